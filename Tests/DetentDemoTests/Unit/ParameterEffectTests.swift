import DetentControls
import DetentCore
import DetentGraphics
import DetentLab
import DetentUI
import Testing

@testable import DetentDemo

@Suite("What the parameters of a scene do")
@MainActor
struct ParameterEffectTests {
  private func set(_ name: String, _ value: ParameterValue, on stage: InspectorStage) throws {
    let all = stage.groups.flatMap { zip($0.names, $0.parameters) }
    let parameter = try #require(all.first { $0.0 == name }?.1, "no parameter \(name)")
    try parameter.set(value)
    stage.settle()
  }

  /// Parameters of the range scene, each with a value and what the slider is like with it.
  nonisolated static let effects:
    [(name: String, value: ParameterValue, isSo: @MainActor @Sendable (SegmentedRangeSlider) -> Bool)] = [
      ("stops", .number(7), { $0.stops == ["10", "11", "12", "13", "14", "15", "16"] }),
      ("labels", .text("S,M,L"), { $0.stops == ["S", "M", "L"] && $0.range == 0...2 }),
      ("collision", .choice("keep-apart"), { $0.behavior.collision == .keepApart(segments: 1) }),
      ("collision", .choice("stop"), { $0.behavior.collision == .stop }),
      ("collision", .choice("push"), { $0.behavior.collision == .push }),
      ("snap", .choice("live"), { $0.snapTiming == .whileDragging }),
      ("snap", .choice("magnetic"), { $0.snapTiming == .magnetic(SnapTiming.defaultStrength) }),
      ("hysteresis", .number(30), { $0.hysteresis.fraction == 0.3 }),
      ("hysteresis-limit", .number(9), { $0.hysteresis.limit == 9 }),
      ("track-press", .choice("ignore"), { $0.trackPress == .ignore }),
      ("touch-target", .number(60), { $0.touchTarget == 60 && $0.trackRect.minX == 30 }),
      ("range-drag", .toggle(true), { $0.allowsRangeDrag }),
      ("pile-threshold", .number(9), { $0.pileThreshold == 9 }),
      ("feedback", .choice("bell"), { FeedbackChoice($0.feedback) == .bell }),
      ("feedback", .choice("click"), { FeedbackChoice($0.feedback) == .click }),
      ("feedback", .choice("none"), { FeedbackChoice($0.feedback) == .none }),
      ("response", .number(0.9), { abs(2 * .pi / $0.settleSpring.frequency - 0.9) < 1e-9 }),
      ("damping", .number(0.5), { $0.settleSpring.dampingRatio == 0.5 }),
      (
        "orientation", .choice("vertical"),
        { $0.axis == .vertical && $0.trackRect.height > $0.trackRect.width }
      ),
      ("thumb-size", .number(40), { $0.appearance.thumbSize == Size(width: 40, height: 40) }),
      ("track-thickness", .number(12), { $0.trackRect.height == 12 }),
      (
        "images", .choice("pictures"), { $0.appearance.thumbImage != nil && $0.appearance.bubbleImage != nil }
      ),
    ]

  @Test(
    "The slider is as the parameter says, and as before when the default is back", arguments: effects.indices)
  func effect(index: Int) throws {
    let (name, value, isSo) = Self.effects[index]
    let stage = try InspectorStage(.range, isShown: false)
    let (slider, before) = (try stage.slider, stage.window.snapshot()?.pixels)
    #expect(!isSo(slider))

    try set("range.\(name)", value, on: stage)
    #expect(isSo(slider), "\(name)")
    let standard = try #require(
      stage.groups.flatMap(\.parameters).first { $0.name == name }?.standard)
    try set("range.\(name)", standard, on: stage)

    #expect(!isSo(slider), "\(name)")
    // Thumbs that came nearer because there were fewer stops stay where they are.
    if slider.range == 0...10 { #expect(stage.window.snapshot()?.pixels == before, "\(name)") }
  }

  /// What shows in a picture of the range scene at rest.
  @Test(
    "What concerns the looks shows at once",
    arguments: [
      ("range.stops", ParameterValue.number(4)), ("range.labels", .text("a,b")),
      ("range.orientation", .choice("vertical")),
      ("range.thumb-size", .number(30)), ("range.track-thickness", .number(14)),
      ("range.images", .choice("pictures")), ("range.feedback", .choice("count")),
      ("window.theme", .choice("dark")), ("window.language", .choice("ko")),
      ("window.direction", .choice("rtl")),
      ("window.scale", .number(2)),
    ])
  func looks(name: String, value: ParameterValue) throws {
    let stage = try InspectorStage(.range, isShown: false)
    let before = stage.window.snapshot()?.pixels

    try set(name, value, on: stage)

    #expect(stage.window.snapshot()?.pixels != before)
  }

  @Test(
    "Pictures take the place of drawn parts in each slider, and go again",
    arguments: [DemoScene.range, .step, .continuous])
  func pictures(kind: DemoScene) throws {
    let stage = try InspectorStage(kind, isShown: false)
    let drawn = stage.window.snapshot()?.pixels

    try set("\(kind.rawValue).images", .choice("pictures"), on: stage)
    let pictured = stage.window.snapshot()?.pixels
    #expect(pictured != drawn)
    let asked = try InspectorStage(kind, isShown: false) { $0.images = SceneParameterTests.images }
    #expect(asked.window.snapshot()?.pixels == pictured)
    try set("\(kind.rawValue).images", .choice("drawn"), on: stage)

    #expect(stage.window.snapshot()?.pixels == drawn)
  }

  @Test("Pictures reach the slider on the pager's page")
  func pagerPictures() throws {
    let stage = try InspectorStage(.pager, isShown: false) {
      $0.page = 1
      $0.images = SceneParameterTests.images
    }
    let drawn = try InspectorStage(.pager, isShown: false) { $0.page = 1 }

    #expect(stage.window.snapshot()?.pixels != drawn.window.snapshot()?.pixels)
  }

  @Test(
    "A picture that cannot be read ends the program before it begins, in every scene",
    arguments: DemoScene.allCases)
  func badPictures(kind: DemoScene) {
    #expect(throws: UsageError.self) { try InspectorStage(kind) { $0.images = "/nonexistent" } }
  }
}
