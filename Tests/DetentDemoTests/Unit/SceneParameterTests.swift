import DetentControls
import DetentCore
import DetentGraphics
import DetentLab
import DetentUI
import Testing

@testable import DetentDemo

@Suite("What can be changed of a scene while it runs")
@MainActor
struct SceneParameterTests {
  /// A scene in a window without a display, with the parameters of the window.
  @MainActor
  private struct Stage {
    let driver = OffscreenDriver()
    let scene: any Scene
    let window: Window

    init(
      _ kind: DemoScene, size: Size = Size(width: 560, height: 480),
      edit: (inout DemoOptions) -> Void = { _ in }
    ) throws {
      var options = DemoOptions()
      options.scene = kind
      options.locale = "en"
      edit(&options)
      scene = try SceneFactory.make(options)
      window = Window(driver: driver)
      window.rootViewController = scene
      try window.open(
        WindowConfiguration(title: "", instanceName: "", className: "", size: size))
      driver.advance(by: 0.1)
    }

    var groups: [ParameterGroup] {
      let (window, scene) = (window, scene)
      let parameters = WindowParameters(
        window: window,
        standard: .init(theme: .light, language: .english, scale: .one, reducesMotion: false),
        language: { scene.texts.language }, speak: { scene.texts = Texts($0) })
      return scene.parameterGroups + [parameters.group]
    }

    var names: [String] { groups.flatMap(\.names) }

    func parameter(_ name: String) throws -> Parameter {
      let all = groups.flatMap { zip($0.names, $0.parameters) }
      return try #require(all.first { $0.0 == name }?.1, "no parameter \(name)")
    }
  }

  /// The pictures that come with the program.
  nonisolated static let images =
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4).joined(separator: "/")
    + "/Resources/Images"

  /// Values at the ends of what a parameter can be, and its default.
  private func values(of parameter: Parameter) -> [ParameterValue] {
    switch parameter.kind {
    case .toggle: [.toggle(true), .toggle(false)]
    case .action: []
    case .choice, .amount: parameter.choices
    case .text: [.text("S,M,L"), .text("only"), .text("a,b,c,d")]
    case .number(let numbers):
      [
        numbers.limits.lowerBound, min(numbers.limits.upperBound, 1_000),
        numbers.limits.lowerBound + numbers.step,
      ]
      .map { .number($0) }
    }
  }

  @Test("Without options everything is as its default says", arguments: DemoScene.allCases)
  func standard(kind: DemoScene) throws {
    let stage = try Stage(kind)

    for (name, parameter) in stage.groups.flatMap({ zip($0.names, $0.parameters) }) {
      #expect(parameter.isStandard, "\(name) is \(parameter.value)")
    }
  }

  @Test("Everything takes on each of its values and says so, and goes back", arguments: DemoScene.allCases)
  func everyValue(kind: DemoScene) throws {
    let stage = try Stage(kind)

    for name in stage.names {
      for value in try values(of: stage.parameter(name)) {
        let isPossible = try stage.parameter(name).isApplicable
        do {
          try stage.parameter(name).set(value)
          if isPossible { #expect(try stage.parameter(name).value == value, "\(name)") }
        } catch is RangeError {
          #expect(name == "range.stops", "too few stops for a gap")
        }
        stage.driver.advance(by: 0.5)
      }
      try stage.parameter(name).set(try stage.parameter(name).standard)
      #expect(try stage.parameter(name).isStandard, "\(name)")
    }
  }

  @Test(
    "Every group, parameter, choice and unit has a name in every language", arguments: Texts.Language.allCases
  )
  func texts(language: Texts.Language) throws {
    let texts = Texts(language)
    for kind in DemoScene.allCases {
      for group in try Stage(kind).groups {
        for key in group.fullKeys { #expect(texts.keys.contains(key), "\(key)") }
        for parameter in group.parameters {
          #expect(texts.keys.contains(parameter.key), "\(parameter.key)")
          if case .choice(let choices) = parameter.kind {
            for choice in choices { #expect(texts.keys.contains(parameter.key(of: choice)), "\(choice)") }
          }
        }
      }
    }
    for key in ParameterUnit.allCases.flatMap(\.keys) { #expect(texts.keys.contains(key)) }
  }

  @Test("No two parameters of a scene have the same name", arguments: DemoScene.allCases)
  func names(kind: DemoScene) throws {
    let names = try Stage(kind).names

    #expect(Set(names).count == names.count)
  }

  @Test("The range scene can change all that the evaluation of a slider needs")
  func complete() throws {
    let asked: Set = [
      "range.stops", "range.collision", "range.gap", "range.snap", "range.magnet", "range.track-press",
      "range.range-drag", "range.hysteresis", "range.response", "range.damping", "range.feedback",
      "range.orientation", "window.theme", "window.language", "window.direction", "window.scale",
      "window.reduced-motion",
    ]

    #expect(asked.isSubset(of: try Stage(.range).names))
    let pager = try Stage(.pager).names
    for name in ["slop-mouse", "slop-touch", "threshold", "fling", "rubber-band", "response", "damping"] {
      #expect(pager.contains("pager.\(name)"))
    }
  }

  @Test("Stops come and go with their labels, and the label shows the pair that is left")
  func stops() throws {
    let stage = try Stage(.range)
    let scene = try #require(stage.scene as? RangeSceneController)

    try stage.parameter("range.stops").set(.number(4))

    #expect(scene.slider.stops == ["10", "11", "12", "13"])
    #expect(scene.slider.range == 0...3)
    #expect(scene.choice == "10 – 13")
    try stage.parameter("range.stops").set(.number(11))
    #expect(scene.slider.stops == RangeSceneController.standardStops)
  }

  @Test("Thumbs that a rule moves apart are shown where they are then")
  func collision() throws {
    let stage = try Stage(.range)
    let scene = try #require(stage.scene as? RangeSceneController)
    try scene.slider.setRange(lower: 4, upper: 5)

    try stage.parameter("range.collision").set(.choice("keep-apart"))
    try stage.parameter("range.gap").set(.number(3))

    #expect(scene.slider.behavior.collision == .keepApart(segments: 3))
    #expect(scene.slider.upperIndex - scene.slider.lowerIndex == 3)
    #expect(
      scene.choice
        == "\(scene.slider.stops[scene.slider.lowerIndex]) – \(scene.slider.stops[scene.slider.upperIndex])")
  }

  @Test("A gap that the stops cannot keep is refused by name, and nothing changes")
  func refused() throws {
    let stage = try Stage(.range)
    let scene = try #require(stage.scene as? RangeSceneController)
    try stage.parameter("range.collision").set(.choice("keep-apart"))
    try stage.parameter("range.gap").set(.number(5))

    #expect(throws: RangeError.gapOutOfRange(gap: 5, allowed: 0...2)) {
      try stage.parameter("range.stops").set(.number(3))
    }

    #expect(scene.slider.stops.count == 11)
  }

  @Test(
    "Ticks that are counted are always in sight, in windows of any size",
    arguments: [
      Size(width: 560, height: 480), Size(width: 560, height: 270), Size(width: 200, height: 120),
    ])
  func count(size: Size) throws {
    let stage = try Stage(.range, size: size)
    let scene = try #require(stage.scene as? RangeSceneController)
    try stage.parameter("range.feedback").set(.choice("count"))
    scene.slider.focusThumbForTest(in: stage.window)

    for phase in [KeyEvent.Phase.down, .repeated, .repeated, .up] {
      stage.window.windowReceived(.key(KeyEvent(key: .right, phase: phase, time: .zero)))
    }

    stage.driver.advance(by: 0.5)
    let label = try #require(stage.window.label("Ticks so far: 3"))
    #expect(stage.window.bounds.contains(label.convertToWindow(label.bounds)))
    #expect(label.sizeThatFits(size).width <= label.frame.width + 0.5)
    try stage.parameter("range.feedback").set(.choice("none"))
    stage.driver.advance(by: 0.5)
    #expect(!stage.window.labels.contains { $0.hasPrefix("Ticks") })
  }

  @Test("Another language changes every text in sight at once", arguments: DemoScene.allCases)
  func language(kind: DemoScene) throws {
    let stage = try Stage(kind)
    let before = stage.window.snapshot()

    try stage.parameter("window.language").set(.choice("vi"))
    stage.driver.advance(by: 0.5)
    var options = DemoOptions()
    options.scene = kind
    options.locale = "vi"
    let window = Window(driver: stage.driver)
    window.rootViewController = try SceneFactory.make(options)
    try window.open(
      WindowConfiguration(title: "", instanceName: "", className: "", size: Size(width: 560, height: 480)))
    stage.driver.advance(by: 0.5)

    #expect(stage.window.snapshot()?.pixels == window.snapshot()?.pixels)
    #expect(stage.window.snapshot()?.pixels != before?.pixels)
  }
}

extension SliderControl {
  /// Gives the lower thumb the keyboard focus, as Tab does.
  fileprivate func focusThumbForTest(in window: Window) {
    window.windowReceived(.focus(true))
    window.windowReceived(.key(KeyEvent(key: .tab, phase: .down, time: .zero)))
  }
}

extension View {
  /// The label in sight with a text.
  func label(_ text: String) -> Label? {
    if isHidden { return nil }
    return (self as? Label).flatMap { $0.text == text ? $0 : nil }
      ?? subviews.lazy.compactMap { $0.label(text) }.first
  }

  /// The texts of all labels in sight.
  var labels: [String] {
    isHidden ? [] : ((self as? Label).map { [$0.text] } ?? []) + subviews.flatMap(\.labels)
  }
}
