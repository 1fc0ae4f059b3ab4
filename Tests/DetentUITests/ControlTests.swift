import DetentCore
import DetentTesting
import DetentUI
import Testing

@Suite("Controls")
@MainActor
struct ControlTests {
  let scene: Scene
  let control = TrackedControl(frame: Rect(x: 10, y: 10, width: 50, height: 30))

  init() throws {
    scene = try Scene()
    scene.show(control)
  }

  private func listen() -> Box<[String]> {
    let heard = Box<[String]>([])
    let names: [(ControlEvents, String)] = [
      (.touchDown, "down"), (.touchUpInside, "inside"), (.touchUpOutside, "outside"),
      (.touchCancel, "cancel"),
    ]
    for (event, name) in names { control.addAction(for: event) { _ in heard.value.append(name) } }
    return heard
  }

  @Test("A click tracks from press to release, and says that it came up inside")
  func click() {
    let heard = listen()
    scene.stage.drag(from: Point(x: 20, y: 20), to: Point(x: 30, y: 20), steps: 1)
    #expect(control.calls == ["begin", "continue", "end"])
    #expect(heard.value == ["down", "inside"])
  }

  @Test("Coming up elsewhere is outside; highlighted is only while the pointer is over it")
  func outside() {
    let heard = listen()
    scene.stage.press(at: Point(x: 20, y: 20))
    #expect(control.isHighlighted)
    scene.stage.move(to: Point(x: 100, y: 20))
    #expect(!control.isHighlighted)
    scene.stage.move(to: Point(x: 20, y: 20))
    #expect(control.isHighlighted)
    scene.stage.move(to: Point(x: 100, y: 20))
    scene.stage.release()
    #expect(!control.isHighlighted)
    #expect(heard.value == ["down", "outside"])
  }

  @Test("What takes the pointer away cancels, once, and the next press works", arguments: 0..<7)
  func cancelled(way: Int) {
    let heard = listen()
    scene.stage.press(at: Point(x: 20, y: 20))
    switch way {
    case 0: control.isEnabled = false
    case 1: scene.stage.unmap()
    case 2: control.isHidden = true
    case 3: control.removeFromSuperview()
    case 4: scene.stage.cancel()
    case 5:
      scene.stage.releaseUnseen()
      scene.stage.move(to: Point(x: 21, y: 20))
    default:
      scene.stage.releaseUnseen()
      scene.stage.leave()
    }
    scene.stage.release()
    #expect(control.calls == ["begin", "cancel"])
    #expect(heard.value == ["down", "cancel"])
    #expect(!control.isHighlighted)

    control.isEnabled = true
    control.isHidden = false
    scene.stage.map()
    scene.root.addSubview(control)
    scene.stage.click(at: Point(x: 20, y: 20))
    #expect(heard.value == ["down", "cancel", "down", "inside"])
  }

  @Test("A control may refuse the press, or let the pointer go later")
  func refusing() {
    let heard = listen()
    control.accepts = false
    scene.stage.click(at: Point(x: 20, y: 20))
    #expect(heard.value.isEmpty)

    control.accepts = true
    control.continues = false
    scene.stage.drag(from: Point(x: 20, y: 20), to: Point(x: 30, y: 20))
    #expect(heard.value == ["down", "cancel"])
  }

  @Test("A disabled control and a second button do nothing")
  func ignored() {
    let heard = listen()
    scene.stage.press(at: Point(x: 20, y: 20), button: .secondary)
    scene.stage.release(button: .secondary)
    control.isEnabled = false
    scene.stage.click(at: Point(x: 20, y: 20))
    #expect(heard.value.isEmpty)
  }

  @Test("Any number of actions hear what they asked for, in order")
  func order() {
    var heard: [String] = []
    control.addAction(for: [.valueChanged, .editingDidEnd]) { _ in heard.append("both") }
    control.addAction(for: .valueChanged) { _ in heard.append("value") }
    let third = control.addAction(for: .editingDidEnd) { _ in heard.append("end") }

    control.sendActions(for: .valueChanged)
    control.sendActions(for: .editingDidEnd)
    control.removeAction(third)
    control.removeAction(99)
    control.sendActions(for: .editingDidEnd)

    #expect(heard == ["both", "value", "both", "end", "both"])
  }

  @Test("An action that is removed while actions are sent is not called; one that is added then, not yet")
  func changedWhileSending() {
    var heard: [Int] = []
    let second = Box(0)
    control.addAction(for: .valueChanged) { control in
      heard.append(1)
      control.removeAction(second.value)
      control.addAction(for: .valueChanged) { _ in heard.append(3) }
    }
    second.value = control.addAction(for: .valueChanged) { _ in heard.append(2) }
    control.sendActions(for: .valueChanged)
    #expect(heard == [1])
  }

  @Test("A target is held weakly, and may live longer than the control")
  func targets() {
    weak var object: Target?
    do {
      let target = Target()
      object = target
      control.addTarget(target, action: Target.changed, for: .valueChanged)
      control.sendActions(for: .valueChanged)
      #expect(target.senders == [ObjectIdentifier(control)])
    }
    #expect(object == nil)
    control.sendActions(for: .valueChanged)
  }

  @Test("An action may remove the control or close the window")
  func reentrancy() {
    control.addAction(for: .touchUpInside) { [window = scene.stage.window] control in
      control.removeFromSuperview()
      window.close()
    }
    scene.stage.click(at: Point(x: 20, y: 20))
    #expect(!scene.stage.window.isOpen)
  }

  @Test("Pressing and disabling redraw the control and nothing else")
  func damage() {
    let frames = scene.drawn { scene.stage.press(at: Point(x: 20, y: 20)) }
    #expect(frames.flatMap(\.damage) == [control.frame])
    scene.stage.release()
    #expect(scene.drawn { control.isEnabled = false }.flatMap(\.damage) == [control.frame])
  }
}

@MainActor
private final class Target {
  var senders: [ObjectIdentifier] = []
  func changed(_ sender: Control) { senders.append(ObjectIdentifier(sender)) }
}

/// A control that notes the calls for subclasses.
final class TrackedControl: Control {
  var calls: [String] = []
  var accepts = true
  var continues = true

  override func beginTracking(_ sample: PointerSample, at location: Point) -> Bool {
    calls.append("begin")
    return accepts
  }

  override func continueTracking(_ sample: PointerSample, at location: Point) -> Bool {
    calls.append("continue")
    return continues
  }

  override func endTracking(_ sample: PointerSample, at location: Point) { calls.append("end") }
  override func cancelTracking() { calls.append("cancel") }
}
