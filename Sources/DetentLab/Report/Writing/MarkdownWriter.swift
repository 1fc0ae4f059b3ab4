/// Writes a report as Markdown, with tables as GitHub has them.
struct MarkdownWriter {
  func text(_ document: ReportDocument) -> String {
    let sections = document.sections.map { section in
      "## \(escaped(section.title))\n\n" + section.blocks.map(text).joined(separator: "\n")
    }
    return "# \(escaped(document.title))\n\n" + sections.joined(separator: "\n")
  }

  private func text(_ block: ReportBlock) -> String {
    switch block {
    case .paragraph(let text): "\(escaped(text))\n"
    case .facts(let facts): facts.map { "- **\(escaped($0.name)):** \(escaped($0.text))\n" }.joined()
    case .list(let items): items.map { "- \(escaped($0))\n" }.joined()
    case .table(let table): text(table)
    case .figure(let figure):
      "*\(escaped(figure.title))* is drawn in the HTML page. \(escaped(figure.caption))\n"
    }
  }

  private func text(_ table: ReportTable) -> String {
    let head = row(table.columns.map(escaped))
    let numbers = table.columns.indices.map { column in
      table.rows.contains { $0.indices.contains(column) && $0[column].isNumber }
    }
    let rule = row(numbers.map { $0 ? "--:" : "---" })
    return "*\(escaped(table.caption))*\n\n\(head)\(rule)" + table.rows.map { row($0.map(text)) }.joined()
  }

  private func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |\n" }

  private func text(_ cell: ReportCell) -> String {
    escaped(cell.reason.map { "\(cell.text) (\($0.code))" } ?? cell.text)
  }

  /// What has a meaning in Markdown gets a backslash, and a line stays one line.
  private func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n", "\r": escaped += " "
      case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "#": escaped += "\\\(scalar)"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
