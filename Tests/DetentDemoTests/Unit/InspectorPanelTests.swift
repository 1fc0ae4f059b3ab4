import DetentControls
import DetentCore
import DetentGraphics
import DetentLab
import DetentUI
import Testing

@testable import DetentDemo

@Suite("The inspector's panel in its window")
@MainActor
struct InspectorPanelTests {
  private func press(_ stage: InspectorStage, _ letter: String = "i") {
    stage.key(.character(letter), modifiers: .control)
  }

  @Test(
    "Ctrl+I shows and hides it, also with Caps Lock, and the window grows and shrinks with it",
    arguments: ["i", "I"])
  func toggle(letter: String) throws {
    let stage = try InspectorStage(.range, isShown: false)
    #expect(stage.inspector == nil && stage.window.bounds.width == 560)

    press(stage, letter)
    #expect(stage.inspector != nil && stage.window.bounds.width == 560 + InspectorController.width)
    press(stage, letter)

    #expect(stage.inspector == nil && stage.window.bounds.width == 560)
    #expect(stage.scene.scene.view.frame.width == 560)
  }

  @Test("A window that has no room for both keeps its width, and the panel lies over the scene")
  func over() throws {
    let stage = try InspectorStage(.range, size: Size(width: 480, height: 640))
    let panel = try #require(stage.inspector).view
    #expect(panel.frame == Rect(x: 112, y: 0, width: 368, height: 640))
    #expect(stage.scene.scene.view.frame.width == 480 && stage.layoutFaults == [])

    press(stage)
    #expect(stage.window.bounds.width == 480 && stage.scene.scene.view.frame.width == 480)
    press(stage)
    #expect(stage.window.bounds.width == 848 && stage.scene.scene.view.frame.width == 480)
    press(stage)

    #expect(stage.window.bounds.width == 480)
  }

  @Test("A window that somebody resizes meanwhile keeps its scene, and else its width from before comes back")
  func resized() throws {
    let stage = try InspectorStage(.range, isShown: false, size: Size(width: 240, height: 400))
    press(stage)
    #expect(stage.window.bounds.width == 320 + 368)
    press(stage)
    #expect(stage.window.bounds.width == 240)

    press(stage)
    stage.window.resize(to: Size(width: 900, height: 400))
    press(stage)
    #expect(stage.window.bounds.width == 532)
  }

  @Test("A window that is too narrow for it shows nothing of it, until Ctrl+I makes room")
  func narrow() throws {
    let stage = try InspectorStage(.range, size: Size(width: 200, height: 120))
    let panel = try #require(stage.inspector).view
    let plain = try InspectorStage(.range, isShown: false, size: Size(width: 200, height: 120))

    #expect(panel.isHidden && stage.window.snapshot()?.pixels == plain.window.snapshot()?.pixels)
    for x in stride(from: 0.0, to: 200, by: 20) {
      for y in stride(from: 0.0, to: 120, by: 10) {
        #expect(stage.window.hitTest(Point(x: x, y: y))?.isDescendant(of: panel) != true)
      }
    }
    #expect(stage.layoutFaults == [] && stage.layout?.rect("panel") == .zero)
    press(stage)

    #expect(!panel.isHidden && panel.frame.width == 368 && stage.layoutFaults == [])
  }

  @Test("Nothing of it is drawn beside it, in windows of any width", arguments: [280.0, 320, 400, 640, 700])
  func clipped(width: Double) throws {
    let stage = try InspectorStage(.range, size: Size(width: width, height: 300))

    let panel = try #require(stage.inspector).view
    #expect(panel.clipsToBounds && stage.layoutFaults == [])
  }

  @Test("Its layout is logged once for each change, with the places of all controls")
  func layout() throws {
    let stage = try InspectorStage(.range)
    let lines = stage.output.lines.filter { $0.type == "layout" && $0.text("widget") == "inspector" }
    #expect(lines.count == 1)

    #expect(lines.first?.keys == ["t", "type", "widget", "panel", "names", "controls", "resets"])
    #expect(stage.layoutFaults == [])
  }

  @Test("The newest line is true after it was shown anew, scrolled, resized, mirrored, scaled and renamed")
  func truth() throws {
    let stage = try InspectorStage(.range)

    for _ in 0..<2 {
      press(stage)
      #expect(stage.layoutFaults == [])
    }
    stage.wheel(down: 3, at: Point(x: 700, y: 300))
    #expect(stage.layoutFaults == [])
    for size in [
      Size(width: 1_200, height: 700), Size(width: 640, height: 300), Size(width: 920, height: 480),
    ] {
      stage.window.resize(to: size)
      stage.settle()
      #expect(stage.layoutFaults == [], "\(size)")
    }
    for (name, value) in [
      ("window.language", ParameterValue.choice("vi")), ("window.direction", .choice("rtl")),
      ("window.theme", .choice("high-contrast")), ("window.scale", .number(1.25)),
      ("window.scale", .number(0.5)),
      ("window.scale", .number(3)),
    ] {
      try stage.row(name).parameter.set(value)
      stage.settle()
      #expect(stage.layoutFaults == [], "\(name) \(value)")
    }
  }

  @Test("The newest line is true when another widget has been chosen")
  func navigation() throws {
    let stage = try InspectorStage(.home)
    let home = try #require(stage.scene.scene as? HomeSceneController)
    #expect(stage.layoutFaults == [])

    for _ in 0..<4 { stage.key(.tab) }
    for place in HomePlace.allCases.dropFirst() {
      stage.key(.right)
      #expect(home.place == place && stage.layoutFaults == [], "\(place)")
    }
  }

  @Test(
    "At any scale from the start nothing but the defaults is shown as changed", arguments: [0.5, 1, 1.1, 2.5])
  func startScale(factor: Double) throws {
    let stage = try InspectorStage(.range) { $0.scale = PixelScale(factor) }
    let button = try #require(stage.inspector?.view.subviews.compactMap { $0 as? Button }.first)
    let segments = try #require(try stage.row("window.scale").control as? SegmentedControl)

    #expect(!button.isEnabled)
    #expect(
      segments.selectedIndex.map { segments.titles[$0] } == Texts(.english).number(
        factor, digits: factor == 1 ? 0 : 1) + "×")
  }
}

@Suite("The width of a window before the inspector opened")
struct FormerWidthTests {
  @Test("It comes back, unless somebody has chosen another since")
  func back() {
    var width = FormerWidth.growing(from: 560)
    width.windowIs(560)
    #expect(width == .growing(from: 560) && width.width(from: 560, scene: 560) == 560)

    width.windowIs(800)
    #expect(width.width(from: 800, scene: 440) == 560)
    width.windowIs(1_000)
    #expect(width.width(from: 1_000, scene: 640) == 640)
    #expect(FormerWidth.unknown.width(from: 480, scene: 480) == 480)
  }
}
