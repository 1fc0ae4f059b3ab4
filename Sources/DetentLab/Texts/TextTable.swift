/// Texts by their keys, as a file has them: a line `key = text` each.
public struct TextTable: Sendable, Hashable {
  private let texts: [String: String]

  /// Reads lines of the form `key = text`; empty ones and those that begin with # say nothing.
  ///
  /// It looks at bytes, since the first picture waits for it: every sign that counts is one byte long in UTF-8.
  public init(_ bytes: [UInt8]) {
    let (newline, hash, blank, equals) = (
      UInt8(ascii: "\n"), UInt8(ascii: "#"), UInt8(ascii: " "), UInt8(ascii: "=")
    )
    var texts: [String: String] = [:]
    for line in bytes.split(separator: newline) where line.first != hash {
      let inner = line.indices.dropFirst().dropLast()
      guard
        let sign = inner.first(where: { line[$0] == equals && line[$0 - 1] == blank && line[$0 + 1] == blank }
        )
      else { continue }
      let key = String(decoding: line[..<(sign - 1)], as: UTF8.self)
      texts[key] = String(decoding: line[(sign + 2)...], as: UTF8.self)
    }
    self.texts = texts
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
