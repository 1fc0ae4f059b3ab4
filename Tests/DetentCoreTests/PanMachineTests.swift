import DetentCore
import Testing

@Suite("Pan machine") struct PanMachineTests {
  @Test("A thumb's pan begins with the first movement, and not with a press or a repeated place")
  func thumb() {
    var script = PanScript(.thumb)

    #expect(script.down(50) == .nothing)
    #expect(script.move(50) == .nothing)
    #expect(script.move(50.25).state == .began)
    #expect(script.machine.reading?.translation == Vector(dx: 0.25))
    #expect(script.up(50.25).reading?.translation == Vector(dx: 0.25))
  }

  @Test("Translation counts from the press, or from where the pan began")
  func start() {
    var fromPress = PanScript(.init(slop: Slop(10), start: .press))
    var fromCrossing = PanScript(.init(slop: Slop(10), start: .crossing))
    _ = (fromPress.down(0), fromCrossing.down(0))

    let first = (fromPress.move(12), fromCrossing.move(12))
    let second = (fromPress.move(30), fromCrossing.move(30))

    #expect(first.0.reading?.translation == Vector(dx: 12))
    #expect(first.1.reading?.translation == .zero)
    #expect(second.0.reading?.translation == Vector(dx: 30))
    #expect(second.1.reading?.translation == Vector(dx: 18))
    #expect(second.0.reading?.location == second.1.reading?.location)
  }

  @Test(
    "The slop is that of the device",
    arguments: [(PointerKind.mouse, 8.5), (.touch, 10.5), (.touchpad, 10.5)])
  func slopOfTheDevice(kind: PointerKind, distance: Double) {
    var script = PanScript(.pager(along: .horizontal))
    script.kind = kind
    _ = script.down(0)

    #expect(script.move(distance - 0.5) == .nothing)
    #expect(script.move(distance).state == .began)
    #expect(script.machine.reading?.kind == kind)
  }

  @Test("While it waits the machine reports nothing, and begins where the pointer is then")
  func waiting() {
    var script = PanScript(.init(slop: Slop(10), start: .crossing))
    script.answersItself = false
    _ = script.down(0)

    let question = script.move(15)
    let meanwhile = [script.move(25), script.move(3), script.move(40)]
    let answer = script.machine.begin()

    #expect(question.reading?.translation == Vector(dx: 15))
    #expect(question.state == nil)
    #expect(!question.isAction)
    #expect(meanwhile == [.nothing, .nothing, .nothing])
    #expect(answer.state == .began)
    #expect(answer.reading?.translation == .zero)
    #expect(answer.reading?.location == Point(x: 40))
  }

  @Test("The question counts from the press even when the translation was set")
  func questionAfterSetTranslation() {
    var script = PanScript()
    script.answersItself = false
    _ = script.down(0)
    script.machine.setTranslation(Vector(dx: 500))

    #expect(script.move(5) == .nothing)
    #expect(script.move(11).reading?.translation == Vector(dx: 11))
    #expect(script.machine.begin().reading?.translation == Vector(dx: 511))
  }

  @Test(
    "A refusal fails the press, and the rest of it is swallowed", arguments: [PanFailure.vetoed, .outranked])
  func refusal(reason: PanFailure) {
    var script = PanScript()
    script.answersItself = false
    _ = (script.down(0), script.move(20))

    #expect(script.machine.fail(reason) == .failed(reason))
    #expect(script.move(50) == .nothing)
    #expect(script.up(50) == .nothing)
    #expect(script.machine == PanMachine(settings: script.machine.settings))
  }

  @Test("Failures say why")
  func reasons() {
    var lifted = PanScript()
    _ = (lifted.down(0), lifted.move(5))
    var across = PanScript(.init(slop: Slop(10), axis: .horizontal))
    _ = across.down(0)
    var late = PanScript()
    late.answersItself = false
    _ = (late.down(0), late.move(20))
    var lost = PanScript()
    _ = lost.down(0)

    #expect(lifted.up(5) == .failed(.lifted))
    #expect(across.move(0, 20) == .failed(.wrongAxis))
    #expect(late.up(20) == .failed(.liftedWhileWaiting))
    #expect(lost.move(30, isHeld: false) == .failed(.releaseMissed))
  }

  @Test(
    "A motion without the button ends a mouse's pan where it was last held", arguments: ["move", "leave"])
  func lostRelease(phase: String) {
    var script = PanScript(.thumb)
    _ = (script.down(0), script.move(20))

    let outcome = script.send(phase == "move" ? .move : .leave, 400, isHeld: false)

    #expect(outcome.state == .ended)
    #expect(outcome.reading?.translation == Vector(dx: 20))
    #expect(script.move(90) == .nothing)
    #expect(script.up(90) == .nothing)
  }

  @Test("A finger, and a pan of another button, need no held primary button")
  func heldIsForTheMouse() {
    var touch = PanScript(.thumb)
    touch.kind = .touch
    var secondary = PanScript(.init(button: .secondary))
    _ = (touch.down(0), secondary.down(0, button: .secondary))

    #expect(touch.move(5, isHeld: false).state == .began)
    #expect(secondary.move(5, isHeld: false).state == .began)
    #expect(secondary.up(5, button: .primary) == .nothing)
    #expect(secondary.up(5, button: .secondary).state == .ended)
  }

  @Test("A press after a lost release starts afresh")
  func pressAfterInterruption() {
    var script = PanScript()
    _ = (script.down(0), script.move(20))
    let cancelled = script.machine.interrupt(.windowUnmapped)

    _ = script.down(100)
    let began = script.move(120)

    #expect(cancelled.reading?.velocity == nil)
    #expect(
      cancelled
        == .cancelled(PanReading(translation: Vector(dx: 20), location: Point(x: 20)), .windowUnmapped))
    #expect(began.reading?.translation == Vector(dx: 20))
  }

  @Test("The velocity is that of the lift: none after a rest, present without one")
  func velocityAtTheLift() throws {
    var quick = PanScript(.thumb)
    _ = quick.down(0)
    for step in 1...5 { _ = quick.move(Double(step) * 10) }
    var rested = quick
    rested.milliseconds += 31

    let quickEnd = try #require(quick.up(50).reading)
    let restedEnd = try #require(rested.up(50).reading)

    #expect(agrees(try #require(quickEnd.velocity).dx, 1000, within: 1e-9))
    #expect(restedEnd.velocity == nil)
  }

  @Test("A pointer held still slows the pan down though nothing is reported")
  func holding() throws {
    var script = PanScript(.thumb)
    _ = script.down(0)
    for step in 1...6 { _ = script.move(Double(step) * 10) }
    for _ in 0..<3 { #expect(script.move(60) == .nothing) }

    let end = try #require(script.up(60).reading?.velocity)

    #expect(end.dx < 300)
  }

  @Test("Where the pointer is lifted counts for the place and not for the velocity")
  func rollingFinger() throws {
    var script = PanScript(.thumb)
    _ = (script.down(0), script.move(10), script.move(20))

    let end = try #require(script.up(500, 7).reading)

    #expect(end.translation == Vector(dx: 500, dy: 7))
    #expect(agrees(try #require(end.velocity).dx, 1000, within: 1e-9))
  }

  @Test("Setting the translation restarts the velocity, and nonsense changes nothing")
  func setTranslation() {
    var script = PanScript(.thumb)
    _ = (script.down(0), script.move(10), script.move(20))
    script.machine.setTranslation(Vector(dx: -3, dy: 4))
    let afterSet = script.machine.reading
    script.machine.setTranslation(Vector(dx: .nan))

    #expect(afterSet?.translation == Vector(dx: -3, dy: 4))
    #expect(afterSet?.velocity == nil)
    #expect(script.machine.reading == afterSet)
    #expect(script.move(21).reading?.translation == Vector(dx: -2, dy: 4))
  }

  @Test("A place that cannot be is dropped; a lift there still lifts")
  func brokenPlaces() {
    var script = PanScript(.thumb)

    #expect(script.down(.nan) == .nothing)
    #expect(script.machine.numberOfTouches == 0)
    _ = (script.down(0), script.move(20))
    #expect(script.move(.infinity) == .nothing)
    #expect(script.move(30, -.infinity) == .nothing)
    #expect(script.up(.nan).reading?.translation == Vector(dx: 20))
  }

  @Test("Disabling takes the pan away for good, and swallows what comes")
  func disabling() {
    var script = PanScript()
    _ = (script.down(0), script.move(20))

    #expect(script.machine.setEnabled(false).state == .cancelled)
    #expect(script.machine.setEnabled(false) == .nothing)
    #expect(script.down(0) == .nothing)
    #expect(script.machine.setEnabled(true) == .nothing)
    #expect(script.move(60) == .nothing)
    #expect(script.machine.isEnabled)
    #expect(script.machine.numberOfTouches == 0)
  }

  @Test("A third finger is not followed, and a lifted finger makes room")
  func maximum() {
    var script = PanScript(.init(maximumNumberOfTouches: 2))
    script.kind = .touch
    _ = (script.down(0, touch: 1), script.down(10, touch: 2), script.down(20, touch: 3))
    let followed = (1...3).map { script.machine.isTracking(PointerID(source: 2, touch: $0)) }

    _ = (script.up(0, touch: 1), script.down(50, touch: 4))

    #expect(followed == [true, true, false])
    #expect(script.machine.isTracking(PointerID(source: 2, touch: 4)))
    #expect(script.move(900, touch: 3) == .nothing)
  }

  @Test("A finger that joins or leaves jumps neither in translation nor in velocity")
  func joiningFinger() throws {
    var script = PanScript(.init(maximumNumberOfTouches: 2))
    script.kind = .touch
    _ = (script.down(0, touch: 1), script.move(10, touch: 1), script.move(20, touch: 1))
    _ = script.down(500, touch: 2)

    let joined = try #require(script.move(30, touch: 1).reading)
    _ = script.up(500, touch: 2)
    let left = try #require(script.move(40, touch: 1).reading)

    #expect(joined.translation == Vector(dx: 25))
    #expect(agrees(try #require(joined.velocity).dx, 500, within: 1e-9))
    #expect(left.translation == Vector(dx: 35))
    #expect(agrees(try #require(left.velocity).dx, 1000, within: 1e-9))
  }

  @Test("A maximum below the minimum is the minimum, and the minimum is at least one")
  func illegalCounts() {
    var two = PanScript(.init(minimumNumberOfTouches: 2, maximumNumberOfTouches: 0))
    var one = PanScript(.init(minimumNumberOfTouches: -4, maximumNumberOfTouches: -9))
    two.kind = .touch
    _ = (two.down(0, touch: 1), two.down(0, touch: 2), one.down(0))

    #expect(two.move(10, touch: 1).reading?.translation == Vector(dx: 5))
    #expect(one.move(10).state == .began)
  }

  @Test("With too few fingers nothing adds up; the question is dropped when a finger lifts before the answer")
  func tooFewFingers() {
    var script = PanScript(.init(slop: Slop(10), minimumNumberOfTouches: 2, maximumNumberOfTouches: 2))
    script.kind = .touch
    script.answersItself = false
    _ = (script.down(0, touch: 1), script.move(90, touch: 1))
    let alone = script.machine.reading?.translation
    _ = script.down(0, touch: 2)
    let question = script.move(130, touch: 1)

    let lift = script.up(0, touch: 2)

    #expect(alone == .zero)
    #expect(question.reading?.translation == Vector(dx: 20))
    #expect(lift == .nothing)
    #expect(!script.machine.isWaiting)
    #expect(script.machine.begin() == .nothing)
    #expect(script.machine.reading?.translation == .zero)
    #expect(script.up(130, touch: 1) == .failed(.lifted))
  }
}
