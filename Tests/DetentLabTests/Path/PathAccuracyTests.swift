import DetentCore
import DetentLab
import Testing

@Suite("Accuracy of paths") struct PathAccuracyTests {
  private let path = [(0.0, 0.0), (10, 3), (22, 5), (35, -2), (50, -4), (66, 1), (80, 6), (95, 4), (100, 0)]
    .map { Point(x: $0.0, y: $0.1) }
  private let end = Point(x: 100, y: 0)

  @Test("No axis, no path and no number are refused")
  func refused() {
    #expect(
      reason { () throws(Undefined) in try PathAccuracy(of: path, from: end, to: end) } == .zeroAmplitude)
    #expect(
      reason { () throws(Undefined) in try PathAccuracy(of: [], from: .zero, to: end) }
        == .tooFew(count: 0, needed: 1))
    for value in unusable {
      let lost = Point(x: value, y: 1)
      #expect(
        reason { () throws(Undefined) in try PathAccuracy(of: [lost], from: .zero, to: end) } == .notFinite)
      #expect(
        reason { () throws(Undefined) in try PathAccuracy(of: path, from: lost, to: end) } == .notFinite)
    }
  }

  @Test("One point has an offset and no variability")
  func single() throws {
    let accuracy = try PathAccuracy(of: [Point(x: 50, y: 7)], from: .zero, to: end)

    #expect(accuracy.offset == .value(7))
    #expect(accuracy.error == .value(7))
    #expect(accuracy.variability == .undefined(.tooFew(count: 1, needed: 2)))
    #expect(accuracy.axisCrossings == 0)
    #expect(accuracy.directionChanges == 0)
  }

  @Test(
    "Counts and offsets stay when everything is turned, so do signs when the movement is reversed",
    arguments: 0..<24)
  func turned(direction: Int) throws {
    let angle = Double(direction) * .pi / 12
    let turn = { (point: Point) in
      Point(
        x: Elementary.cos(angle) * point.x - Elementary.sin(angle) * point.y + 311,
        y: Elementary.sin(angle) * point.x + Elementary.cos(angle) * point.y - 17)
    }
    let plain = try PathAccuracy(of: path, from: .zero, to: end)
    let turned = try PathAccuracy(of: path.map(turn), from: turn(.zero), to: turn(end))

    #expect(turned.axisCrossings == plain.axisCrossings)
    #expect(turned.directionChanges == plain.directionChanges)
    #expect(turned.orthogonalChanges == plain.orthogonalChanges)
    #expect(isNear(turned.offset.value, plain.offset.value))
    #expect(isNear(turned.variability.value, plain.variability.value))
  }

  @Test("Points on the line cross it nowhere, whatever its direction", arguments: 1...40)
  func onTheLine(direction: Int) throws {
    let end = Point(x: 300 * Elementary.cos(Double(direction)), y: 300 * Elementary.sin(Double(direction)))
    let path = stride(from: 0.0, through: 1, by: 0.01).map { Point(x: end.x * $0, y: end.y * $0) }
    let accuracy = try PathAccuracy(of: path, from: .zero, to: end)

    #expect(accuracy.axisCrossings == 0)
    #expect(accuracy.directionChanges == 0)
    #expect(accuracy.orthogonalChanges == 0)
  }

  @Test("The clockwise side is positive")
  func side() throws {
    let axis = try TaskAxis(from: Point(x: 5, y: 5), to: Point(x: 5, y: 25))

    #expect(axis.length == 20)
    #expect(axis.across(Point(x: 2, y: 9)) == 3)
    #expect(axis.along(Point(x: 2, y: 9)) == 4)
    #expect(axis.rounding == 20e-9)
  }

  @Test("Hysteresis takes crossings away, never adds them", arguments: 0..<30)
  func hysteresis(stream: Int) throws {
    var dice = Dice(stream)
    let path = zip(dice.numbers(40, in: 0...100), dice.numbers(40, in: -9...9)).map { Point(x: $0, y: $1) }
    let accuracy = try PathAccuracy(of: path, from: .zero, to: end)
    let counts = [0.0, 1, 3, 5, 10].map { accuracy.axisCrossings(beyond: $0) }

    #expect(counts == counts.sorted(by: >), "seed \(Dice.seed)")
    #expect(counts.last == 0)
  }
}
