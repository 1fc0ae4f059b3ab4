/// What there is to know of a column of a table for other programs.
struct ColumnHead: Sendable {
  /// Its name in the first line.
  let name: String
  /// The unit, or nothing.
  let unit: String
  /// What it tells.
  let meaning: String
}
