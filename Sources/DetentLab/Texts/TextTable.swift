/// Texts by their keys, as a file has them: a line `key = text` each.
public struct TextTable: Sendable, Hashable {
  private let texts: [String: String]

  /// Reads lines of the form `key = text`; empty ones and those that begin with # say nothing.
  public init(_ bytes: [UInt8]) {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let pairs = lines.compactMap { line -> (String, String)? in
      guard !line.hasPrefix("#"), let sign = line.ranges(of: " = ").first else { return nil }
      return (String(line[..<sign.lowerBound]), String(line[sign.upperBound...]))
    }
    texts = Dictionary(pairs) { _, last in last }
  }

  /// The keys that there are.
  public var keys: Set<String> { Set(texts.keys) }

  /// The text of `key`, with each `{name}` replaced by its value; the key itself where there is no such text.
  public func callAsFunction(_ key: String, _ values: KeyValuePairs<String, String> = [:]) -> String {
    var rest = Substring(texts[key] ?? key)
    var text = ""
    // In one pass: a value may hold braces of its own.
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = rest[open..<close].dropFirst()
      text += rest[..<open]
      text += values.first { $0.key == name }?.value ?? String(rest[open...close])
      rest = rest[close...].dropFirst()
    }
    return text + rest
  }
}
