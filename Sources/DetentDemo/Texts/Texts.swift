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
  private let table: TextTable

  init(_ language: Language) {
    self.language = language
    table = Self.table(of: language)
  }

  /// The text of `key`, with each `{name}` replaced by its value; the key itself where there is no such text.
  func callAsFunction(_ key: String, _ values: KeyValuePairs<String, String> = [:]) -> String {
    table(key, values)
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
  var keys: Set<String> { table.keys }

  // Each is read when it is first spoken, and only then.
  private static let english = TextTable(PackageResources.en_txt)
  private static let vietnamese = TextTable(PackageResources.vi_txt)
  private static let korean = TextTable(PackageResources.ko_txt)

  private static func table(of language: Language) -> TextTable {
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
