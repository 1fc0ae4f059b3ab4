import DetentCore
import DetentTesting
import DetentUI

/// Answers for recognisers as a test wants it, and notes what it was asked.
@MainActor
final class PanDelegate: GestureRecognizerDelegate {
  var receives = true
  var begins = true
  var goesTogether = false
  var failures = 0
  var received = 0
  var whenReceived: (() -> Void)?

  func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive sample: PointerSample) -> Bool {
    receives
  }
  func gestureRecognizer(_ recognizer: GestureRecognizer, didReceive sample: PointerSample) {
    received += 1
    whenReceived?()
  }
  func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool { begins }
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool { goesTogether }
  func gestureRecognizerDidFail(_ recognizer: GestureRecognizer) { failures += 1 }
}

/// Two views, one inside of the other, each with a pan.
@MainActor
final class PanScene {
  let scene: Scene
  let outer = Probe(0, 0, 200, 100)
  let inner = Probe(20, 20, 100, 50)
  let outerPan: PanGestureRecognizer
  let innerPan: PanGestureRecognizer
  var heard: [String] = []

  var stage: Stage { scene.stage }

  init(outer outerSettings: PanMachine.Settings = .thumb, inner innerSettings: PanMachine.Settings = .thumb)
    throws
  {
    scene = try Scene()
    outerPan = PanGestureRecognizer(settings: outerSettings)
    innerPan = PanGestureRecognizer(settings: innerSettings)
    outer.addSubview(inner)
    outer.addGestureRecognizer(outerPan)
    inner.addGestureRecognizer(innerPan)
    outerPan.addTarget { [weak self] in self?.heard.append("outer \($0.state)") }
    innerPan.addTarget { [weak self] in self?.heard.append("inner \($0.state)") }
    scene.show(outer)
  }

  func press() { stage.press(at: Point(x: 50, y: 40)) }

  func move(_ dx: Double, _ dy: Double = 0) {
    stage.advance(by: 0.01)
    stage.move(to: Point(x: 50 + dx, y: 40 + dy))
  }
}
