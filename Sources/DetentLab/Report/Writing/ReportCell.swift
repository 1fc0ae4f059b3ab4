/// One cell of a table that people read.
struct ReportCell: Sendable, Hashable {
  /// What stands in it.
  var text: String
  /// Why nothing could be measured; then the text is a dash.
  var reason: Undefined?
  /// Whether it stands at the right, so that digits are in columns.
  var isNumber = false

  /// Words.
  static func text(_ text: String) -> Self { Self(text: text) }

  /// A count.
  static func count(_ count: Int) -> Self { Self(text: String(count), isNumber: true) }

  /// A number as it is already written.
  static func written(_ text: String) -> Self { Self(text: text, isNumber: true) }

  /// A measure as `write` writes it, or a dash and the reason.
  static func measured<Value>(_ measure: Measured<Value>, _ write: (Value) -> String) -> Self {
    switch measure {
    case .value(let value): .written(write(value))
    case .undefined(let reason): Self(text: "–", reason: reason, isNumber: true)
    }
  }
}
