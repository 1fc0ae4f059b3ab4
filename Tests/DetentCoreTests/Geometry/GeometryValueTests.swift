import DetentCore
import Testing

@Suite("Points, vectors, sizes") struct GeometryValueTests {
  @Test("Points and vectors add up")
  func arithmetic() {
    let point = Point(x: 3, y: 4)
    let vector = Vector(dx: 1, dy: -2)

    #expect(point + vector == Point(x: 4, y: 2))
    #expect(point - vector == Point(x: 2, y: 6))
    #expect(point - Point(x: 1, y: 1) == Vector(dx: 2, dy: 3))
    #expect(point.offset == Vector(dx: 3, dy: 4))
    #expect(vector + Vector(dx: 1, dy: 1) == Vector(dx: 2, dy: -1))
    #expect(vector - Vector(dx: 1, dy: 1) == Vector(dx: 0, dy: -3))
    #expect(vector * -2 == Vector(dx: -2, dy: 4))
    #expect(point.offset.length == 5)
    #expect(point.offset.dot(vector) == -5)
    #expect(Vector() == .zero && Point() == .zero && Size() == .zero)
  }

  @Test("Each axis names its own part", arguments: [(Axis.horizontal, 1.0, 2.0), (.vertical, 2, 1)])
  func axes(axis: Axis, along: Double, across: Double) {
    var point = Point(x: 1, y: 2)
    var size = Size(width: 1, height: 2)
    var vector = Vector(dx: 1, dy: 2)
    #expect([point[axis], size[axis], vector[axis]] == [along, along, along])
    #expect(axis.crossing != axis)

    point[axis] = 9
    size[axis] = 9
    vector[axis] = 9

    #expect([point[axis], size[axis], vector[axis]] == [9, 9, 9])
    #expect([point[axis.crossing], size[axis.crossing], vector[axis.crossing]] == [across, across, across])
  }

  @Test("A point is finite when both its coordinates are", arguments: [Double.nan, .infinity, -.infinity])
  func finite(illegal: Double) {
    #expect(Point(x: 1, y: -1).isFinite)
    #expect(!Point(x: illegal, y: 0).isFinite)
    #expect(!Point(x: 0, y: illegal).isFinite)
  }

  @Test(
    "A size is legal when it is finite and not negative",
    arguments: [
      (0.0, 0.0, true), (5, 5, true), (-1, 5, false), (5, -1, false), (.nan, 5, false), (5, .infinity, false),
    ])
  func legal(width: Double, height: Double, isLegal: Bool) {
    #expect(Size(width: width, height: height).isLegal == isLegal)
  }

  @Test("Insets are the same on all sides, or each its own")
  func insets() {
    #expect(Insets(all: 3) == Insets(top: 3, left: 3, bottom: 3, right: 3))
    #expect(Insets() == .zero)
    #expect(Insets(left: 2).left == 2)
  }
}
