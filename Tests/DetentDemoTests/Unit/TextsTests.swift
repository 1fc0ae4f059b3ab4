import DetentLab
import Testing

@testable import DetentDemo

@Suite("Texts in three languages")
struct TextsTests {
  @Test("Every language has the same texts, none of them empty", arguments: Texts.Language.allCases)
  func complete(language: Texts.Language) {
    let texts = Texts(language)

    #expect(texts.keys == Texts(.english).keys)
    #expect(!texts.keys.isEmpty)
    for key in texts.keys { #expect(!texts(key).isEmpty && texts(key) != key) }
  }

  @Test("Every language has the same placeholders", arguments: Texts.Language.allCases)
  func placeholders(language: Texts.Language) {
    let (texts, english) = (Texts(language), Texts(.english))

    for key in english.keys { #expect(names(in: texts(key)) == names(in: english(key)), "\(key)") }
  }

  private func names(in text: String) -> [Substring] { text.matches(of: /\{[^}]*\}/).map(\.output).sorted() }

  /// What is the same in several languages: names, signs, and what is a number with a sign.
  private static let international: Set = [
    "window.title", "home.title", "range.value", "pager.price", "choice.language.en", "choice.language.vi",
    "choice.language.ko", "unit.points", "unit.points.one", "unit.percent", "unit.percent.one", "unit.scale",
    "unit.scale.one",
  ]

  @Test("Other languages do not say the same as English", arguments: [Texts.Language.vietnamese, .korean])
  func translated(language: Texts.Language) {
    let (texts, english) = (Texts(language), Texts(.english))

    #expect(Set(english.keys.filter { texts($0) == english($0) }) == Self.international)
  }

  @Test(
    "Every unit has the place of its number first, and blanks are those of the language",
    arguments: Texts.Language.allCases)
  func units(language: Texts.Language) {
    let texts = Texts(language)

    for unit in ParameterUnit.allCases {
      for number in [1.0, 2] {
        #expect(texts(unit.key(for: number)).hasPrefix("{number}"))
        let suffix = texts.suffix(of: unit, for: number)
        let isHangul = suffix.unicodeScalars.first.map { (0xAC00...0xD7A3).contains($0.value) } == true
        let isSign = ["%", "×"].contains(suffix)
        #expect(suffix.hasPrefix(" ") == !(isHangul || isSign), "\(suffix)")
      }
    }
  }

  @Test(
    "Numbers with their units",
    arguments: [
      (Texts.Language.english, ["11 stops", "1 stop", "0.20 s", "20%"]),
      (.vietnamese, ["11 mức", "1 mức", "0,20 giây", "20%"]),
      (.korean, ["11눈금", "1눈금", "0.20초", "20%"]),
    ])
  func amounts(language: Texts.Language, expected: [String]) {
    let texts = Texts(language)

    #expect(
      [
        texts.amount(11, unit: .stops), texts.amount(1, unit: .stops),
        texts.amount(0.2, digits: 2, unit: .seconds), texts.share(0.2),
      ] == expected)
  }

  @Test("Placeholders take their values, also at the ends, twice, and with braces in them")
  func values() {
    let texts = Texts(.english)

    #expect(texts("range.value", ["lower": "10", "upper": "20"]) == "10 – 20")
    #expect(texts("range.value", ["lower": "", "upper": ""]) == " – ")
    #expect(texts("{a}{a}", ["a": "x"]) == "xx")
    #expect(texts("nothing.here") == "nothing.here")
  }

  @Test("A value that looks like a placeholder stays as it is")
  func valueWithBraces() {
    #expect(Texts(.english)("range.value", ["lower": "{upper}", "upper": "1"]) == "{upper} – 1")
  }

  @Test("Lines are read up to their end; empty ones, comments and others say nothing")
  func parse() {
    let lines = "# a comment\n\na = 1\nb =  two = 2 \nnonsense\nc=3\na = 4\n"

    let table = TextTable(Array(lines.utf8))
    #expect(table.keys == ["a", "b"] && table("a") == "4" && table("b") == " two = 2 ")
    #expect(TextTable([]).keys.isEmpty)
  }

  static let locales: [(String?, Texts.Language)] = [
    (nil, .english), ("", .english), ("C", .english), ("POSIX", .english), ("en_GB.UTF-8", .english),
    ("vi", .vietnamese), ("vi_VN", .vietnamese), ("vi_VN.UTF-8", .vietnamese), ("vi.UTF-8", .vietnamese),
    ("ko@dict", .korean), ("ko_KR.eucKR", .korean), ("kok_IN", .english), ("fr_FR", .english),
  ]

  @Test("A locale names a language, as far as there is one", arguments: locales)
  func locale(name: String?, language: Texts.Language) {
    #expect(Texts.Language(locale: name) == language)
  }
}
