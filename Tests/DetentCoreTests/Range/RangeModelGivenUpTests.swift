import DetentCore
import Testing

@Suite("Giving up what held keys did") struct RangeModelGivenUpTests {
  private static func model(
    _ lower: Int, _ upper: Int, _ rule: CollisionRule = .stop
  ) throws -> RangeModel<StopGrid> {
    var model = RangeModel(scale: StopGrid(count: 11), behavior: RangeBehavior(collision: rule))
    _ = try model.set(lower: lower, upper: upper)
    return model
  }

  @Test(
    "The pair from before the first key comes back, whatever the keys did to it",
    arguments: [CollisionRule.stop, .cross, .push, .keepApart(segments: 1)], ThumbID.allCases)
  func restored(rule: CollisionRule, thumb: ThumbID) throws {
    var model = try Self.model(4, 6, rule)

    for count in [3, 2, -9] { _ = model.step(thumb, .by(count), at: 0) }
    let isChange = [model.lower, model.upper] != [4, 6]
    let effects = model.cancelStepping(at: 1)

    #expect([model.lower, model.upper] == [4, 6])
    #expect(effects == [.cancelled(lower: 4, upper: 6, isChange: isChange)])
    #expect(model.endStepping().isEmpty)
  }

  @Test("Without keys that are held, or that moved anything, there is nothing to give up")
  func nothing() throws {
    var model = try Self.model(0, 10)

    let idle = model.cancelStepping(at: 0)
    _ = model.step(.first, .by(-1), at: 0)
    let held = model.cancelStepping(at: 0)
    _ = model.wheel(.first, units: 120, at: 0)
    let turned = model.cancelStepping(at: 0)

    #expect(idle.isEmpty && held.isEmpty && turned.isEmpty && model.lower == 1)
  }

  @Test("A key that is still held does nothing until one goes down anew")
  func repeats() throws {
    var model = try Self.model(2, 8)
    _ = model.step(.first, .by(1), at: 0)
    _ = model.cancelStepping(at: 0)

    let repeated = model.step(.first, .by(1), isRepeated: true, at: 0)
    let kept = model.lower
    _ = model.step(.first, .by(1), at: 0)
    _ = model.step(.first, .by(1), isRepeated: true, at: 0)

    #expect(repeated.isEmpty && kept == 2 && model.lower == 4)
  }

  @Test("What the program or a pointer did meanwhile stays")
  func others() throws {
    var model = try Self.model(2, 8)
    let track = Track(start: 0, length: 100)
    _ = model.step(.first, .by(1), at: 0)

    _ = try model.set(lower: 5, upper: 8)
    _ = model.step(.first, .by(1), at: 0)
    let finger = PointerID(touch: 1)
    _ = model.press(finger, at: TrackPoint(along: 80), on: track, time: 0)
    _ = model.drag(finger, to: TrackPoint(along: 90), on: track, time: 0)
    let ended = model.cancelStepping(at: 0)

    // The press has ended the interaction by keys.
    #expect(ended.isEmpty && [model.lower, model.upper] == [6, 9])
  }
}
