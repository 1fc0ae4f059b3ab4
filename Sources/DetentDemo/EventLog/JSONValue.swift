internal import DetentLab

/// A value of a line of the event log.
enum JSONValue: Equatable {
  case string(String)
  case integer(Int)
  case number(Double)
  /// A number with all of its digits.
  case exact(Double)
  case bool(Bool)
  case array([JSONValue])
}

extension JSONValue: CustomStringConvertible {
  /// The value as JSON text.
  ///
  /// Numbers are rounded to thousandths; what is not finite becomes 0.
  var description: String {
    switch self {
    case .string(let text): JSON.string(text).description
    case .integer(let number): String(number)
    case .number(let number): Self.decimal(number)
    case .exact(let number): number.isFinite ? String(number) : "0"
    case .bool(let value): value ? "true" : "false"
    case .array(let values): "[" + values.map(\.description).joined(separator: ",") + "]"
    }
  }

  private static func decimal(_ number: Double) -> String {
    guard number.isFinite else { return "0" }
    // Beyond that a Double has no thousandths, and a thousand times as much may be too much for one.
    guard number.magnitude < 1e12 else { return String(number) }
    let rounded = (number * 1_000).rounded() / 1_000
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }

  /// `seconds` with six decimals, from 0 to a million years; 0 for what is not a number.
  static func clock(_ seconds: Double) -> String {
    let micros = Int(((seconds > 0 ? min(seconds, 9e12) : 0) * 1_000_000).rounded())
    let fraction = String(micros % 1_000_000)
    return "\(micros / 1_000_000).\(String(repeating: "0", count: 6 - fraction.count))\(fraction)"
  }
}
