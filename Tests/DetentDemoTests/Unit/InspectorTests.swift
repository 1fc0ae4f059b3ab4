import DetentControls
import DetentCore
import DetentGraphics
import DetentLab
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

    #expect(names.first == "range.stops" && names.last == "lab.start")
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
    stage.type("8", into: try stage.row("range.gap"))
    let row = try stage.row("range.stops")

    stage.type("5", into: row)

    #expect(try stage.slider.stops.count == 11)
    #expect(row.parameter.value == .number(11) && (row.control as? NumberField)?.text == "11")
    #expect(row.view.labels.contains("A gap of 8 needs 9 stops") && row.reset.isHidden)
    let error = try #require(stage.output.lines.last { $0.type == "error" })
    #expect(error.text("message").contains("range.stops") && error.text("message").contains("8"))
  }

  @Test("A plan that cannot be done stays in its field, to be mended, with the reason beside it")
  func draft() throws {
    let row = try stage.row("lab.plan")
    let field = try #require(row.control as? TextField)

    stage.type("nowhere.json", into: row)

    #expect(field.text == "nowhere.json" && row.reset.isHidden)
    #expect(row.view.labels.contains { $0.contains("nowhere.json") })
  }

  @Test(
    "A refusal goes when something else holds", arguments: ["the rule", "another value", "the same value"])
  func refusalGoes(after change: String) throws {
    stage.press(try stage.row("range.collision").control, at: 0.1)
    stage.type("8", into: try stage.row("range.gap"))
    let row = try stage.row("range.stops")
    stage.type("5", into: row)

    switch change {
    case "the rule": stage.press(try stage.row("range.collision").control, at: 0.6)
    case "another value": stage.type("12", into: row)
    default: stage.press(try stage.row("range.range-drag").control)
    }

    #expect(!row.view.labels.contains { $0.hasPrefix("A gap") } && !row.reset.isHidden)
  }

  @Test("A wheel that scrolls the panel changes nothing, whatever comes under the pointer")
  func wheel() throws {
    let row = try stage.row("range.hysteresis")
    (row.control as? NumberField)?.focusText()
    stage.settle()
    let frame = row.control.convertToWindow(row.control.bounds)
    let place = Point(x: frame.midX, y: frame.midY - 60)

    stage.wheel(down: 4, at: place)
    #expect(row.control.convertToWindow(row.control.bounds).minY < frame.minY - 100)
    #expect(row.parameter.isStandard)
  }

  @Test("A wheel that begins to turn over the field with the focus steps it")
  func wheelOverField() throws {
    let row = try stage.row("range.hysteresis")
    (row.control as? NumberField)?.focusText()
    stage.settle()
    let frame = row.control.convertToWindow(row.control.bounds)

    stage.wheel(down: 2, at: frame.center)

    #expect(row.parameter.value == .number(8) && row.control.convertToWindow(row.control.bounds) == frame)
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
    let scroller = try #require(stage.inspector?.view.subviews.first { $0 is ScrollView })
    let frame = scroller.convertToWindow(scroller.bounds)
    var parts: [String] = []
    for _ in 0..<200 {
      stage.key(.tab)
      guard let view = stage.window.focusedView, let part = stage.scene.part(of: view) else { continue }
      if part.widget == "range", !parts.isEmpty { break }
      if part.widget == "inspector" {
        parts.append(part.part)
        let place = view.convertToWindow(view.bounds)
        #expect(place.minY >= frame.minY && place.maxY <= frame.maxY, "\(part.part) is out of sight")
      }
    }

    let enabled = stage.rows.filter(\.control.isEnabled).map(\.name)
    #expect(parts == enabled)
  }

  @Test("In the front page it is about what is in sight, and says which widget")
  func home() throws {
    let stage = try InspectorStage(.home)
    #expect(Set(stage.rows.map(\.widget)) == ["range", "pager", "window", "lab"])
    #expect(stage.window.labels.contains("Range · Stops and thumbs"))

    let home = try #require(stage.scene.scene as? HomeSceneController)
    for _ in 0..<4 { stage.key(.tab) }
    stage.key(.right)
    stage.key(.right)

    #expect(home.place == .open(.step))
    #expect(Set(stage.rows.map(\.widget)) == ["step", "window", "lab"])
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
}
