/// A column of a table for other programs.
struct ExportColumn<Row>: Sendable {
  /// What there is to know of it.
  let head: ColumnHead
  /// What stands in it.
  let cell: @Sendable (Row) -> DelimitedCell

  init(
    _ name: String, _ unit: String = "", _ meaning: String, _ cell: @escaping @Sendable (Row) -> DelimitedCell
  ) {
    head = ColumnHead(name: name, unit: unit, meaning: meaning)
    self.cell = cell
  }

  /// A measure, and beside it the reason where there is none.
  static func measured<Value>(
    _ name: String, _ unit: String, _ meaning: String,
    _ measure: @escaping @Sendable (Row) -> Measured<Value>,
    _ write: @escaping @Sendable (Value) -> DelimitedCell
  ) -> [ExportColumn] {
    [
      ExportColumn(name, unit, meaning) { measure($0).value.map(write) ?? .missing },
      ExportColumn("\(name)_note", "", "why \(name) is empty") {
        measure($0).reason.map { .text($0.code) } ?? .missing
      },
    ]
  }

  /// A measure that is a number.
  static func number(
    _ name: String, _ unit: String, _ meaning: String,
    _ measure: @escaping @Sendable (Row) -> Measured<Double>
  ) -> [ExportColumn] {
    // Nine digits after the point: what is beyond them is the rest of a subtraction, not a measure.
    measured(name, unit, meaning, measure) { .number(abs($0) < 1e6 ? ($0 * 1e9).rounded() / 1e9 : $0) }
  }

  /// A measure that is a count.
  static func count(
    _ name: String, _ meaning: String, _ measure: @escaping @Sendable (Row) -> Measured<Int>
  ) -> [ExportColumn] {
    measured(name, "", meaning, measure) { .integer($0) }
  }

  /// A table of rows with these columns, with its head, in each of some dialects.
  static func texts(_ columns: [ExportColumn], _ rows: [Row], _ dialects: [DelimitedDialect]) -> [String] {
    var table = DelimitedTable(columns.map(\.head.name), dialects)
    for row in rows { table.append(columns.map { $0.cell(row) }) }
    return table.texts
  }
}
