/// The report on one or several sessions of a plan, as pages and tables.
public struct LabReport: Sendable {
  /// What the sessions add up to.
  public let study: LabStudy
  private let document: ReportDocument

  /// Reads sessions; of a damaged file everything up to the damage counts.
  ///
  /// - Complexity: O(samples + trials · log trials)
  public init(files: [(name: String, file: SessionFile)]) {
    self.init(LabStudy(files.map { LabSession($0.file, name: $0.name) }))
  }

  /// Reports on sessions that were read before.
  public init(_ study: LabStudy) {
    self.study = study
    document = ReportDocument(study)
  }

  /// One page with everything in it: nothing is loaded from elsewhere, and nothing runs.
  public var html: String { HTMLWriter().page(document) }

  /// The same words and tables without plots.
  public var markdown: String { MarkdownWriter().text(document) }

  /// A table for other programs, each column of which ``columnDictionary`` explains.
  ///
  /// What is undefined is an empty field, with the reason in the column of the same name that ends in `_note`.
  public func csv(_ table: ExportTable, dialect: DelimitedDialect) -> String {
    csv(table, in: [dialect]).first ?? ""
  }

  private func csv(_ table: ExportTable, in dialects: [DelimitedDialect]) -> [String] {
    switch table {
    case .trials: TrialColumn.texts(of: study, dialects)
    case .events: EventColumn.texts(of: study, dialects)
    case .questionnaires: FormColumn.texts(of: study, dialects)
    }
  }

  /// Everything, as files of a folder: the page, its words as Markdown, each table in each dialect, and what the columns are.
  public var documents: [(name: String, text: String)] {
    let dialects = DelimitedDialect.allCases
    let tables = ExportTable.allCases.flatMap { table in
      zip(dialects, csv(table, in: dialects)).map { dialect, text in
        (name: "\(table.rawValue).\(dialect == .rfc ? "csv" : "\(dialect.rawValue).csv")", text: text)
      }
    }
    return [("report.html", html), ("report.md", markdown)] + tables + [("columns.md", Self.columnDictionary)]
  }

  /// Which column of which table is what, as Markdown.
  public static var columnDictionary: String {
    let tables: [(ExportTable, [ColumnHead])] = [
      (.trials, TrialColumn.all.map(\.head)), (.events, EventColumn.heads),
      (.questionnaires, FormColumn.all.map(\.head)),
    ]
    let texts = tables.map { table, heads in
      "## \(table.rawValue).csv\n\n| Column | Unit | Meaning |\n|---|---|---|\n"
        + heads.map { "| \($0.name) | \($0.unit) | \($0.meaning) |\n" }.joined()
    }
    return "# Columns\n\nAn empty field is no measure, never 0; `_note` says why.\n\n"
      + texts.joined(separator: "\n")
  }
}
