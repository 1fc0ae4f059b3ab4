internal import DetentGraphics

/// Writes a report as one page that needs nothing else.
struct HTMLWriter {
  func page(_ document: ReportDocument) -> String {
    let sections = document.sections
    let links = sections.map { "<a href=\"#\($0.id)\">\(escaped($0.title))</a>" }.joined(separator: " ")
    let title = escaped(document.title)
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8"/>
      <meta name="viewport" content="width=device-width, initial-scale=1"/>
      <title>\(title)</title>
      <style>\(HTMLStyle.sheet)</style>
      </head>
      <body>
      <h1>\(title)</h1>
      <nav>\(links)</nav>
      \(sections.map(section).joined(separator: "\n"))
      </body>
      </html>

      """
  }

  private func section(_ section: ReportSection) -> String {
    let blocks = section.blocks.enumerated().map { block($0.element, prefix: "\(section.id)-\($0.offset)-") }
      .joined(separator: "\n")
    return "<section id=\"\(section.id)\">\n<h2>\(escaped(section.title))</h2>\n\(blocks)\n</section>"
  }

  private func block(_ block: ReportBlock, prefix: String) -> String {
    switch block {
    case .paragraph(let text): "<p>\(escaped(text))</p>"
    case .facts(let facts):
      "<dl>"
        + facts.map { "<dt>\(escaped($0.name))</dt><dd>\(escaped($0.text))</dd>" }.joined(separator: "\n")
        + "</dl>"
    case .list(let items): "<ul>\(items.map { "<li>\(escaped($0))</li>" }.joined(separator: "\n"))</ul>"
    case .table(let table): self.table(table)
    case .figure(let figure): self.figure(figure, prefix: prefix)
    }
  }

  private func table(_ table: ReportTable) -> String {
    let numbers = table.columns.indices.map { column in
      table.rows.contains { $0.indices.contains(column) && $0[column].isNumber }
    }
    let head = zip(table.columns, numbers).map { name, isNumber in
      "<th\(isNumber ? " class=\"n\"" : "")>\(escaped(name))</th>"
    }
    let rows = table.rows.map { "<tr>\($0.map(cell).joined())</tr>" }
    return
      "<div class=\"wide\"><table><caption>\(escaped(table.caption))</caption>\n<thead><tr>\(head.joined())</tr>"
      + "</thead>\n<tbody>\(rows.joined(separator: "\n"))</tbody></table></div>"
  }

  private func cell(_ cell: ReportCell) -> String {
    let reason = cell.reason.map { " <small title=\"\(escaped("\($0)"))\">\(escaped($0.code))</small>" } ?? ""
    return "<td\(cell.isNumber ? " class=\"n\"" : "")>\(escaped(cell.text))\(reason)</td>"
  }

  private func figure(_ figure: ReportFigure, prefix: String) -> String {
    let picture: String
    do throws(GraphicsError) {
      picture = SVGPage.inlined(try figure.plot.svg, label: escaped(figure.title), prefix: prefix)
    } catch {
      picture = "<p>\(escaped("The plot could not be drawn: \(error)"))</p>"
    }
    return "<figure>\n<h3>\(escaped(figure.title))</h3>\n\(picture)\n<figcaption>\(escaped(figure.caption))"
      + "</figcaption>\n</figure>"
  }

  /// Text as it may stand between tags and in quotes; what XML does not allow becomes a question mark.
  private func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\t", "\n", "\r": escaped.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20: escaped += "?"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
