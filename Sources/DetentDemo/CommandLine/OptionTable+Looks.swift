internal import DetentCore

extension OptionTable {
  /// The options for looks and layout.
  static let lookEntries: [(name: String, entry: OptionEntry)] = [
    (
      "--orientation",
      OptionEntry(value: "horizontal|vertical", meaning: "the direction of the track (horizontal)") {
        options, value throws(UsageError) in
        options.axis = try value.choice(["horizontal": .horizontal, "vertical": .vertical])
      }
    ),
    (
      "--rtl",
      OptionEntry(meaning: "lay out from right to left") { options, _ in options.isRightToLeft = true }
    ),
    (
      "--theme",
      OptionEntry(value: "light|dark|high-contrast", meaning: "the colours (from the desktop, else light)") {
        options, value throws(UsageError) in
        options.themeName = try value.choice([
          "light": "light", "dark": "dark", "high-contrast": "high-contrast",
        ])
      }
    ),
    (
      "--images",
      OptionEntry(value: "FOLDER", meaning: "pictures for thumbs, stops and bubbles (drawn)") {
        options, value throws(UsageError) in
        options.images = try value.nonEmpty("a folder with pictures")
      }
    ),
    (
      "--locale",
      OptionEntry(value: "en|vi|ko", meaning: "the language (from the environment)") {
        options, value throws(UsageError) in
        options.locale = try value.choice(["en": "en", "vi": "vi", "ko": "ko"])
      }
    ),
    (
      "--reduce-motion",
      OptionEntry(meaning: "things arrive at once instead of moving") { options, _ in
        options.reducesMotion = true
      }
    ),
    (
      "--inspector",
      OptionEntry(meaning: "show the inspector beside the scene; Ctrl+I does so at any time") { options, _ in
        options.showsInspector = true
      }
    ),
  ]

  /// The options of the pager.
  static let pagerEntries: [(name: String, entry: OptionEntry)] = [
    (
      "--tabs",
      OptionEntry(value: "A,B,C…", meaning: "the pager's tabs, one for each page (three shelves)") {
        options, value in
        options.tabs = value.text.split(separator: ",", omittingEmptySubsequences: false).map { String($0) }
      }
    ),
    (
      "--pages",
      OptionEntry(value: "N", meaning: "N pages, numbered from 1") { options, value throws(UsageError) in
        options.pageCount = try value.integer(in: 0...1_000_000)
      }
    ),
    (
      "--page",
      OptionEntry(value: "I", meaning: "the page that the pager starts on, from 0 (0)") {
        options, value throws(UsageError) in
        options.page = try value.integer(in: 0...999_999)
      }
    ),
  ]

  /// The options for what comes out of the program and when it ends.
  static let outputEntries: [(name: String, entry: OptionEntry)] = [
    (
      "--events",
      OptionEntry(value: "FILE|-", meaning: "write the event log (-: standard output)") {
        options, value throws(UsageError) in
        options.events = try value.text == "-" ? .standardOutput : .file(value.nonEmpty("a file name or -"))
      }
    ),
    (
      "--events-frames",
      OptionEntry(meaning: "log every frame too") { options, _ in options.logsFrames = true }
    ),
    (
      "--screenshot",
      OptionEntry(value: "FILE.png", meaning: "write what the window shows once it has settled, then exit") {
        options, value throws(UsageError) in
        options.screenshot = try value.nonEmpty("a file name")
      }
    ),
    (
      "--offscreen",
      OptionEntry(meaning: "draw without any X server, with --screenshot") { options, _ in
        options.isOffscreen = true
      }
    ),
    (
      "--exit-after",
      OptionEntry(value: "SECONDS", meaning: "end by itself") { options, value throws(UsageError) in
        options.exitAfter = try value.seconds()
      }
    ),
    (
      "--unpaced",
      OptionEntry(meaning: "draw every change at once, however often; for measurements") { options, _ in
        options.isPaced = false
      }
    ),
    (
      "--display",
      OptionEntry(value: "NAME", meaning: "the X display ($DISPLAY)") { options, value throws(UsageError) in
        options.display = try value.nonEmpty("a display name such as :0")
      }
    ),
  ]

  /// The options of the lab.
  static let labEntries: [(name: String, entry: OptionEntry)] = [
    (
      "--plan",
      OptionEntry(value: "FILE", meaning: "the plan of the lab (the one that comes with it)") {
        options, value throws(UsageError) in
        options.plan = try value.nonEmpty("a file name")
      }
    ),
    (
      "--participant",
      OptionEntry(value: "CODE", meaning: "the code of the lab's participant, no name (P-01)") {
        options, value throws(UsageError) in
        options.participant = try value.code()
      }
    ),
    (
      "--record",
      OptionEntry(value: "FOLDER", meaning: "where the lab's sessions are written to (here)") {
        options, value throws(UsageError) in
        options.recordFolder = try value.nonEmpty("a folder")
      }
    ),
    (
      "--hud",
      OptionEntry(meaning: "show the lab's evaluator a window of their own, beside that of the participant") {
        options, _ in
        options.showsHUD = true
      }
    ),
  ]
}
