internal import DetentCore
internal import DetentLab

/// The texts of the demo in one language.
struct Texts: Equatable {
  /// The languages that there are.
  enum Language: String, CaseIterable {
    case english = "en"
    case vietnamese = "vi"
    case korean = "ko"
  }

  let language: Language
  private let table: [String: String]

  init(_ language: Language) {
    self.language = language
    table = Self.table(of: language)
  }

  /// The text of `key`, with each `{name}` replaced by its value; the key itself where there is no such text.
  func callAsFunction(_ key: String, _ values: KeyValuePairs<String, String> = [:]) -> String {
    var rest = Substring(table[key] ?? key)
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

  /// A whole number, written as the language does.
  func number(_ value: Int) -> String { number(Double(value), digits: 0) }

  /// A number with so many digits behind the decimal sign, written as the language does.
  func number(_ value: Double, digits: Int) -> String { numberStyle.text(value, fractionDigits: digits) }

  /// A number of something, such as 20% or 3 pt.
  func amount(_ value: Double, digits: Int = 0, unit: ParameterUnit) -> String {
    number(value, digits: digits) + suffix(of: unit, for: value)
  }

  /// What stands behind `number` of a unit, with the blank between where the language wants one.
  func suffix(of unit: ParameterUnit, for number: Double) -> String {
    self(unit.key(for: number), ["number": ""])
  }

  /// A part of a whole, 0 … 1, in whole hundredths.
  func share(_ share: Double) -> String { amount((share * 100).rounded(), unit: .percent) }

  /// The signs that numbers are written with.
  var numberStyle: NumberStyle { language == .vietnamese ? .comma : .point }

  /// The keys of all texts.
  var keys: Set<String> { Set(table.keys) }

  /// Reads lines of the form `key = text`; empty ones and those that begin with # say nothing.
  ///
  /// It looks at bytes, since the first picture waits for it: every sign that counts is one byte long in UTF-8.
  static func parse(_ bytes: [UInt8]) -> [String: String] {
    let (newline, hash, blank, equals) = (UInt8(ascii: "\n"), UInt8(ascii: "#"), UInt8(ascii: " "), UInt8(ascii: "="))
    var table: [String: String] = [:]
    for line in bytes.split(separator: newline) where line.first != hash {
      let inner = line.indices.dropFirst().dropLast()
      guard
        let sign = inner.first(where: {
          line[$0] == equals && line[$0 - 1] == blank && line[$0 + 1] == blank
        })
      else { continue }
      let key = String(decoding: line[..<(sign - 1)], as: UTF8.self)
      table[key] = String(decoding: line[(sign + 2)...], as: UTF8.self)
    }
    return table
  }

  // Each is read when it is first spoken, and only then.
  private static let english = parse(PackageResources.en_txt)
  private static let vietnamese = parse(PackageResources.vi_txt)
  private static let korean = parse(PackageResources.ko_txt)

  private static func table(of language: Language) -> [String: String] {
    switch language {
    case .english: english
    case .vietnamese: vietnamese
    case .korean: korean
    }
  }
}

extension Texts.Language {
  /// The language of a locale name such as `vi_VN.UTF-8`; English where there is no other.
  init(locale: String?) {
    let code = locale.map { $0.prefix { $0 != "_" && $0 != "." && $0 != "@" } }
    self = code.flatMap { Self(rawValue: String($0)) } ?? .english
  }
}
