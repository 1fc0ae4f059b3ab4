import DetentControls
import DetentCore
import DetentUI
import Testing

@testable import DetentDemo

/// A scene with the inspector beside it, in a window without a display, and hands that work it.
@MainActor
final class InspectorStage {
  let driver = OffscreenDriver()
  let window: Window
  let scene: InspectedSceneController
  let output = CollectingOutput()
  private var time = EventTime.zero

  init(_ kind: DemoScene, isShown: Bool = true) throws {
    var options = DemoOptions()
    options.scene = kind
    options.locale = "en"
    scene = InspectedSceneController(scene: try SceneFactory.make(options), isInspectorShown: isShown)
    window = Window(driver: driver)
    let (scene, window) = (scene, window)
    let parameters = WindowParameters(
      window: window,
      standard: .init(theme: .light, language: .english, scale: .one, reducesMotion: false),
      language: { scene.texts.language }, speak: { scene.texts = Texts($0) })
    scene.windowGroup = { parameters.group }
    window.rootViewController = scene
    let width = 560 + (isShown ? InspectorController.width : 0)
    try window.open(
      WindowConfiguration(title: "", instanceName: "", className: "", size: Size(width: width, height: 480)))
    window.windowReceived(.focus(true))
    settle()
    scene.startLogging(to: EventLog(output: output, now: { 0 }))
  }

  var inspector: InspectorController? { scene.children.compactMap { $0 as? InspectorController }.first }

  var rows: [ParameterRowController] { inspector.map { Array($0.rows.joined()) } ?? [] }

  var windowNames: [String] { scene.windowGroup()?.names ?? [] }

  var slider: SegmentedRangeSlider {
    get throws { try #require(scene.scene as? RangeSceneController).slider }
  }

  func row(_ name: String) throws -> ParameterRowController {
    try #require(rows.first { $0.name == name }, "no row \(name)")
  }

  /// Lets time pass until nothing moves.
  func settle() { driver.advance(by: 1) }

  /// Scrolls a view into sight and clicks into it, at a part of its width.
  func press(_ view: View, at share: Double = 0.5) {
    window.setFocus(view, isVisible: false)
    settle()
    let rect = view.convertToWindow(view.bounds)
    click(at: Point(x: rect.minX + rect.width * share, y: rect.midY))
  }

  private func click(at place: Point) {
    for phase in [PointerSample.Phase.down(.primary), .up(.primary)] {
      time = EventTime(nanoseconds: time.nanoseconds + 20_000_000)
      window.windowReceived(
        .pointer(
          PointerSample(
            pointer: PointerID(), phase: phase, location: place, time: time,
            isPrimaryButtonHeld: phase == .down(.primary))))
    }
    settle()
  }

  /// Types a number into the field of a row, in place of what is there, and presses Enter.
  func type(_ text: String, into row: ParameterRowController) {
    (row.control as? NumberField)?.focusText()
    settle()
    key(.character("a"), modifiers: .control)
    for character in text { key(.character(String(character))) }
    key(.enter)
  }

  func key(_ key: Key, modifiers: KeyModifiers = []) {
    for phase in [KeyEvent.Phase.down, .up] {
      window.windowReceived(.key(KeyEvent(key: key, phase: phase, modifiers: modifiers, time: .zero)))
    }
    settle()
  }
}
