import DetentCore
import Testing

@testable import DetentGraphics

@Suite("Parts of a picture that give") struct StretchAxisTests {
  private let bubble = StretchAxis(length: 40, parts: [25...33, 7...15])

  /// Where the borders of the pieces are drawn.
  private func borders(_ pieces: [StretchAxis.Piece]) -> [Double] {
    pieces.prefix(1).map(\.target.lowerBound) + pieces.map(\.target.upperBound)
  }

  @Test("Parts are put in order, joined, and kept within the picture; without any all gives")
  func parts() {
    #expect(bubble.parts == [7...15, 25...33])
    #expect(StretchAxis(length: 10, parts: [4...6, 5...8, 8...9]).parts == [4...9])
    #expect(StretchAxis(length: 10, parts: [-5...3, 8...20]).parts == [0...3, 8...10])
    for none in [[], [3...3], [10...12], [-2...0]] as [[ClosedRange<Double>]] {
      #expect(StretchAxis(length: 10, parts: none).parts == [0...10])
    }
  }

  @Test(
    "What does not give keeps its length, the rest is shared in proportion", arguments: [24, 30, 40, 100])
  func proportion(length: Double) {
    let pieces = bubble.pieces(over: 5...5 + length)
    let share = (length - 24) / 2
    #expect(
      borders(pieces) == [5, 12, 12 + share, 22 + share, 22 + 2 * share, 29 + 2 * share])
    #expect(pieces.map(\.source) == [0...7, 7...15, 15...25, 25...33, 33...40])
  }

  @Test("Unequal parts share unequally, also at the ends")
  func unequal() {
    let axis = StretchAxis(length: 12, parts: [0...1, 9...12])
    #expect(borders(axis.pieces(over: 0...28)) == [0, 5, 13, 28])
  }

  @Test("Without room for what does not give all of that shrinks", arguments: [12, 1, 0])
  func tooSmall(length: Double) {
    let pieces = bubble.pieces(over: 0...length)
    let factor = length / 24
    let expected = [0, 7, 7, 17, 17, 24].map { $0 * factor }
    #expect(zip(borders(pieces), expected).allSatisfy { ($0 - $1).magnitude < 1e-12 })
  }

  @Test(
    "A column is kept at its place as far as the parts beside it give",
    arguments: [(50, 50), (20, 20), (12, 12), (3, 12), (88, 88), (95, 88)])
  func anchor(place: Double, expected: Double) {
    let pieces = bubble.pieces(over: 0...100, anchor: Image.Anchor(column: 20, x: place))
    #expect(pieces.first { $0.source.lowerBound == 15 }?.target == expected - 5...expected)
    #expect(pieces.first { $0.source.lowerBound == 20 }?.target == expected...expected + 5)
    #expect(pieces.first?.target == 0...7)
    #expect(pieces.last?.target == 93...100)
  }

  @Test("A column cannot be kept where nothing gives on one side of it, or there is no room")
  func noAnchor() {
    let caps = StretchAxis(length: 20, parts: [8...12])
    for column in [0.0, 5, 20, -3] {
      let anchor = Image.Anchor(column: column, x: 10)
      #expect(caps.pieces(over: 0...50, anchor: anchor) == caps.pieces(over: 0...50))
    }
    for place in [Double.nan, .infinity] {
      let anchor = Image.Anchor(column: 20, x: place)
      #expect(bubble.pieces(over: 0...90, anchor: anchor) == bubble.pieces(over: 0...90))
    }
    let anchor = Image.Anchor(column: 20, x: 3)
    #expect(bubble.pieces(over: 0...20, anchor: anchor) == bubble.pieces(over: 0...20))
  }
}
