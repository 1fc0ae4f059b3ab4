extension JSONReader {
  /// Reads a text in quotes.
  mutating func string() throws(JSONError) -> String {
    try take(JSONSign.quote)
    var content: [UInt8] = []
    var start = position
    while let byte = next {
      switch byte {
      case JSONSign.quote:
        // Nearly no text has escapes: it is as it stands there.
        let rest = bytes[start..<position]
        position += 1
        return String(decoding: content.isEmpty ? rest : (content + rest)[...], as: UTF8.self)
      case JSONSign.backslash:
        content += bytes[start..<position]
        position += 1
        content += try escape()
        start = position
      case 0..<0x20: throw .unexpected(byte: byte, at: place)
      default: position += 1
      }
    }
    throw .unfinished
  }

  private mutating func escape() throws(JSONError) -> [UInt8] {
    guard let byte = next else { throw .unfinished }
    let place = place
    position += 1
    if let plain = Self.escapes[byte] { return [plain] }
    guard byte == JSONSign.u else { throw .illegal(.escape, at: place) }
    return try Array(String(Character(scalar())).utf8)
  }

  private static let escapes: [UInt8: UInt8] = [
    JSONSign.quote: 0x22, JSONSign.backslash: 0x5c, JSONSign.slash: 0x2f, JSONSign.b: 0x08,
    JSONSign.f: 0x0c, JSONSign.n: 0x0a, JSONSign.r: 0x0d, JSONSign.t: 0x09,
  ]

  /// A character by its number, or by two halves of it.
  private mutating func scalar() throws(JSONError) -> Unicode.Scalar {
    let place = place
    let first = try hexadecimal()
    guard (0xd800..<0xdc00).contains(first) else {
      guard let scalar = Unicode.Scalar(first) else { throw .illegal(.escape, at: place) }
      return scalar
    }
    try take(JSONSign.backslash)
    try take(JSONSign.u)
    let second = try hexadecimal()
    guard (0xdc00..<0xe000).contains(second),
      let scalar = Unicode.Scalar(0x1_0000 + (first - 0xd800) << 10 + (second - 0xdc00))
    else { throw .illegal(.escape, at: place) }
    return scalar
  }

  private mutating func hexadecimal() throws(JSONError) -> UInt32 {
    guard position + 4 <= text.upperBound else { throw .unfinished }
    let digits = String(decoding: bytes[position..<position + 4], as: UTF8.self)
    guard let number = UInt32(digits, radix: 16), !digits.hasPrefix("+"), !digits.hasPrefix("-") else {
      throw .illegal(.escape, at: place)
    }
    position += 4
    return number
  }
}
