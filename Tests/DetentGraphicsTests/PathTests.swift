import DetentCore
import DetentGraphics
import Testing

@Suite("Path") struct PathTests {
  private let box = Rect(x: 10, y: 20, width: 30, height: 40)

  @Test("Shapes fill their rectangle exactly", arguments: [0, 4, 15, 400, .nan, -3] as [Double])
  func bounds(radius: Double) {
    for path in [Path(rect: box), Path(ellipseIn: box), Path(roundedRect: box, radius: radius)] {
      let bounds = path.bounds

      #expect(abs(bounds.minX - 10) < 1e-9 && abs(bounds.maxX - 40) < 1e-9)
      #expect(abs(bounds.minY - 20) < 1e-9 && abs(bounds.maxY - 60) < 1e-9)
    }
  }

  @Test("A radius beyond half the smaller side counts as that half") func clampedRadius() {
    #expect(Path(roundedRect: box, radius: 1000) == Path(roundedRect: box, radius: 15))
    #expect(Path(roundedRect: box, radius: -1) == Path(rect: box))
  }

  @Test("The corners of a rounded rectangle are quarter arcs, clockwise from the top right")
  func corners() {
    var expected = Path()
    let centers = [Point(x: 33, y: 27), Point(x: 33, y: 53), Point(x: 17, y: 53), Point(x: 17, y: 27)]
    for (index, center) in centers.enumerated() {
      let start = Double(index - 1) * .pi / 2
      expected.arc(center: center, radius: 7, start: start, end: start + .pi / 2)
    }
    expected.close()
    var distances: [Double] = []
    var others = expected.points
    let path = Path(roundedRect: box, radius: 7)
    for point in path.points { distances.append((point - others.removeFirst()).length) }

    #expect(path.elements.count == expected.elements.count && others.isEmpty)
    #expect(distances.allSatisfy { $0 < 1e-12 })
  }

  @Test("An empty rectangle gives an empty path") func empty() {
    #expect(Path(rect: .zero).isEmpty)
    #expect(Path(ellipseIn: Rect(x: 0, y: 0, width: -4, height: 4)).isEmpty)
    #expect(Path(roundedRect: .zero, radius: 3).isEmpty)
    #expect(Path().bounds == .zero)
  }

  @Test("An arc ends where its angle says", arguments: [0.1, 1, .pi, 4, -2, -6] as [Double])
  func arc(sweep: Double) throws {
    var path = Path()
    path.arc(center: Point(x: 3, y: 4), radius: 10, start: 0.5, end: 0.5 + sweep)

    guard case .curve(let end, _, _) = try #require(path.elements.last) else {
      Issue.record("the last element is no curve")
      return
    }
    #expect(abs((end - Point(x: 3, y: 4)).length - 10) < 1e-9)
    #expect(path.elements.count <= 1 + Int((abs(sweep) / (.pi / 2)).rounded(.up)))
  }

  @Test("Numbers that are none are remembered, not hidden") func notFinite() {
    var path = Path()
    path.arc(center: .zero, radius: .nan, start: 0, end: 1)

    #expect(!path.isFinite)
    #expect(!Path(ellipseIn: Rect(x: .infinity, y: 0, width: 1, height: 1)).isFinite)
  }
}

extension Path {
  /// All points and control points, in their order.
  fileprivate var points: [Point] {
    elements.flatMap { element -> [Point] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .curve(let point, let first, let second): [first, second, point]
      case .close: []
      }
    }
  }
}
