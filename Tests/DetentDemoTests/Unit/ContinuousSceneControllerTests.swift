import DetentControls
import DetentCore
import DetentUI
import Testing

@testable import DetentDemo

@MainActor
@Suite("The continuous scene")
struct ContinuousSceneControllerTests {
  private func scene(_ edit: (inout DemoOptions) -> Void = { _ in }) throws -> ContinuousSceneController {
    var options = DemoOptions()
    options.locale = "en"
    edit(&options)
    return try ContinuousSceneController(options: options)
  }

  @Test("Without options: from 0 to 1, thumbs on 0.2 and 0.8 that block each other")
  func defaults() throws {
    let scene = try scene()

    #expect(scene.slider.minimum == 0 && scene.slider.maximum == 1)
    #expect(scene.slider.lower == 0.2 && scene.slider.upper == 0.8)
    #expect(scene.slider.collision == .stop)
    #expect(scene.choice == "20% – 80%")
  }

  @Test(
    "Shares are written as the language does, for assistive technology as well",
    arguments: Texts.Language.allCases)
  func shares(language: Texts.Language) throws {
    let scene = try scene { $0.locale = language.rawValue }
    let share = Texts(language).share(0.2)

    #expect(scene.choice.contains(share) && scene.slider.valueText?(0.2) == share)
    scene.texts = Texts(.english)
    #expect(scene.slider.valueText?(0.2) == "20%")
  }

  @Test("Numbers are taken as they are")
  func start() throws {
    let scene = try scene { $0.initial = OptionValue(option: "--initial", text: "0.125,0.75") }

    #expect(scene.slider.lower == 0.125 && scene.slider.upper == 0.75)
  }

  @Test(
    "Numbers outside of the ends, and what is no number, are told",
    arguments: ["-0.1,0.5", "0,1.5", "nan,1", "a,b", "1", ""])
  func illegalStart(text: String) {
    #expect {
      try scene { $0.initial = OptionValue(option: "--initial", text: text) }
    } throws: { error in
      guard case UsageError.illegalValue("--initial", text, _) = error else { return false }
      return true
    }
  }
}
