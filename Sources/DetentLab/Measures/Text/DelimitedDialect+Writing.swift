extension DelimitedDialect {
  /// A line of the table with its end, a carriage return and a line feed (RFC 4180).
  ///
  /// - Complexity: O(length)
  public func line(_ cells: [DelimitedCell]) -> String {
    cells.map(field).joined(separator: separator) + "\r\n"
  }

  /// One field, quoted where it has to be.
  ///
  /// Numbers are the shortest that are read back the same, whatever the locale says.
  public func field(_ cell: DelimitedCell) -> String {
    switch cell {
    case .text(let text): quoted(Self.disarmed(text))
    case .number(let number): number.isFinite ? quoted(decimal(number)) : ""
    case .integer(let count): "\(count)"
    case .missing: ""
    }
  }

  private func decimal(_ number: Double) -> String {
    "\(number)".split(separator: ".", omittingEmptySubsequences: false).joined(separator: decimalSign)
  }

  /// RFC 4180: a field with the separator, a quote or the end of a line stands in quotes, and quotes in it are
  /// doubled.
  ///
  /// Looks at scalars, since a carriage return and a line feed together are one character.
  private func quoted(_ field: String) -> String {
    let separator = separator.unicodeScalars.first
    let isSpecial = { (scalar: Unicode.Scalar) in
      scalar == "\"" || scalar == "\r" || scalar == "\n" || scalar == separator
    }
    guard field.unicodeScalars.contains(where: isSpecial) else { return field }
    var text = "\""
    for scalar in field.unicodeScalars {
      if scalar == "\"" { text.unicodeScalars.append(scalar) }
      text.unicodeScalars.append(scalar)
    }
    return text + "\""
  }

  /// Words that a spreadsheet would take for a formula get an apostrophe in front.
  private static func disarmed(_ text: String) -> String {
    guard let first = text.unicodeScalars.first, formulaSigns.contains(first) else { return text }
    return "'" + text
  }

  private static let formulaSigns = Set("=+-@\t\r".unicodeScalars)
}
