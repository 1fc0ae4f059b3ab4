import DetentCore
import DetentTesting
import DetentUI
import Testing

@Suite("The pan recogniser")
@MainActor
struct PanGestureRecognizerTests {
  let scene: Scene
  let view = Probe(10, 10, 100, 50)
  let pan = PanGestureRecognizer()

  init() throws {
    scene = try Scene()
    view.addGestureRecognizer(pan)
    scene.show(view)
  }

  @Test("It says exactly what the machine says, for random samples", arguments: [0.0, 5])
  func machine(slop: Double) {
    let seed = UInt64.random(in: .min ... .max)
    var random = SplitMix(seed: seed)
    let settings = PanMachine.Settings(slop: Slop(slop))
    pan.settings = settings
    var machine = PanMachine(settings: settings)
    var heard: [String] = []
    var expected: [String] = []
    pan.addTarget { [unowned pan] in
      heard.append("\($0.state) \(pan.translation) \(String(describing: pan.velocity))")
    }

    for step in 1...400 {
      let phases: [PointerSample.Phase] = [
        .down(.primary), .move, .move, .move, .move, .up(.primary), .down(.secondary),
      ]
      let sample = PointerSample(
        pointer: PointerID(source: 2), kind: .touch,
        phase: phases[Int.random(in: 0..<phases.count, using: &random)],
        location: Point(
          x: Double(Int.random(in: 20...100, using: &random)),
          y: Double(Int.random(in: 20...50, using: &random))),
        time: EventTime(milliseconds: Int64(step * 8)), isPrimaryButtonHeld: true)
      pan.receive(sample)
      if pan.wantsToBegin { pan.begin() }
      for outcome in [machine.receive(sample), machine.isWaiting ? machine.begin() : .nothing]
      where outcome.isAction {
        if let state = outcome.state, let reading = outcome.reading {
          expected.append("\(state) \(reading.translation) \(String(describing: reading.velocity))")
        }
      }
    }
    #expect(heard == expected, "seed \(seed)")
    #expect(heard.count > 50, "seed \(seed)")
  }

  @Test("A drag reads translation, location in any view and velocity, and is possible again after its end")
  func readings() {
    var states: [PanState] = []
    pan.addTarget { states.append($0.state) }
    scene.stage.drag(from: Point(x: 30, y: 30), to: Point(x: 70, y: 30), over: 0.08, steps: 4)

    #expect(states == [.began, .changed, .changed, .changed, .ended])
    #expect(pan.state == .possible)
    #expect(pan.translation == Vector(dx: 40, dy: 0))
    #expect(pan.location(in: view) == Point(x: 60, y: 20))
    #expect(pan.location(in: nil) == Point(x: 70, y: 30))
    #expect((pan.velocity?.dx ?? 0) > 400)
    #expect(pan.kind == .mouse)
  }

  @Test("The translation can be set in mid-drag, and goes on from there")
  func setTranslation() {
    scene.stage.press(at: Point(x: 30, y: 30))
    scene.stage.move(to: Point(x: 40, y: 30))
    pan.setTranslation(.zero)
    scene.stage.move(to: Point(x: 43, y: 30))

    #expect(pan.translation == Vector(dx: 3, dy: 0))
  }

  @Test("Escape cancels a drag, and what the mouse does until its next press is nobody's")
  func escape() {
    var states: [PanState] = []
    pan.addTarget { states.append($0.state) }
    scene.stage.press(at: Point(x: 30, y: 30))
    scene.stage.move(to: Point(x: 40, y: 30))
    scene.stage.key(.escape)
    scene.stage.move(to: Point(x: 60, y: 30))
    scene.stage.release()

    #expect(states == [.began, .cancelled])
    scene.stage.drag(from: Point(x: 30, y: 30), to: Point(x: 50, y: 30), steps: 1)
    #expect(states == [.began, .cancelled, .began, .ended])
  }

  @Test("Escape also takes back a press that has not moved; without any press it is a key like others")
  func escapeBeforeBeginning() {
    let delegate = PanDelegate()
    pan.delegate = delegate
    view.takesFocus = true
    view.focus()
    scene.stage.press(at: Point(x: 30, y: 30))
    scene.stage.key(.escape)
    #expect(delegate.failures == 1)
    #expect(pan.lastFailure == .interrupted(.reset))
    #expect(!view.heard.contains("escape down"))

    scene.stage.key(.escape)
    #expect(view.heard.contains("escape down"))
  }

  @Test("A release that nobody saw ends the drag with the next movement, a press with a failure")
  func missedRelease() {
    var states: [PanState] = []
    pan.addTarget { states.append($0.state) }
    scene.stage.press(at: Point(x: 30, y: 30))
    scene.stage.move(to: Point(x: 40, y: 30))
    scene.stage.releaseUnseen()
    scene.stage.move(to: Point(x: 90, y: 30))
    #expect(states == [.began, .ended])
    #expect(pan.translation == Vector(dx: 10, dy: 0))

    scene.stage.press(at: Point(x: 30, y: 30))
    scene.stage.releaseUnseen()
    scene.stage.move(to: Point(x: 90, y: 30))
    #expect(states == [.began, .ended])
    #expect(pan.lastFailure == .releaseMissed)
  }

  @Test("A second button changes nothing in a drag")
  func secondButton() {
    var states: [PanState] = []
    pan.addTarget { states.append($0.state) }
    scene.stage.press(at: Point(x: 30, y: 30))
    scene.stage.move(to: Point(x: 40, y: 30))
    scene.stage.press(at: Point(x: 40, y: 30), button: .secondary)
    scene.stage.release(button: .secondary)
    scene.stage.move(to: Point(x: 50, y: 30))
    scene.stage.release()
    #expect(states == [.began, .changed, .ended])
  }

  @Test("A pan of the second button goes on while only that one is held")
  func panOfSecondButton() {
    var states: [PanState] = []
    pan.settings.button = .secondary
    pan.addTarget { states.append($0.state) }
    scene.stage.press(at: Point(x: 30, y: 30), button: .secondary)
    for x in [40.0, 50, 60] { scene.stage.move(to: Point(x: x, y: 30)) }
    scene.stage.release(button: .secondary)
    scene.stage.move(to: Point(x: 90, y: 30))
    #expect(states == [.began, .changed, .changed, .ended])
  }

  @Test("A press counts where it is, although another button is held since elsewhere")
  func pressWithOtherButtonHeld() {
    var states: [PanState] = []
    pan.addTarget { states.append($0.state) }
    scene.stage.press(at: Point(x: 190, y: 90), button: .secondary)
    scene.stage.press(at: Point(x: 30, y: 30))
    scene.stage.move(to: Point(x: 40, y: 30))
    scene.stage.release()
    #expect(states == [.began, .ended])
  }

  @Test("What takes the pointer away cancels the drag", arguments: 0..<7)
  func losses(way: Int) {
    var states: [PanState] = []
    pan.addTarget { states.append($0.state) }
    scene.stage.press(at: Point(x: 30, y: 30))
    scene.stage.move(to: Point(x: 40, y: 30))
    switch way {
    case 0: scene.stage.unmap()
    case 1: scene.stage.destroy()
    case 2: scene.stage.window.close()
    case 3: scene.stage.cancel()
    case 4: view.removeFromSuperview()
    case 5: scene.root.isHidden = true
    default: pan.isEnabled = false
    }
    #expect(states == [.began, .cancelled])
    scene.stage.move(to: Point(x: 50, y: 30))
    scene.stage.release()
    #expect(states == [.began, .cancelled])
    #expect(pan.state == .possible)
  }

  @Test("A disabled recogniser sees nothing, and sees the next press once it is enabled")
  func disabled() {
    var count = 0
    pan.addTarget { _ in count += 1 }
    pan.isEnabled = false
    scene.stage.drag(from: Point(x: 30, y: 30), to: Point(x: 60, y: 30))
    #expect(count == 0)
    pan.isEnabled = true
    scene.stage.drag(from: Point(x: 30, y: 30), to: Point(x: 60, y: 30), steps: 1)
    #expect(count == 2)
  }

  @Test("A drag may leave view and window and come back")
  func outside() {
    var states: [PanState] = []
    pan.addTarget { states.append($0.state) }
    scene.stage.press(at: Point(x: 30, y: 30))
    scene.stage.move(to: Point(x: -500, y: 900))
    scene.stage.move(to: Point(x: 31, y: 30))
    scene.stage.release()
    #expect(states == [.began, .changed, .ended])
    #expect(pan.translation == Vector(dx: 1, dy: 0))
  }

  @Test("Targets are called in order; a removed one is not, and an object is held weakly")
  func targets() {
    var heard: [Int] = []
    let second = Box(0)
    pan.addTarget { [unowned pan] _ in
      heard.append(1)
      pan.removeTarget(second.value)
    }
    second.value = pan.addTarget { _ in heard.append(2) }
    weak var object: PanTarget?
    do {
      let target = PanTarget()
      object = target
      pan.addTarget(target, action: PanTarget.panned)
      scene.stage.drag(from: Point(x: 30, y: 30), to: Point(x: 60, y: 30), steps: 1)
      #expect(target.count == 2)
    }
    #expect(heard == [1, 1])
    #expect(object == nil)
    scene.stage.drag(from: Point(x: 30, y: 30), to: Point(x: 60, y: 30), steps: 1)
  }

  @Test("A target that ends the gesture spares those after it the step that is over")
  func endedByTarget() {
    var heard: [PanState] = []
    pan.addTarget { recognizer in
      if recognizer.state == .began { recognizer.isEnabled = false }
    }
    pan.addTarget { heard.append($0.state) }
    scene.stage.drag(from: Point(x: 30, y: 30), to: Point(x: 60, y: 30))
    #expect(heard == [.cancelled])
  }

  @Test("Taking a recogniser to another view takes it off the first and cancels")
  func moved() {
    var states: [PanState] = []
    pan.addTarget { states.append($0.state) }
    scene.stage.press(at: Point(x: 30, y: 30))
    scene.stage.move(to: Point(x: 40, y: 30))
    scene.root.addGestureRecognizer(pan)
    #expect(states == [.began, .cancelled])
    #expect(view.gestureRecognizers.isEmpty)
    #expect(pan.view === scene.root)
  }
}

@MainActor
private final class PanTarget {
  var count = 0
  func panned(_ recognizer: GestureRecognizer) { count += 1 }
}
