import DetentControls
import DetentCore
import DetentLab
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

  init(
    _ kind: DemoScene, isShown: Bool = true, size: Size? = nil, edit: (inout DemoOptions) -> Void = { _ in }
  ) throws {
    var options = DemoOptions()
    options.scene = kind
    options.locale = "en"
    edit(&options)
    scene = InspectedSceneController(scene: try SceneFactory.make(options), isInspectorShown: isShown)
    window = Window(driver: driver, theme: Theme.all.first { $0.name == options.themeName } ?? .light)
    let (scene, window, driver) = (scene, window, driver)
    let parameters = WindowParameters(
      window: window,
      standard: .init(options: options, desktop: driver.desktop),
      language: { [unowned scene] in scene.texts.language },
      speak: { [unowned scene] in scene.texts = Texts($0) })
    let request = SessionRequest(options: options) { _ in }
    scene.programGroups = { [parameters.group, request.group] }
    window.rootViewController = scene
    window.currentLayoutDirection = options.isRightToLeft ? .rightToLeft : .leftToRight
    let width = 560 + (isShown ? InspectorController.width : 0)
    try window.open(
      WindowConfiguration(
        title: "", instanceName: "", className: "", size: size ?? Size(width: width, height: 480),
        scale: options.scale))
    window.windowReceived(.focus(true))
    settle()
    scene.startLogging(to: EventLog(output: output, now: { 0 }))
  }

  var inspector: InspectorController? { scene.children.compactMap { $0 as? InspectorController }.first }

  /// What can be changed: the parameters of the scene, then those of the window.
  var groups: [ParameterGroup] { scene.scene.parameterGroups + scene.programGroups() }

  var rows: [ParameterRowController] { inspector.map { Array($0.rows.joined()) } ?? [] }

  var windowNames: [String] { scene.programGroups().flatMap(\.names) }

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

  /// The newest line of the log that says where the panel is.
  var layout: LogLine? { output.lines.last { $0.type == "layout" && $0.text("widget") == "inspector" } }

  /// What is wrong with the newest line that says where the panel is.
  var layoutFaults: [String] {
    guard let line = layout else { return ["no line"] }
    guard let inspector, !inspector.view.isHidden else {
      return line.rect("panel") == .zero && line.texts("names").isEmpty ? [] : ["the panel is gone"]
    }
    let panel = inspector.view.convertToWindow(inspector.view.bounds)
    var faults = line.rect("panel") == panel ? [] : ["panel \(line.rect("panel"))"]
    if line.texts("names") != rows.map(\.name) { faults.append("names") }
    for (key, views) in [("controls", rows.map(\.control)), ("resets", rows.map(\.reset))] {
      let rects: [[Double]] = line[key] ?? []
      if rects.count != views.count { faults.append("\(rects.count) \(key)") }
      for (rect, view) in zip(rects, views) {
        let place = view.convertToWindow(view.bounds)
        let near = zip(rect, [place.minX, place.minY, place.width, place.height]).allSatisfy {
          abs($0 - $1) < 1e-3
        }
        let isWithin = place.minX >= panel.minX && place.maxX <= panel.maxX + 16
        if !near || place.isEmpty || !isWithin { faults.append("\(key) \(rect) instead of \(place)") }
      }
    }
    return faults
  }

  /// Turns the wheel down by so many notches, 20 ms apart.
  func wheel(down notches: Int, at place: Point) {
    for _ in 0..<notches {
      window.windowReceived(
        .scroll(ScrollEvent(location: place, delta: Vector(dx: 0, dy: 120), time: .zero)))
      driver.advance(by: 0.02)
    }
  }

  /// Types a number into the field of a row, in place of what is there, and presses Enter.
  func type(_ text: String, into row: ParameterRowController) {
    if let field = row.control as? NumberField { field.focusText() } else { row.control.focus() }
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
