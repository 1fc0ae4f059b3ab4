import DetentControls
import DetentCore
import DetentGraphics
import DetentUI
import Testing

@testable import DetentDemo

@Suite("The inspector")
@MainActor
struct InspectorTests {
  private let stage: InspectorStage

  init() throws { stage = try InspectorStage(.range) }

  @Test("It stands beside the scene, with a row for each parameter, in their order")
  func rows() throws {
    let names = stage.rows.map(\.name)

    #expect(names.first == "range.stops" && names.last == "window.reduced-motion")
    #expect(names == stage.scene.scene.parameterGroups.flatMap(\.names) + stage.windowNames)
    let panel = try #require(stage.inspector).view.frame
    #expect(panel == Rect(x: 560, y: 0, width: InspectorController.width, height: 480))
    #expect(stage.scene.scene.view.frame == Rect(x: 0, y: 0, width: 560, height: 480))
  }

  @Test("From right to left it stands on the left, and its rows are mirrored")
  func mirrored() throws {
    let row = try stage.row("range.stops")
    let name = row.control.frame

    try stage.row("window.direction").parameter.set(.choice("rtl"))
    stage.settle()

    #expect(try #require(stage.inspector).view.frame.minX == 0)
    #expect(row.control.frame.minX == 0 && name.minX > 0)
  }

  @Test("Segments, switches and fields change what their row is about, and the log says so")
  func changing() throws {
    stage.press(try stage.row("range.collision").control, at: 0.9)
    stage.press(try stage.row("range.range-drag").control)
    stage.type("7", into: try stage.row("range.stops"))

    let slider = try stage.slider
    #expect(slider.behavior.collision == .push)
    #expect(slider.allowsRangeDrag)
    #expect(slider.stops.count == 7)
    let lines = stage.output.lines.filter { $0.type == "parameter" }
    #expect(
      lines.map { "\($0.text("widget")).\($0.text("name"))" } == [
        "range.collision", "range.range-drag", "range.stops",
      ])
    #expect(lines[0].text("value") == "push" && lines[1].flag("value") && lines[2].integer("value") == 7)
    #expect(lines[0].keys == ["t", "type", "widget", "name", "value"])
  }

  @Test("The default stands in the row; when something else is chosen it is a button that brings it back")
  func reset() throws {
    let row = try stage.row("range.collision")
    let button = try #require(row.reset as? Button)
    #expect(button.title == "Default: Cross" && !button.isEnabled)

    stage.press(row.control, at: 0.9)
    #expect(button.title == "Reset to Cross" && button.isEnabled)
    stage.press(button)

    #expect(try stage.slider.behavior.collision == .cross)
    #expect(button.title == "Default: Cross" && !button.isEnabled)
  }

  @Test("One button brings all defaults back")
  func resetAll() throws {
    let button = try #require(stage.inspector?.view.subviews.compactMap { $0 as? Button }.first)
    #expect(!button.isEnabled)
    stage.press(try stage.row("range.collision").control, at: 0.9)
    stage.press(try stage.row("range.track-press").control, at: 0.9)
    stage.press(try stage.row("window.theme").control, at: 0.5)
    #expect(stage.window.currentTheme == .dark)

    stage.press(button)

    #expect(stage.rows.allSatisfy(\.parameter.isStandard) && !button.isEnabled)
    #expect(stage.window.currentTheme == .light)
  }

  @Test("What means nothing as things stand cannot be worked, until it does")
  func applicable() throws {
    #expect(!(try stage.row("range.gap").control.isEnabled))
    #expect(!(try stage.row("range.magnet").control.isEnabled))

    stage.press(try stage.row("range.collision").control, at: 0.1)
    stage.press(try stage.row("range.snap").control, at: 0.9)

    #expect(try stage.row("range.gap").control.isEnabled && stage.row("range.magnet").control.isEnabled)
  }

  @Test("What is out of reach is refused in its row, with what is allowed, and changes nothing")
  func refused() throws {
    let row = try stage.row("range.touch-target")

    stage.type("900", into: row)
    #expect(try stage.slider.touchTarget == 44)
    #expect(row.view.labels.contains("Allowed: 16 … 96"))
    stage.type("60", into: row)

    #expect(try stage.slider.touchTarget == 60)
    #expect(!row.view.labels.contains("Allowed: 16 … 96"))
  }

  @Test("What the widget itself refuses is told in the row and in the log, and the row shows what is so")
  func refusedByWidget() throws {
    stage.press(try stage.row("range.collision").control, at: 0.1)
    stage.type("5", into: try stage.row("range.gap"))

    stage.type("3", into: try stage.row("range.stops"))

    #expect(try stage.slider.stops.count == 11)
    #expect(try stage.row("range.stops").parameter.value == .number(11))
    let error = try #require(stage.output.lines.last { $0.type == "error" })
    #expect(error.text("message").contains("range.stops") && error.text("message").contains("5"))
  }

  @Test("Labels are typed with commas between them, and stops and thumbs follow")
  func labels() throws {
    let row = try stage.row("range.labels")
    row.control.focus()
    stage.key(.character("a"), modifiers: .control)
    for character in "S,M,L" { stage.key(.character(String(character))) }
    stage.key(.enter)

    #expect(try stage.slider.stops == ["S", "M", "L"])
    #expect(try stage.row("range.stops").parameter.value == .number(3))
    #expect(stage.window.labels.contains("S – L"))
    stage.press(row.reset)
    #expect(try stage.slider.stops == RangeSceneController.standardStops)
  }

  @Test("Fewer stops leave less room for a gap, and the row says so")
  func limits() throws {
    stage.type("4", into: try stage.row("range.stops"))
    stage.press(try stage.row("range.collision").control, at: 0.1)

    let field = try #require(try stage.row("range.gap").control as? NumberField)
    #expect(field.limits == 0...3)
  }

  @Test("Another language changes the panel in place: the rows and the focus stay")
  func language() throws {
    let row = try stage.row("window.language")
    row.control.focus()

    stage.key(.right)

    #expect(stage.scene.texts.language == .vietnamese)
    #expect(try stage.row("window.language") === row && row.control.isFocused)
    #expect(row.view.labels.contains("Ngôn ngữ"))
    #expect(stage.window.labels.contains("Khoảng giá"))
  }

  @Test("Ctrl+I shows and hides it, and the window grows and shrinks with it")
  func toggle() throws {
    let stage = try InspectorStage(.range, isShown: false)
    #expect(stage.inspector == nil && stage.window.bounds.width == 560)

    stage.key(.character("i"), modifiers: .control)
    #expect(stage.inspector != nil && stage.window.bounds.width == 560 + InspectorController.width)
    stage.key(.character("i"), modifiers: .control)

    #expect(stage.inspector == nil && stage.window.bounds.width == 560)
    #expect(stage.scene.scene.view.frame.width == 560)
  }

  @Test("Without it nothing can have the focus before the widget; with it the widget is still first")
  func focus() throws {
    for isShown in [true, false] {
      let stage = try InspectorStage(.range, isShown: isShown)

      stage.key(.tab)

      #expect(stage.window.focusedView.flatMap(stage.scene.part) == ScenePart(widget: "range", part: "lower"))
    }
  }

  @Test("Every row can be reached by Tab, comes into sight, and has its name in the log")
  func traversal() throws {
    var parts: [String] = []
    for _ in 0..<200 {
      stage.key(.tab)
      guard let view = stage.window.focusedView, let part = stage.scene.part(of: view) else { continue }
      if part.widget == "range", !parts.isEmpty { break }
      if part.widget == "inspector" {
        parts.append(part.part)
        let place = view.convertToWindow(view.bounds)
        #expect(place.minY >= 0 && place.maxY <= 480, "\(part.part) is out of sight")
      }
    }

    let enabled = stage.rows.filter(\.control.isEnabled).map(\.name)
    #expect(parts == enabled)
  }

  @Test("In the front page it is about what is in sight, and says which widget")
  func home() throws {
    let stage = try InspectorStage(.home)
    #expect(Set(stage.rows.map(\.widget)) == ["range", "pager", "window"])
    #expect(stage.window.labels.contains("Range · Stops and thumbs"))

    let home = try #require(stage.scene.scene as? HomeSceneController)
    for _ in 0..<4 { stage.key(.tab) }
    stage.key(.right)
    stage.key(.right)

    #expect(home.place == .open(.step))
    #expect(Set(stage.rows.map(\.widget)) == ["step", "window"])
  }

  @Test("Another scale takes as many pixels more, and the panel stays where it is in points")
  func scale() throws {
    let before = try #require(stage.inspector).view.frame

    try stage.row("window.scale").parameter.set(.number(2))
    stage.settle()

    #expect(stage.window.scale.factor == 2)
    #expect(try #require(stage.inspector).view.frame == before)
    #expect(stage.window.snapshot()?.width == Int(stage.window.bounds.width * 2))
  }

  @Test("Its layout is logged once for each change, with the places of all controls")
  func layout() throws {
    let lines = stage.output.lines.filter { $0.type == "layout" && $0.text("widget") == "inspector" }
    #expect(lines.count == 1)
    let line = try #require(lines.first)

    #expect(line.keys == ["t", "type", "widget", "panel", "names", "controls", "resets"])
    #expect(line.texts("names") == stage.rows.map(\.name))
    let rects: [[Double]] = line["controls"] ?? []
    let control = try stage.row("range.stops").control
    let place = control.convertToWindow(control.bounds)
    #expect(rects.first == [place.minX, place.minY, place.width, place.height])
  }
}
