/// Reads what the report writes for spreadsheets, as RFC 4180 says.
struct DelimitedReader {
  let separator: Unicode.Scalar

  /// The fields of each line.
  func rows(_ text: String) -> [[String]] {
    var (rows, row, field, isQuoted) = ([[String]](), [String](), "", false)
    var scalars = Array(text.unicodeScalars)[...]
    while let scalar = scalars.popFirst() {
      switch (scalar, isQuoted) {
      case ("\"", true):
        if scalars.first == "\"" {
          field.unicodeScalars.append(scalars.removeFirst())
        } else {
          isQuoted = false
        }
      case ("\"", false): isQuoted = true
      case (separator, false):
        row.append(field)
        field = ""
      case ("\r", false): break
      case ("\n", false):
        rows.append(row + [field])
        (row, field) = ([], "")
      default: field.unicodeScalars.append(scalar)
      }
    }
    return rows
  }
}
