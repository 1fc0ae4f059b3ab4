import DetentCore
import DetentLab
import Testing

@Suite("Sequences of pointing") struct PointingSequenceTests {
  private func sequence(_ trials: [PointingTrial], isSerial: Bool = true) -> PointingSequence {
    PointingSequence(trials: trials, width: 20, dimensions: .one, isSerial: isSerial)
  }

  private func trial(_ start: Point, _ target: Point, _ selection: Point, _ time: Double = 500)
    -> PointingTrial
  {
    PointingTrial(start: start, target: target, selection: selection, movementTime: time)
  }

  @Test("Nothing has no measures")
  func empty() {
    let nothing = sequence([])

    #expect(nothing.endpointErrors == .value([]))
    #expect(nothing.effectiveAmplitude == .undefined(.tooFew(count: 0, needed: 1)))
    #expect(nothing.errorRate == .undefined(.tooFew(count: 0, needed: 1)))
    #expect(nothing.throughput.throughput == .undefined(.tooFew(count: 0, needed: 2)))
  }

  @Test("A trial without a way makes the sequence undefined rather than vanish")
  func noWay() {
    let place = Point(x: 3, y: 4)
    let still = sequence([trial(place, place, place), trial(place, Point(x: 90, y: 4), place)])

    #expect(still.endpointErrors == .undefined(.zeroAmplitude))
    #expect(still.misses == .undefined(.zeroAmplitude))
    #expect(still.throughput.throughput == .undefined(.zeroAmplitude))
  }

  @Test("A time that is not positive is a fault")
  func time() {
    let (start, target) = (Point(x: 0, y: 0), Point(x: 90, y: 0))
    let trials = [trial(start, target, Point(x: 88, y: 0), 0), trial(start, target, target)]

    #expect(sequence(trials).movementTime == .undefined(.notPositive(0)))
    #expect(sequence(trials).throughput.difficulty.value != nil)
    #expect(sequence(trials).throughput.throughput == .undefined(.notPositive(0)))
  }

  @Test("What is no number is refused", arguments: unusable)
  func refused(value: Double) {
    let (start, target) = (Point(x: 0, y: 0), Point(x: 90, y: 0))

    #expect(trial(start, target, Point(x: value, y: 0)).endpointError == .undefined(.notFinite))
    #expect(trial(Point(x: value, y: 0), target, start).endpointError.value == nil)
    #expect(trial(start, target, Point(x: value, y: 0)).isMiss(width: 9, dimensions: .two).value == nil)
    #expect(trial(start, target, start).isMiss(width: 0, dimensions: .two) == .undefined(.notPositive(0)))
  }

  @Test("Snapped endpoints have no spread in any direction, however they round", arguments: 0..<24)
  func snapped(direction: Int) throws {
    let angle = Double(direction) * .pi / 12
    let way = Vector(dx: 700 * Elementary.cos(angle), dy: 700 * Elementary.sin(angle))
    let trials = [0.0, 13.7, 333.1].map { shift in
      let start = Point(x: 100 + shift, y: 200 - shift)
      return trial(start, start + way, start + way)
    }

    #expect(sequence(trials).throughput.throughput == .undefined(.zeroVariance))
  }

  @Test("Throughput does not change when the screen is turned or its points are smaller", arguments: 0..<30)
  func turned(stream: Int) throws {
    var dice = Dice(stream)
    let angle = dice.numbers(1, in: 0...6.28)[0]
    let scale = dice.numbers(1, in: 0.5...3)[0]
    let turn = { (point: Point) in
      Point(
        x: scale * (Elementary.cos(angle) * point.x - Elementary.sin(angle) * point.y),
        y: scale * (Elementary.sin(angle) * point.x + Elementary.cos(angle) * point.y))
    }
    let trials = (0..<6).map { index in
      let errors = dice.numbers(2, in: -9...9)
      return trial(
        Point(x: 10, y: 20), Point(x: 310, y: 20), Point(x: 310 + errors[0], y: 20 + errors[1]),
        500 + Double(index))
    }
    let turned = trials.map { trial(turn($0.start), turn($0.target), turn($0.selection), $0.movementTime) }

    #expect(
      isNear(sequence(trials).throughput.throughput.value, sequence(turned).throughput.throughput.value),
      "seed \(Dice.seed)")
  }

  @Test("A circle of targets has an odd number of them", arguments: [Int.min, 0, 1, 2, 4, 1000, .max])
  func circle(targets: Int) {
    #expect(TargetCircle.order(targets: targets).value == nil)
    #expect(TargetCircle.amplitude(diameter: 100, targets: targets).value == nil)
  }

  @Test("Each target of a circle is visited once, and the first again", arguments: [3, 5, 9, 25, 999])
  func order(targets: Int) throws {
    let order = try TargetCircle.order(targets: targets).get()

    #expect(Set(order.dropLast()) == Set(0..<targets))
    #expect(order.last == 0)
    #expect(try TargetCircle.amplitude(diameter: 100, targets: targets).get() < 100)
    #expect(TargetCircle.amplitude(diameter: 0, targets: targets) == .undefined(.notPositive(0)))
  }
}
