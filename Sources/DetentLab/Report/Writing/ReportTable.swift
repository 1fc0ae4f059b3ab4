/// A table that people read.
struct ReportTable: Sendable, Hashable {
  /// What the table is about.
  var caption: String
  /// The heads of its columns, with their units.
  var columns: [String]
  /// The rows, each with as many cells as there are columns.
  var rows: [[ReportCell]]
}
