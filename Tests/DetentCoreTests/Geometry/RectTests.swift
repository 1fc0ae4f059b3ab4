import DetentCore
import Testing

@Suite("Rectangle") struct RectTests {
  private let rect = Rect(x: 10, y: 20, width: 30, height: 40)

  @Test("Edges, centre and extents")
  func edges() {
    #expect([rect.minX, rect.midX, rect.maxX] == [10, 25, 40])
    #expect([rect.minY, rect.midY, rect.maxY] == [20, 40, 60])
    #expect([rect.width, rect.height] == [30, 40])
    #expect(rect.center == Point(x: 25, y: 40))
    #expect(Rect(center: Point(x: 25, y: 40), size: Size(width: 30, height: 40)) == rect)
  }

  @Test(
    "It is empty unless both extents are positive",
    arguments: [(0.0, 5.0, true), (5, 0, true), (-1, 5, true), (.nan, 5, true), (5, 5, false)])
  func empty(width: Double, height: Double, isEmpty: Bool) {
    #expect(Rect(x: 0, y: 0, width: width, height: height).isEmpty == isEmpty)
    #expect(Rect.zero.isEmpty)
  }

  @Test(
    "The left and top edges belong to it, the others do not",
    arguments: [
      (10.0, 20.0, true), (39.9, 59.9, true), (40, 30, false), (20, 60, false), (9.9, 30, false),
      (20, 19.9, false),
    ])
  func containsPoint(x: Double, y: Double, isInside: Bool) {
    #expect(rect.contains(Point(x: x, y: y)) == isInside)
  }

  @Test("It contains what lies within, edges included", arguments: [Insets(all: 0), Insets(all: 3)])
  func containsRect(insets: Insets) {
    #expect(rect.contains(rect.inset(by: insets)))
    for outward in [Insets(top: -1), Insets(left: -1), Insets(bottom: -1), Insets(right: -1)] {
      #expect(!rect.contains(rect.inset(by: outward)))
    }
  }

  @Test("What two share, and what is around both")
  func shared() {
    let other = Rect(x: 30, y: 50, width: 30, height: 40)

    #expect(rect.intersection(other) == Rect(x: 30, y: 50, width: 10, height: 10))
    #expect(rect.intersects(other))
    #expect(rect.union(other) == Rect(x: 10, y: 20, width: 50, height: 70))
  }

  @Test(
    "Rectangles that only touch share nothing",
    arguments: [Vector(dx: 30), Vector(dy: 40), Vector(dx: -30), Vector(dy: -40), Vector(dx: 99)])
  func touching(offset: Vector) {
    let other = rect.offset(by: offset)

    #expect(!rect.intersects(other))
    #expect(rect.intersection(other) == .zero)
  }

  @Test("An empty one adds nothing to a union")
  func emptyUnion() {
    let empty = Rect(x: 500, y: 500, width: 0, height: 9)

    #expect(rect.union(empty) == rect)
    #expect(empty.union(rect) == rect)
  }

  @Test("Moved, and with its edges moved inward")
  func moved() {
    #expect(rect.offset(by: Vector(dx: 1, dy: -2)) == Rect(x: 11, y: 18, width: 30, height: 40))
    #expect(
      rect.inset(by: Insets(top: 1, left: 2, bottom: 3, right: 4))
        == Rect(x: 12, y: 21, width: 24, height: 36))
    #expect(rect.inset(by: .zero) == rect)
  }
}
