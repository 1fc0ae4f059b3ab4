internal import DetentCore

/// One option of the command line.
struct OptionEntry: Sendable {
  /// What comes after the name; nil for a switch.
  var value: String?
  /// What it means, in one line.
  var meaning: String
  /// Takes the value in; a switch gets an empty one.
  var apply: @Sendable (inout DemoOptions, OptionValue) throws(UsageError) -> Void
}

/// Every option, by its name.
enum OptionTable {
  static let entries: [(name: String, entry: OptionEntry)] =
    [
      (
        "--scene",
        OptionEntry(value: sceneNames, meaning: "what to show (home)") { options, value throws(UsageError) in
          options.runsLab = value.text == Self.labName
          if !options.runsLab { options.scene = try value.scene() }
        }
      ),
      (
        "--size",
        OptionEntry(value: "WxH", meaning: "window size in points") { options, value throws(UsageError) in
          options.size = try value.size()
        }
      ),
      (
        "--scale",
        OptionEntry(value: "S", meaning: "device pixels per point, 0.5 … 8 (from the desktop)") {
          options, value throws(UsageError) in
          options.scale = try value.scale()
        }
      ),
      (
        "--stops",
        OptionEntry(value: "A,B,C…", meaning: "the labels of the stops (10 … 20; step: 1 … 10)") {
          options, value in
          options.stops = value.text.split(separator: ",", omittingEmptySubsequences: false).map {
            String($0)
          }
        }
      ),
      (
        "--count",
        OptionEntry(value: "N", meaning: "N stops labelled 0 … N−1; step: N levels") {
          options, value throws(UsageError) in
          options.count = try value.integer(in: 0...1_000_000)
        }
      ),
      (
        "--initial",
        OptionEntry(
          value: "LO,HI|V", meaning: "where thumbs start: stops from 0, in step a value from 1, else numbers"
        ) { options, value in options.initial = value }
      ),
      (
        "--collision",
        OptionEntry(
          value: "keep-apart|stop|cross|push",
          meaning: "what happens when thumbs meet (cross; continuous: stop)"
        ) {
          options, value throws(UsageError) in
          options.collision = try value.choice([
            "keep-apart": .keepApart(segments: 1), "stop": .stop, "cross": .cross,
            "push": .push,
          ])
        }
      ),
      (
        "--gap",
        OptionEntry(
          value: "N", meaning: "segments that stay between the thumbs, with --collision keep-apart (1)"
        ) {
          options, value throws(UsageError) in
          options.gap = try value.integer(in: 0...1_000_000)
        }
      ),
      (
        "--snap",
        OptionEntry(
          value: "release|live|magnetic", meaning: "when thumbs go to their stops (release; step: live)"
        ) {
          options, value throws(UsageError) in
          options.snapTiming = try value.choice([
            "release": .onRelease, "live": .whileDragging, "magnetic": .magnetic(SnapTiming.defaultStrength),
          ])
        }
      ),
      (
        "--track-press",
        OptionEntry(value: "move|ignore", meaning: "what a press beside the thumbs does (move)") {
          options, value throws(UsageError) in
          options.trackPress = try value.choice(["move": .moveNearestThumb, "ignore": .ignore])
        }
      ),
      (
        "--range-drag",
        OptionEntry(meaning: "a press between the thumbs drags both") { options, _ in
          options.allowsRangeDrag = true
        }
      ),
    ] + pagerEntries + lookEntries + labEntries + outputEntries

  static func entry(named name: String) -> OptionEntry? { entries.first { $0.name == name }?.entry }

  static let names = entries.map(\.name) + ["--help", "--version"]

  /// What the command line calls the lab, which is a scene to it.
  static let labName = "lab"

  static let sceneNames = (DemoScene.allCases.map(\.rawValue) + [labName]).joined(separator: "|")
}
