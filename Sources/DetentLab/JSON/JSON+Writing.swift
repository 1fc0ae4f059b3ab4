extension JSON: CustomStringConvertible {
  /// The value as JSON text in one line, without blanks.
  ///
  /// Numbers have as many digits as they need to be read as the same; what is not finite is `null`.
  public var description: String {
    var text = ""
    write(to: &text)
    return text
  }

  func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let flag): text += flag ? "true" : "false"
    case .integer(let number): text += String(number)
    case .number(let number): text += Self.digits(number)
    case .string(let string): Self.quote(string, to: &text)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += "," }
        element.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      Self.write(members, to: &text)
      text += "}"
    }
  }

  /// The members without the braces around them.
  static func write(_ members: [Member], to text: inout String) {
    for (index, member) in members.enumerated() {
      if index > 0 { text += "," }
      quote(member.key, to: &text)
      text += ":"
      member.value.write(to: &text)
    }
  }

  private static func digits(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    if let whole = Int(exactly: number), whole.magnitude < 1 << 53 { return String(whole) }
    return String(number)
  }

  private static func quote(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
