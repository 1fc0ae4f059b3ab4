import DetentCore
import DetentLab
import Testing

@Suite("The report as tables")
@MainActor
struct ReportTableTests {
  private func rows(_ report: LabReport, _ table: ExportTable, _ dialect: DelimitedDialect) -> [[String]] {
    let text = report.csv(table, dialect: dialect)
    #expect(text.hasPrefix(dialect.prologue))
    let body = String(text.unicodeScalars.dropFirst(dialect.prologue.unicodeScalars.count))
    return DelimitedReader(separator: dialect == .excelSemicolon ? ";" : ",").rows(body)
  }

  @Test("Each dialect of each table says the same", arguments: ExportTable.allCases)
  func dialects(table: ExportTable) throws {
    let report = try ReportFiles.report()
    let plain = rows(report, table, .rfc)

    for dialect in DelimitedDialect.allCases {
      let other = rows(report, table, dialect)
      #expect(other.allSatisfy { $0.count == plain[0].count } && other.count == plain.count)
      let numbers = other.map { $0.map { dialect == .excelSemicolon ? $0.replacing(",", with: ".") : $0 } }
      #expect(
        numbers.map { $0.map { $0.replacing(",", with: ".") } }
          == plain.map { $0.map { $0.replacing(",", with: ".") } })
    }
    #expect(Set(plain[0]).count == plain[0].count)
    let dictionary = LabReport.columnDictionary
    #expect(plain[0].allSatisfy { dictionary.contains("| \($0) |") })
  }

  @Test("The files of a report are its tables, each alone the same as among the others")
  func documents() throws {
    let report = try ReportFiles.report()
    let documents = Dictionary(uniqueKeysWithValues: report.documents.map { ($0.name, $0.text) })

    for table in ExportTable.allCases {
      for (dialect, ending) in [
        (DelimitedDialect.rfc, ""), (.excel, ".excel"), (.excelSemicolon, ".excel-semicolon"),
      ] {
        let text = report.csv(table, dialect: dialect)
        // Not by letters: a mark of the byte order is nothing to them.
        #expect(documents["\(table.rawValue)\(ending).csv"].map { Array($0.utf8) } == Array(text.utf8))
      }
    }
  }

  @Test("A row has the numbers of its trial, and a reason wherever a field is empty")
  func trials() throws {
    let report = try ReportFiles.report()
    let table = rows(report, .trials, .rfc)

    #expect(table.count == 1 + report.study.trials.count && table.count > 3 * LabStage.trialCount)
    for (row, trial) in zip(table.dropFirst(), report.study.trials) {
      let cells = Dictionary(uniqueKeysWithValues: zip(table[0], row))
      #expect(cells["trial"] == String(trial.record.number))
      #expect(cells["total_ms"].flatMap { Double($0) } == trial.measures.total.value)
      for name in table[0] where name.hasSuffix("_note") {
        #expect(cells[name]?.isEmpty != cells[String(name.dropLast(5))]?.isEmpty, "\(name)")
      }
      let errors = trial.measures.signedErrors.value ?? []
      #expect(cells["first_error"].flatMap { Int($0) } == errors.first)
      #expect(cells["second_error"].flatMap { Int($0) } == errors.dropFirst().first)
      #expect(cells["economy_note"] == (trial.record.widget == .pager ? "" : "nothing-needed"))
    }
  }

  @Test("Numbers have a comma where spreadsheets want one")
  func comma() throws {
    let report = try ReportFiles.report()
    let table = rows(report, .events, .excelSemicolon)
    let column = try #require(table[0].firstIndex(of: "raw_first"))
    let raw = table.dropFirst().map { $0[column] }.filter { !$0.isEmpty }

    #expect(raw.contains { $0.contains(",") } && !raw.contains { $0.contains(".") })
  }

  @Test("Quotes survive, and words that look like a formula are disarmed")
  func evil() throws {
    let text = try SyntheticParticipant.tired.text()
    let files = ["=1+2", "say \"hi\"; x,y"].map { (name: "f", file: ReportFiles.renamed(text, $0)) }
    let report = LabReport(files: files)

    for dialect in DelimitedDialect.allCases {
      let codes = Set(rows(report, .questionnaires, dialect).dropFirst().map { $0[0] })
      #expect(codes == ["'=1+2", "say \"hi\"; x,y"])
    }
  }

  @Test("Events are in the order of time, with the pointer's path")
  func events() throws {
    let report = LabReport(files: [(name: "f", file: try SyntheticParticipant.tired.session())])
    let table = rows(report, .events, .rfc)
    let columns = try ["trial", "t_ms", "event"].map { try #require(table[0].firstIndex(of: $0)) }

    let samples = report.study.trials.reduce(0) { $0 + $1.record.path.count + $1.record.events.count }
    #expect(table.count == samples + 1)
    for (row, next) in zip(table.dropFirst(), table.dropFirst(2)) where row[columns[0]] == next[columns[0]] {
      #expect(Double(row[columns[1]]) ?? .nan <= Double(next[columns[1]]) ?? .nan)
    }
    #expect(Set(table.map { $0[columns[2]] }).isSuperset(of: ["hold", "grab", "release", "swipe", "back"]))
  }

  @Test("A row of the pointer has its place, one of a widget what that told, and each its trial")
  func contents() throws {
    let report = try ReportFiles.report()
    let table = rows(report, .events, .rfc)
    var rest = table.dropFirst()[...]

    for trial in report.study.trials.map(\.record) {
      let own = rest.prefix(trial.path.count + trial.events.count)
      rest = rest.dropFirst(own.count)
      let lead = [trial.file, trial.participant, String(trial.number), trial.variant, trial.widget.rawValue]
      #expect(own.allSatisfy { $0.prefix(5).elementsEqual(lead) })
      let pointer = own.filter { ["move", "hold"].contains($0[6]) }
      #expect(
        pointer.map { $0[5...8].map { $0 } }
          == trial.path.map { sample in
            [
              "\(sample.time)", sample.isHeld ? "hold" : "move", "\(sample.location.x)",
              "\(sample.location.y)",
            ]
          })
      #expect(pointer.allSatisfy { $0[9...].allSatisfy(\.isEmpty) })
      let widget = own.filter { !["move", "hold"].contains($0[6]) }
      #expect(widget.map { [$0[5], $0[6]] } == trial.events.map { ["\($0.time)", $0.name] })
      #expect(widget.allSatisfy { $0[7].isEmpty && $0[8].isEmpty })
      #expect(widget.map { $0[9] } == trial.events.map { $0["thumb"]?.text ?? "" })
    }
    #expect(rest.isEmpty)
  }
}
