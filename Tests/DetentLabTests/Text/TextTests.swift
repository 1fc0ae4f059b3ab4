import DetentLab
import Testing

@Suite("Fields, hashes and lines") struct TextTests {
  @Test(
    "Fields are quoted where they have to be",
    arguments: [
      ("plain", "plain"), ("", ""), ("a\r\nb", "\"a\r\nb\""), ("a\rb", "\"a\rb\""), ("\"", "\"\"\"\""),
      ("a;b", "a;b"), (" a ", " a "), ("Tiếng Việt, 한국어", "\"Tiếng Việt, 한국어\""),
    ])
  func quoting(text: String, field: String) {
    #expect(DelimitedDialect.rfc.field(.text(text)) == field)
    #expect(DelimitedDialect.excelSemicolon.field(.text("a;b")) == "\"a;b\"")
    #expect(DelimitedDialect.excelSemicolon.field(.text("a,b")) == "a,b")
  }

  @Test(
    "Words that look like formulas are disarmed, numbers are not",
    arguments: ["=1", "+1", "-1", "@a", "\t1", "=\u{301}x"])
  func formulas(text: String) {
    #expect(DelimitedDialect.rfc.field(.text(text)) == "'" + text)
    #expect(DelimitedDialect.rfc.field(.number(-1.5)) == "-1.5")
    #expect(DelimitedDialect.rfc.field(.integer(-1)) == "-1")
    #expect(DelimitedDialect.rfc.field(.text("=a,b")) == "\"'=a,b\"")
  }

  @Test(
    "A number is read back the same", arguments: [0.3, 0.1 + 0.2, 1e-7, -1.5e300, 5, .leastNonzeroMagnitude])
  func numbers(number: Double) {
    let comma = DelimitedDialect.excelSemicolon.field(.number(number))

    #expect(Double(DelimitedDialect.rfc.field(.number(number))) == number)
    #expect(DelimitedDialect.rfc.field(.number(0.3)) == "0.3")
    #expect(!comma.contains("."))
    #expect(!comma.contains("\""))
  }

  @Test("A number has the digits that its description has, whether it has few decimals or many")
  func digits() {
    var dice = Dice(42)
    var numbers: [Double] = [
      0, -0.0, 0.001, -0.001, 0.01, 0.1, 0.0005, 1e-4, 999.999, 1_000, 12.34, 999_999_999_999.999, 1e12, 1e15,
      1e16, 0.1 + 0.2, 1 / 3, 1234.5678, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
    ]
    for scale in [1e2, 1e4, 1e9, 1e14, 1e17] {
      numbers += dice.numbers(5_000, in: -scale...scale).map { $0.rounded() / 1_000 }
      numbers += dice.numbers(1_000, in: -scale...scale)
    }

    for number in numbers {
      let digits = number.description
      #expect(DelimitedDialect.rfc.field(.number(number)) == digits, "seed \(Dice.seed)")
      #expect(
        DelimitedDialect.excelSemicolon.field(.number(number)) == digits.replacing(".", with: ","),
        "seed \(Dice.seed)")
    }
  }

  @Test("What is missing is empty, never 0")
  func missing() {
    #expect(DelimitedDialect.rfc.field(.missing) == "")
    for value in unusable { #expect(DelimitedDialect.rfc.field(.number(value)) == "") }
    #expect(DelimitedCell.measured(.undefined(.noMovement) as Measured<Double>) == .missing)
    #expect(DelimitedCell.measured(.undefined(.noMovement) as Measured<Int>) == .missing)
    #expect(DelimitedCell.measured(.value(2.5)) == .number(2.5))
    #expect(DelimitedCell.measured(.value(2)) == .integer(2))
  }

  @Test("A line ends as the standard says, a file begins as the dialect says")
  func lines() {
    let cells: [DelimitedCell] = [.text("P-03"), .number(0.5), .missing, .integer(3)]

    #expect(DelimitedDialect.rfc.line(cells) == "P-03,0.5,,3\r\n")
    #expect(DelimitedDialect.excelSemicolon.line(cells) == "P-03;0,5;;3\r\n")
    #expect(DelimitedDialect.rfc.prologue == "")
    #expect(DelimitedDialect.excel.prologue == "\u{FEFF}sep=,\r\n")
    #expect(DelimitedDialect(rawValue: "excel-semicolon")?.prologue == "\u{FEFF}")
  }

  @Test("Hashes go on where they stopped, and keep their digits")
  func hash() {
    var hash = FNV1a()
    #expect(hash.text == "cbf29ce484222325")
    hash.update("foo".utf8)
    hash.update("bar".utf8)
    #expect(hash == FNV1a("foobar"))
    for number in 0..<2000 { #expect(FNV1a("\(number)").text.count == 16) }
  }

  @Test("Whole lines are kept, the broken last one is not")
  func recovery() {
    let recover = { (text: String) in LineRecovery(Array(text.utf8)) }

    #expect(!recover("").isResumable)
    #expect(recover("").droppedBytes == 0)
    #expect(recover("{").droppedBytes == 1)
    #expect(recover("a\n").lines == 1)
    #expect(recover("a\nb\n").keptBytes == 4)
    #expect(recover("a\nbé").droppedBytes == 3)
  }

  @Test("Gaps are ranges, and what goes back is misplaced")
  func sequence() {
    #expect(SequenceCheck([]).isComplete)
    #expect(SequenceCheck([7]).isComplete)
    #expect(SequenceCheck([0, 1, 5, 6]).missing == [2...4])
    #expect(SequenceCheck([0, 1, 1, 2]).misplaced == [2])
    #expect(SequenceCheck([3, 1, 4]).misplaced == [1])
    #expect(SequenceCheck([.min, .max]).missing == [(.min + 1)...(.max - 1)])
  }
}
