import DetentCore
import Testing

@testable import DetentDemo

@Suite("Reading the command line")
struct CommandLineTests {
  private func options(_ arguments: String...) throws -> DemoOptions {
    guard case .run(let options) = try CommandLineParser.parse(arguments) else { throw Unexpected() }
    return options
  }

  private struct Unexpected: Error {}

  @Test("No options: the front page, and each scene's own defaults")
  func defaults() throws {
    let options = try options()

    #expect(options == DemoOptions())
    #expect(options.scene == .home)
    #expect(
      options.stops == nil && options.count == nil && options.collision == nil && options.snapTiming == nil)
    #expect(options.trackPress == .moveNearestThumb)
    #expect(!options.allowsRangeDrag && !options.isRightToLeft && !options.isOffscreen)
    #expect(options.initial == nil && options.size == nil && options.scale == nil)
  }

  /// An option and what it changes.
  struct Effect: Sendable {
    var arguments: [String]
    var change: @Sendable (inout DemoOptions) -> Void

    init(_ arguments: String..., change: @escaping @Sendable (inout DemoOptions) -> Void) {
      self.arguments = arguments
      self.change = change
    }
  }

  static let effects: [Effect] = [
    Effect("--scene", "range") { $0.scene = .range },
    Effect("--scene", "step") { $0.scene = .step },
    Effect("--scene", "continuous") { $0.scene = .continuous },
    Effect("--scene", "pager") { $0.scene = .pager },
    Effect("--tabs", "a,,c") { $0.tabs = ["a", "", "c"] },
    Effect("--pages", "5") { $0.pageCount = 5 },
    Effect("--page", "2") { $0.page = 2 },
    Effect("--size", "200x120") { $0.size = Size(width: 200, height: 120) },
    Effect("--size", "8192x8192") { $0.size = Size(width: 8_192, height: 8_192) },
    Effect("--scale", "0.5") { $0.scale = PixelScale(0.5) },
    Effect("--scale", "8") { $0.scale = PixelScale(8) },
    Effect("--stops", "a,,c") { $0.stops = ["a", "", "c"] },
    Effect("--stops", "") { $0.stops = [""] },
    Effect("--count", "0") { $0.count = 0 },
    Effect("--count", "3") { $0.count = 3 },
    Effect("--initial", "2,5") { $0.initial = OptionValue(option: "--initial", text: "2,5") },
    Effect("--initial", "-1,5") { $0.initial = OptionValue(option: "--initial", text: "-1,5") },
    Effect("--collision", "keep-apart") { $0.collision = .keepApart(segments: 1) },
    Effect("--collision", "stop") { $0.collision = .stop },
    Effect("--collision", "cross") { $0.collision = .cross },
    Effect("--collision", "push") { $0.collision = .push },
    Effect("--collision", "keep-apart", "--gap", "3") {
      $0.collision = .keepApart(segments: 3)
      $0.gap = 3
    },
    Effect("--gap", "3", "--collision", "keep-apart") {
      $0.collision = .keepApart(segments: 3)
      $0.gap = 3
    },
    Effect("--gap", "0", "--collision", "keep-apart") {
      $0.collision = .keepApart(segments: 0)
      $0.gap = 0
    },
    Effect("--snap", "release") { $0.snapTiming = .onRelease },
    Effect("--snap", "live") { $0.snapTiming = .whileDragging },
    Effect("--snap", "magnetic") { $0.snapTiming = .magnetic(SnapTiming.defaultStrength) },
    Effect("--track-press", "move") { $0.trackPress = .moveNearestThumb },
    Effect("--track-press", "ignore") { $0.trackPress = .ignore },
    Effect("--range-drag") { $0.allowsRangeDrag = true },
    Effect("--orientation", "vertical") { $0.axis = .vertical },
    Effect("--orientation", "horizontal") { $0.axis = .horizontal },
    Effect("--rtl") { $0.isRightToLeft = true },
    Effect("--theme", "dark") { $0.themeName = "dark" },
    Effect("--theme", "high-contrast") { $0.themeName = "high-contrast" },
    Effect("--images", "Pictures/My") { $0.images = "Pictures/My" },
    Effect("--locale", "ko") { $0.locale = "ko" },
    Effect("--reduce-motion") { $0.reducesMotion = true },
    Effect("--inspector") { $0.showsInspector = true },
    Effect("--plan", "my.json") { $0.plan = "my.json" },
    Effect("--participant", "P-07") { $0.participant = "P-07" },
    Effect("--record", "out") { $0.recordFolder = "out" },
    Effect("--hud") { $0.showsHUD = true },
    Effect("--events", "-") { $0.events = .standardOutput },
    Effect("--events", "a=b") { $0.events = .file("a=b") },
    Effect("--events", "f", "--events-frames") {
      $0.events = .file("f")
      $0.logsFrames = true
    },
    Effect("--screenshot", "p.png") { $0.screenshot = "p.png" },
    Effect("--screenshot", "p.png", "--offscreen") {
      $0.screenshot = "p.png"
      $0.isOffscreen = true
    },
    Effect("--exit-after", "0.25") { $0.exitAfter = 0.25 },
    Effect("--unpaced") { $0.isPaced = false },
    Effect("--display", ":7") { $0.display = ":7" },
    Effect("--rtl", "--theme", "light", "--theme", "dark") {
      $0.isRightToLeft = true
      $0.themeName = "dark"
    },
  ]

  @Test("Every option changes what it says and nothing else", arguments: effects)
  func effect(effect: Effect) throws {
    var expected = DemoOptions()
    effect.change(&expected)

    #expect(try CommandLineParser.parse(effect.arguments) == .run(expected), "\(effect.arguments)")
  }

  @Test("--name=value is the same as --name value", arguments: effects.filter { $0.arguments.count == 2 })
  func attached(effect: Effect) throws {
    guard !effect.arguments[1].hasPrefix("--") else { return }

    let attached = "\(effect.arguments[0])=\(effect.arguments[1])"

    #expect(try CommandLineParser.parse([attached]) == CommandLineParser.parse(effect.arguments))
  }

  @Test("Every option of the table is tried here")
  func complete() {
    let tried = Set(Self.effects.flatMap(\.arguments).filter { $0.hasPrefix("--") })

    #expect(tried == Set(OptionTable.entries.map(\.name)))
    #expect(Set(OptionTable.entries.map(\.name)).count == OptionTable.entries.count)
  }

  @Test("--help and --version win over what follows, not over what was wrong before")
  func help() throws {
    #expect(try CommandLineParser.parse(["--rtl", "--help", "--nonsense"]) == .help)
    #expect(try CommandLineParser.parse(["--version"]) == .version)
    #expect(throws: UsageError.self) { try CommandLineParser.parse(["--nonsense", "--help"]) }
  }

  /// What is wrong, and the option, the value and what is allowed that the line about it names.
  static let errors: [([String], UsageError)] = [
    (["--nonsense"], .unknownOption("--nonsense", allowed: OptionTable.names)),
    (["-x"], .unknownOption("-x", allowed: OptionTable.names)),
    (["--nonsense=1"], .unknownOption("--nonsense", allowed: OptionTable.names)),
    (["word"], .unexpectedArgument("word")),
    ([""], .unexpectedArgument("")),
    (["--scene"], .missingValue(option: "--scene", allowed: OptionTable.sceneNames)),
    (["--scene", "moon"], .illegalValue(option: "--scene", value: "moon", allowed: OptionTable.sceneNames)),
    (["--rtl=1"], .illegalValue(option: "--rtl", value: "1", allowed: "no value")),
    (
      ["--participant", "Kim Lee"],
      .illegalValue(
        option: "--participant", value: "Kim Lee", allowed: "up to 16 letters, digits, - and _, such as P-01")
    ),
    (["--inspector=on"], .illegalValue(option: "--inspector", value: "on", allowed: "no value")),
    (["--tabs", "a", "--pages", "1"], .excludes(option: "--pages", other: "--tabs")),
    (["--stops", "a", "--count", "1"], .excludes(option: "--count", other: "--stops")),
    (["--offscreen"], .needs(option: "--offscreen", other: "--screenshot")),
    (["--events-frames"], .needs(option: "--events-frames", other: "--events")),
    (["--gap", "1"], .needs(option: "--gap", other: "--collision keep-apart")),
    (["--gap", "1", "--collision", "push"], .needs(option: "--gap", other: "--collision keep-apart")),
    (["--collision", "push", "--gap", "1"], .needs(option: "--gap", other: "--collision keep-apart")),
  ]

  @Test("What is wrong is told with its facts", arguments: errors)
  func error(arguments: [String], error: UsageError) {
    #expect(throws: error) { try CommandLineParser.parse(arguments) }
  }

  /// Values that no option of theirs takes.
  static let illegalValues: [(String, [String])] = [
    (
      "--size",
      ["", "x", "640", "640x", "x480", "640x480x3", "199x120", "200x119", "8193x120", "1e3x500", "-640x480"]
    ),
    ("--scale", ["", "0", "0.49", "8.01", "nan", "inf", "one", "-1"]),
    ("--count", ["", "-1", "1000001", "1.5", "ten", "0x10", "99999999999999999999"]),
    ("--collision", ["", "keepapart", "CROSS"]),
    ("--pages", ["", "-1", "1000001", "x"]),
    ("--page", ["", "-1", "1000000"]),
    ("--gap", ["", "-1", "x", "1000001"]),
    ("--snap", ["", "drag"]),
    ("--track-press", ["", "yes"]),
    ("--orientation", ["", "up"]),
    ("--theme", ["", "Dark"]),
    ("--locale", ["", "de", "vi_VN"]),
    ("--exit-after", ["", "-1", "nan", "inf", "86401", "5s"]),
    ("--events", [""]),
    ("--screenshot", [""]),
    ("--images", [""]),
    ("--display", [""]),
  ]

  @Test("A value that is not allowed is named, with what is", arguments: illegalValues)
  func illegal(option: String, values: [String]) {
    for value in values {
      #expect {
        try CommandLineParser.parse(["\(option)=\(value)"])
      } throws: { error in
        guard case .illegalValue(option, value, let allowed)? = error as? UsageError else { return false }
        let line = "\(error)"
        return !allowed.isEmpty && line.contains(option) && line.contains("'\(value)'")
          && line.contains(allowed)
      }
    }
  }

  @Test("Every option that takes a value says so when none follows")
  func missing() {
    for (name, entry) in OptionTable.entries {
      guard let allowed = entry.value else { continue }
      #expect(throws: UsageError.missingValue(option: name, allowed: allowed)) {
        try CommandLineParser.parse([name])
      }
    }
  }

  @Test("Every error is one line", arguments: errors.map(\.1))
  func oneLine(error: UsageError) {
    #expect(!"\(error)".contains("\n"))
    #expect("\(error)".count > 20)
  }

  @Test("The help names every option with its values, one a line")
  func helpText() {
    let lines = HelpText.text.split(separator: "\n")

    for name in OptionTable.names {
      #expect(lines.count { $0.hasPrefix("  \(name) ") } == 1, "\(name)")
    }
    for (name, entry) in OptionTable.entries {
      #expect(
        lines.contains { $0.contains(name) && $0.contains(entry.value ?? "") && $0.hasSuffix(entry.meaning) })
    }
    #expect(lines.count == OptionTable.names.count + 1)
  }
}
