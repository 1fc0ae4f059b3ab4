import DetentCore
import Testing

@Suite("Segment row") struct SegmentRowTests {
  @Test("The segments share the length, in both directions", arguments: LayoutDirection.allCases)
  func spans(direction: LayoutDirection) {
    let row = SegmentRow(count: 4, length: 100, direction: direction)

    let starts = row.indices.map { row.span(of: $0).start }

    #expect(starts == (direction == .leftToRight ? [0, 25, 50, 75] : [75, 50, 25, 0]))
    #expect(row.indices.allSatisfy { row.index(at: row.span(of: $0).middle) == $0 })
    #expect(row.index(at: -1) == nil && row.index(at: 100) == nil && row.index(at: .nan) == nil)
    #expect(row.span(of: 4) == TabSpan(start: 0, length: 0))
  }

  @Test("Keys move the selection within the row")
  func keys() {
    let row = SegmentRow(count: 3, length: 90)

    #expect(row.index(after: .right, from: 1) == 2 && row.index(after: .right, from: 2) == nil)
    #expect(row.index(after: .left, from: 1) == 0 && row.index(after: .left, from: 0) == nil)
    #expect(row.index(after: .home, from: 2) == 0 && row.index(after: .end, from: 0) == 2)
    #expect(row.index(after: .up, from: 1) == nil)
  }

  @Test("From no selection the keys select the first or the last segment")
  func first() {
    let row = SegmentRow(count: 3, length: 90)
    let mirrored = SegmentRow(count: 3, length: 90, direction: .rightToLeft)

    #expect(row.index(after: .right, from: nil) == 0 && row.index(after: .left, from: nil) == 2)
    #expect(mirrored.index(after: .right, from: nil) == 2 && mirrored.index(after: .left, from: nil) == 0)
    #expect(row.index(after: .home, from: nil) == 0 && row.index(after: .end, from: nil) == 2)
    #expect(row.index(after: .down, from: nil) == nil)
    #expect(row.index(movedBy: 1, from: nil) == 0 && row.index(movedBy: -1, from: nil) == 2)
    #expect(row.index(movedBy: 1, from: 2) == nil && row.index(movedBy: -1, from: 1) == 0)
  }

  @Test("Nothing but segments is legal")
  func legal() {
    let row = SegmentRow(count: 2, length: 90)

    #expect([-1, 0, 1, 2, nil].map { row.legal($0) } == [nil, 0, 1, nil, nil])
  }

  @Test("An illegal row has no segments or no length", arguments: [-5, .nan, .infinity, 0])
  func degenerate(length: Double) {
    let row = SegmentRow(count: 2, length: length)
    let empty = SegmentRow(count: -3, length: 10)

    #expect(row.length == 0 && row.span(of: 1) == TabSpan(start: 0, length: 0) && row.index(at: 0) == nil)
    #expect(empty.count == 0 && empty.index(after: .right, from: nil) == nil && empty.index(at: 1) == nil)
    #expect(empty.index(after: .end, from: nil) == nil && empty.index(movedBy: 1, from: nil) == nil)
  }
}
