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

  /// Appends a line: tables are long, and strings for each field would take most of the time.
  func append(_ cells: [DelimitedCell], to bytes: inout [UInt8]) {
    var isFirst = true
    for cell in cells {
      if !isFirst { bytes += separator.utf8 }
      isFirst = false
      append(cell, to: &bytes)
    }
    bytes += Self.lineEnd
  }

  private func append(_ cell: DelimitedCell, to bytes: inout [UInt8]) {
    switch cell {
    case .text(let text): append(text, to: &bytes)
    case .number(let number): if number.isFinite { append(number, to: &bytes) }
    case .integer(let count): bytes += String(count).utf8
    case .missing: break
    }
  }

  /// No dialect has the same sign before a fraction as between fields, so that numbers need no quotes.
  private func append(_ number: Double, to bytes: inout [UInt8]) {
    for byte in number.description.utf8 {
      if byte == Self.point { bytes += decimalSign.utf8 } else { bytes.append(byte) }
    }
  }

  /// RFC 4180: a field with the separator, a quote or the end of a line stands in quotes, and quotes in it are doubled.
  ///
  /// Words that a spreadsheet would take for a formula get an apostrophe in front.
  private func append(_ text: String, to bytes: inout [UInt8]) {
    let content = text.utf8
    let isQuoted = content.contains { $0 == separator.utf8.first || Self.special.contains($0) }
    if isQuoted { bytes.append(Self.quote) }
    if let first = content.first, Self.formulaSigns.contains(first) { bytes += "'".utf8 }
    for byte in content {
      if byte == Self.quote { bytes.append(byte) }
      bytes.append(byte)
    }
    if isQuoted { bytes.append(Self.quote) }
  }

  private static let lineEnd = Array("\r\n".utf8)
  private static let special = Array("\"\r\n".utf8)
  private static let formulaSigns = Array("=+-@\t\r".utf8)
  private static let quote = UInt8(ascii: "\"")
  private static let point = UInt8(ascii: ".")
}
