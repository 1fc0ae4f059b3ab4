import DetentControls
import DetentCore
import DetentUI
import Observation
import Testing

@testable import DetentDemo

@Suite("The range scene")
@MainActor
struct RangeSceneControllerTests {
  /// The scene in a window without a display.
  @MainActor
  private struct Stage {
    let driver = OffscreenDriver()
    let window: Window
    let model: PriceRange
    let scene: RangeSceneController

    init(_ language: Texts.Language = .english) throws {
      let labels = ["S", "M", "L", "XL"]
      model = PriceRange(labels: labels, lower: 1, upper: 3)
      let slider = try SegmentedRangeSlider(stops: labels, lower: 1, upper: 3)
      scene = RangeSceneController(model: model, slider: slider, texts: Texts(language))
      window = Window(driver: driver)
      window.rootViewController = scene
      try window.open(
        WindowConfiguration(
          title: "", instanceName: "", className: "", size: Size(width: 560, height: 360)))
      driver.advance(by: 0.1)
    }

    /// Every text in the window.
    var texts: [String] { labels(in: window).filter { !$0.isHidden }.map(\.text) }

    private func labels(in view: View) -> [Label] {
      view.subviews.flatMap { ($0 as? Label).map { [$0] } ?? [] + labels(in: $0) }
    }
  }

  @Test("The model's pair stands in a label")
  func first() throws {
    #expect(try Stage().texts.contains("M – XL"))
  }

  @Test("A key goes to the slider, from there to the model, and from there to the label")
  func key() throws {
    let stage = try Stage()

    stage.window.windowReceived(.focus(true))
    for (key, phase) in [(Key.tab, KeyEvent.Phase.down), (.tab, .up), (.left, .down), (.left, .up)] {
      stage.window.windowReceived(.key(KeyEvent(key: key, phase: phase, time: .zero)))
    }

    #expect(stage.scene.slider.range == 0...3)
    #expect([stage.model.lower, stage.model.upper] == [0, 3])
    #expect(stage.texts.contains("S – XL"))
  }

  @Test("The thumbs have the names of their language")
  func names() throws {
    let stage = try Stage(.vietnamese)

    #expect(stage.scene.slider.thumbNames == (lower: "Tối thiểu", upper: "Tối đa"))
    #expect(stage.scene.title == "Khoảng giá")
    #expect(stage.texts.contains("Khoảng giá"))
  }

  @Test("Another size hides what there is no room for and shows it again")
  func sizes() throws {
    let stage = try Stage()
    let hint = Texts(.english)("range.hint")
    #expect(stage.texts.contains(hint))

    stage.window.windowReceived(.resized(Size(width: 200, height: 120), .one))
    stage.driver.advance(by: 0.1)
    #expect(!stage.texts.contains(hint))
    stage.window.windowReceived(.resized(Size(width: 560, height: 360), .one))
    stage.driver.advance(by: 0.1)

    #expect(stage.texts.contains(hint))
  }

  @Test("Options that the stops cannot meet are errors of the command line")
  func options() throws {
    func scene(_ edit: (inout DemoOptions) -> Void) throws -> RangeSceneController {
      var options = DemoOptions()
      options.locale = "en"
      edit(&options)
      return try RangeSceneController(options: options)
    }

    #expect(try scene { $0.initial = OptionValue(option: "--initial", text: "7,2") }.slider.range == 2...7)
    #expect(try scene { $0.stops = [] }.slider.range == 0...0)
    #expect(
      throws: UsageError.illegalValue(option: "--initial", value: "0,11", allowed: "indices from 0 to 10")
    ) {
      try scene { $0.initial = OptionValue(option: "--initial", text: "0,11") }
    }
    #expect(throws: UsageError.illegalValue(option: "--gap", value: "11", allowed: "0 to 10 segments")) {
      try scene { $0.collision = .keepApart(segments: 11) }
    }
    #expect(
      throws: UsageError.illegalValue(
        option: "--initial", value: "4,5", allowed: "at least 2 segments between the thumbs")
    ) {
      try scene {
        $0.collision = .keepApart(segments: 2)
        $0.initial = OptionValue(option: "--initial", text: "4,5")
      }
    }
  }
}

@Suite("The choice of a price range")
@MainActor
struct PriceRangeTests {
  @Test("Labels follow the indices, and are empty where there are none")
  func labels() {
    let range = PriceRange(labels: ["a", "b"], lower: 0, upper: 1)

    range.choose(1...1)

    #expect([range.lowerLabel, range.upperLabel] == ["b", "b"])
    #expect(PriceRange(labels: [], lower: 0, upper: 0).lowerLabel == "")
    #expect(PriceRange(labels: [], lower: 0, upper: 0).upperLabel == "")
  }

  @Test("Observers of the upper choice hear of it, and of the lower one not")
  func observed() {
    let range = PriceRange(labels: ["a", "b", "c"], lower: 0, upper: 1)
    let heard = CallCounter()
    withObservationTracking {
      _ = range.upperLabel
    } onChange: {
      heard.call()
    }

    range.choose(0...2)

    #expect(heard.count == 1)
    #expect(range.upperLabel == "c")
  }

  @Test("Without options: the stops 10 to 20, thumbs on the ends, crossing allowed")
  func defaults() throws {
    let slider = try RangeSceneController(options: DemoOptions()).slider

    #expect(slider.stops == (10...20).map { String($0) })
    #expect(slider.range == 0...10)
    #expect(slider.behavior.collision == .cross)
    #expect(slider.snapTiming == .onRelease)
  }

  @Test(
    "Where thumbs cannot start is told",
    arguments: ["", "1", "1,", ",1", "1,2,3", "a,b", "1.5,2", "99999999999999999999,1"])
  func illegalStart(text: String) {
    var options = DemoOptions()
    options.initial = OptionValue(option: "--initial", text: text)

    #expect(
      throws: UsageError.illegalValue(
        option: "--initial", value: text, allowed: "two indices LO,HI that count from 0")
    ) {
      try RangeSceneController(options: options)
    }
  }
}
