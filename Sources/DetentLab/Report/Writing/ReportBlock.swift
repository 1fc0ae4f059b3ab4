/// A part of a section.
enum ReportBlock: Sendable {
  /// A paragraph.
  case paragraph(String)
  /// Several short statements, each with what it is about.
  case facts([(name: String, text: String)])
  /// A list.
  case list([String])
  /// A table.
  case table(ReportTable)
  /// A plot.
  case figure(ReportFigure)
}
