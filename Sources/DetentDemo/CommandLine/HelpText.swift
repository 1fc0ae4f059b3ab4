/// What `--help` prints.
enum HelpText {
  static var text: String {
    let rows =
      OptionTable.entries.map { (title($0.name, $0.entry), $0.entry.meaning) }
      + [("--help", "this text"), ("--version", "the version")]
    let width = rows.map(\.0.count).max() ?? 0
    let lines = rows.map { "  \($0.0)\(String(repeating: " ", count: width - $0.0.count))  \($0.1)" }
    return (["usage: detent-demo OPTIONS…", ""] + lines).joined(separator: "\n")
  }

  private static func title(_ name: String, _ entry: OptionEntry) -> String {
    entry.value.map { "\(name) \($0)" } ?? name
  }
}
