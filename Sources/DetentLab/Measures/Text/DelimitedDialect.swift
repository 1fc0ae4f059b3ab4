/// The way of writing tables that a program reads without being asked.
public enum DelimitedDialect: String, Sendable, Hashable, CaseIterable {
  /// RFC 4180: commas, no byte order mark.
  case rfc
  /// Excel in English: commas, a byte order mark and a line that names the separator.
  case excel
  /// Excel where the comma is the decimal sign: semicolons and a byte order mark.
  case excelSemicolon = "excel-semicolon"

  /// What stands between fields.
  public var separator: String { String(Unicode.Scalar(separatorByte)) }

  /// What stands before the fraction.
  public var decimalSign: String { String(Unicode.Scalar(decimalByte)) }

  /// ``separator`` as it is written.
  var separatorByte: UInt8 { self == .excelSemicolon ? UInt8(ascii: ";") : UInt8(ascii: ",") }

  /// ``decimalSign`` as it is written.
  var decimalByte: UInt8 { self == .excelSemicolon ? UInt8(ascii: ",") : UInt8(ascii: ".") }

  /// What a file begins with: the byte order mark, without which Excel garbles what is not ASCII, and the line with
  /// the separator.
  public var prologue: String {
    switch self {
    case .rfc: ""
    case .excel: "\u{FEFF}sep=,\r\n"
    case .excelSemicolon: "\u{FEFF}"
    }
  }
}
