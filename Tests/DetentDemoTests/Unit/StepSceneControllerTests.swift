import DetentControls
import DetentCore
import DetentLab
import DetentUI
import Testing

@testable import DetentDemo

@MainActor
@Suite("The step scene")
struct StepSceneControllerTests {
  private func scene(_ edit: (inout DemoOptions) -> Void = { _ in }) throws -> StepSceneController {
    var options = DemoOptions()
    options.locale = "en"
    edit(&options)
    return try StepSceneController(options: options)
  }

  @Test("Without options: ten levels, the first chosen, the thumb jumping from one to the next")
  func defaults() throws {
    let scene = try scene()

    #expect(scene.slider.maximum == 10 && scene.slider.value == 1)
    #expect(scene.slider.snapTiming == .whileDragging)
    #expect(scene.choice == "1 of 10")
  }

  @Test("Labels name the levels, and as many as there are labels exist")
  func labels() throws {
    let scene = try scene {
      $0.stops = ["mild", "hot", "wild"]
      $0.initial = OptionValue(option: "--initial", text: "2")
    }

    #expect(scene.slider.maximum == 3 && scene.slider.value == 2)
    #expect(scene.choice == "hot")
  }

  @Test("Labels stay while there are fewer or more levels, and come back")
  func labelsStay() throws {
    let scene = try scene { $0.stops = ["mild", "hot", "wild"] }
    let stops = try #require(scene.parameterGroups.flatMap(\.parameters).first { $0.name == "stops" })
    let labels = try #require(scene.parameterGroups.flatMap(\.parameters).first { $0.name == "labels" })

    try stops.set(.number(5))
    try scene.slider.setValue(5)
    scene.choose()
    #expect(scene.choice == "5" && labels.value == .text("mild,hot,wild,4,5"))
    try stops.set(.number(2))
    #expect(scene.choice == "hot" && labels.value == .text("mild,hot"))
    try stops.set(.number(3))

    #expect(labels.isStandard && stops.isStandard)
  }

  @Test("Labels can be typed, and mere numbers are none")
  func typed() throws {
    let scene = try scene()
    let labels = try #require(scene.parameterGroups.flatMap(\.parameters).first { $0.name == "labels" })

    try labels.set(.text("a,b"))
    #expect(scene.slider.maximum == 2 && scene.choice == "a")
    try labels.set(.text("1,2,3"))

    #expect(scene.slider.maximum == 3 && scene.choice == "1 of 3")
    try labels.set(labels.standard)
    #expect(scene.slider.maximum == 10 && labels.isStandard)
  }

  @Test("Numbers are those of the language, for assistive technology as well")
  func numbers() throws {
    let scene = try scene {
      $0.count = 12_000
      $0.locale = "vi"
      $0.initial = OptionValue(option: "--initial", text: "1234")
    }

    #expect(scene.choice == "1.234 trên 12.000")
    #expect(scene.slider.valueText?(1_234) == "1.234")
  }

  @Test("More than twenty levels are possible when somebody asks for them")
  func many() throws {
    let scene = try scene { $0.count = 100 }

    #expect(scene.slider.maximum == 100)
    #expect(scene.choice == "1 of 100")
  }

  @Test("A level that does not exist is told", arguments: ["0", "11", "-1", "x", "", "1,2"])
  func illegalStart(text: String) {
    #expect(
      throws: UsageError.illegalValue(
        option: "--initial", value: text, allowed: "a whole number from 1 to 10")
    ) {
      try scene { $0.initial = OptionValue(option: "--initial", text: text) }
    }
  }

  @Test("No levels at all are refused")
  func none() {
    #expect(
      throws: UsageError.illegalValue(option: "--count", value: "0", allowed: "at least 1 in the step scene")
    ) {
      try scene { $0.count = 0 }
    }
  }
}
