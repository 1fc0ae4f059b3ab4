import DetentControls
import DetentCore
import DetentLab
import DetentUI
import Testing

@testable import DetentDemo

@Suite("Defaults in the inspector")
@MainActor
struct InspectorResetTests {
  private let stage: InspectorStage

  init() throws { stage = try InspectorStage(.range) }

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

  @Test("It also brings back what depends on each other, and tells of no refusal that was overcome")
  func resetAllDependent() throws {
    let button = try #require(stage.inspector?.view.subviews.compactMap { $0 as? Button }.first)
    stage.type("30", into: try stage.row("range.stops"))
    stage.press(try stage.row("range.collision").control, at: 0.1)
    stage.type("20", into: try stage.row("range.gap"))
    #expect(try stage.slider.behavior.collision == .keepApart(segments: 20))

    stage.press(button)

    let slider = try stage.slider
    #expect(slider.stops == RangeSceneController.standardStops && slider.behavior.collision == .cross)
    #expect(stage.rows.allSatisfy(\.parameter.isStandard) && !button.isEnabled)
    #expect(!stage.output.lines.contains { $0.type == "error" })
  }

  @Test("Defaults are what the program was started with")
  func resetToOptions() throws {
    let stage = try InspectorStage(.range) {
      $0.locale = "ko"
      $0.themeName = "dark"
      $0.isRightToLeft = true
      $0.scale = PixelScale(1.5)
      $0.stops = ["a", "b", "c", "d", "e"]
      $0.collision = .keepApart(segments: 2)
      $0.trackPress = .ignore
      $0.snapTiming = .whileDragging
      $0.allowsRangeDrag = true
      $0.axis = .vertical
    }
    let button = try #require(stage.inspector?.view.subviews.compactMap { $0 as? Button }.first)
    #expect(stage.rows.allSatisfy(\.parameter.isStandard) && !button.isEnabled)
    for (name, value) in [
      ("window.language", "en"), ("window.direction", "ltr"), ("range.collision", "push"),
      ("range.orientation", "horizontal"), ("range.track-press", "move"), ("range.snap", "release"),
    ] { try stage.row(name).parameter.set(.choice(value)) }
    try stage.row("window.scale").parameter.set(.number(1))
    try stage.row("range.stops").parameter.set(.number(9))
    stage.inspector?.refresh()

    stage.press(button)

    #expect(stage.scene.texts.language == .korean && stage.window.currentLayoutDirection == .rightToLeft)
    let slider = try stage.slider
    #expect(stage.window.scale.factor == 1.5 && slider.stops == ["a", "b", "c", "d", "e"])
    #expect(slider.behavior.collision == .keepApart(segments: 2) && slider.axis == .vertical)
    #expect(stage.rows.allSatisfy { $0.parameter.isStandard })
  }
}
