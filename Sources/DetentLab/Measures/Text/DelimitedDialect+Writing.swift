extension DelimitedDialect {
  /// A line of the table with its end, a carriage return and a line feed (RFC 4180).
  ///
  /// - Complexity: O(length)
  public func line(_ cells: [DelimitedCell]) -> String {
    var bytes: [UInt8] = []
    append(cells, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// One field, quoted where it has to be.
  ///
  /// Numbers are the shortest that are read back the same, whatever the locale says.
  public func field(_ cell: DelimitedCell) -> String {
    var bytes: [UInt8] = []
    append(cell, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether tables of both differ in what they begin with alone.
  func writesLines(like other: Self) -> Bool {
    separatorByte == other.separatorByte && decimalByte == other.decimalByte
  }

  /// Appends a line: tables are long, and strings for each field would take most of the time.
  func append(_ cells: [DelimitedCell], to bytes: inout [UInt8]) {
    let separator = separatorByte
    for (index, cell) in cells.enumerated() {
      if index > 0 { bytes.append(separator) }
      append(cell, to: &bytes)
    }
    bytes += Self.lineEnd
  }

  /// Appends a field.
  func append(_ cell: DelimitedCell, to bytes: inout [UInt8]) {
    switch cell {
    case .text(let text): append(text, to: &bytes)
    case .number(let number): if number.isFinite { append(number, to: &bytes) }
    case .integer(let count): bytes += String(count).utf8
    case .missing: break
    }
  }

  /// No dialect has the same sign before a fraction as between fields, so that numbers need no quotes.
  private func append(_ number: Double, to bytes: inout [UInt8]) {
    if let thousandths = ShortDecimal(number) { return thousandths.append(to: &bytes, point: decimalByte) }
    for byte in number.description.utf8 { bytes.append(byte == ShortDecimal.point ? decimalByte : byte) }
  }

  /// RFC 4180: a field with the separator, a quote or the end of a line stands in quotes, and quotes in it are doubled.
  ///
  /// Words that a spreadsheet would take for a formula get an apostrophe in front.
  private func append(_ text: String, to bytes: inout [UInt8]) {
    let content = text.utf8
    let separator = separatorByte
    let isQuoted = content.contains { $0 == separator || Self.isSpecial($0) }
    if isQuoted { bytes.append(Self.quote) }
    if let first = content.first, Self.formulaSigns.contains(first) { bytes += "'".utf8 }
    for byte in content {
      if byte == Self.quote { bytes.append(byte) }
      bytes.append(byte)
    }
    if isQuoted { bytes.append(Self.quote) }
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == quote || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\n")
  }

  private static let lineEnd = Array("\r\n".utf8)
  private static let formulaSigns = Array("=+-@\t\r".utf8)
  private static let quote = UInt8(ascii: "\"")
}
