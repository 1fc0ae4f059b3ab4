/// The bytes that mean something in JSON.
private enum Sign {
  static let quote: UInt8 = 0x22
  static let comma: UInt8 = 0x2c
  static let minus: UInt8 = 0x2d
  static let slash: UInt8 = 0x2f
  static let zero: UInt8 = 0x30
  static let nine: UInt8 = 0x39
  static let colon: UInt8 = 0x3a
  static let arrayStart: UInt8 = 0x5b
  static let backslash: UInt8 = 0x5c
  static let arrayEnd: UInt8 = 0x5d
  static let b: UInt8 = 0x62
  static let f: UInt8 = 0x66
  static let n: UInt8 = 0x6e
  static let r: UInt8 = 0x72
  static let t: UInt8 = 0x74
  static let u: UInt8 = 0x75
  static let objectStart: UInt8 = 0x7b
  static let objectEnd: UInt8 = 0x7d
}

/// Reads JSON text (RFC 8259), never past its end.
struct JSONReader {
  private let bytes: [UInt8]
  private var position = 0

  /// The deepest that values may lie within each other.
  private static let depthLimit = 64

  /// Reads a text that is one value.
  static func value(of text: some StringProtocol) throws(JSONError) -> JSON {
    var reader = JSONReader(bytes: Array(text.utf8))
    let value = try reader.value(depth: 0)
    reader.skipBlanks()
    if let byte = reader.next { throw .unexpected(byte: byte, at: reader.position) }
    return value
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || (0x09...0x0d).contains(byte) { position += 1 }
  }

  private mutating func take(_ byte: UInt8) throws(JSONError) {
    guard let found = next else { throw .unfinished }
    guard found == byte else { throw .unexpected(byte: found, at: position) }
    position += 1
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSON {
    guard depth < Self.depthLimit else { throw .illegal(.depth, at: position) }
    skipBlanks()
    guard let byte = next else { throw .unfinished }
    switch byte {
    case Sign.objectStart: return try object(depth: depth)
    case Sign.arrayStart: return try array(depth: depth)
    case Sign.quote: return .string(try string())
    case Sign.t: return try word("true", .bool(true))
    case Sign.f: return try word("false", .bool(false))
    case Sign.n: return try word("null", .null)
    case Sign.minus, Sign.zero...Sign.nine: return try number()
    default: throw .unexpected(byte: byte, at: position)
    }
  }

  private mutating func word(_ word: String, _ value: JSON) throws(JSONError) -> JSON {
    for byte in word.utf8 { try take(byte) }
    return value
  }

  private mutating func object(depth: Int) throws(JSONError) -> JSON {
    var members: [JSON.Member] = []
    try list(from: Sign.objectStart, to: Sign.objectEnd) { (reader) throws(JSONError) in
      reader.skipBlanks()
      let key = try reader.string()
      reader.skipBlanks()
      try reader.take(Sign.colon)
      members.append(JSON.Member(key, try reader.value(depth: depth + 1)))
    }
    return .object(members)
  }

  private mutating func array(depth: Int) throws(JSONError) -> JSON {
    var elements: [JSON] = []
    try list(from: Sign.arrayStart, to: Sign.arrayEnd) { (reader) throws(JSONError) in
      elements.append(try reader.value(depth: depth + 1))
    }
    return .array(elements)
  }

  private mutating func list(
    from open: UInt8, to close: UInt8, _ element: (inout JSONReader) throws(JSONError) -> Void
  ) throws(JSONError) {
    try take(open)
    skipBlanks()
    if next == close { return position += 1 }
    while true {
      try element(&self)
      skipBlanks()
      guard next == Sign.comma else { return try take(close) }
      position += 1
    }
  }

  private mutating func number() throws(JSONError) -> JSON {
    let start = position
    while let byte = next, Self.isPartOfNumber(byte) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if let whole = Int(text) { return .integer(whole) }
    guard let number = Double(text), number.isFinite, !text.hasSuffix(".") else {
      throw .illegal(.number, at: start)
    }
    return .number(number)
  }

  private static func isPartOfNumber(_ byte: UInt8) -> Bool {
    (Sign.zero...Sign.nine).contains(byte) || "+-.eE".utf8.contains(byte)
  }

  private mutating func string() throws(JSONError) -> String {
    let start = position
    try take(Sign.quote)
    var content: [UInt8] = []
    while let byte = next {
      position += 1
      switch byte {
      case Sign.quote:
        guard let text = String(validating: content, as: UTF8.self) else {
          throw .illegal(.encoding, at: start)
        }
        return text
      case Sign.backslash: content += try escape()
      case 0..<0x20: throw .unexpected(byte: byte, at: position - 1)
      default: content.append(byte)
      }
    }
    throw .unfinished
  }

  private mutating func escape() throws(JSONError) -> [UInt8] {
    guard let byte = next else { throw .unfinished }
    position += 1
    if let plain = Self.escapes[byte] { return [plain] }
    guard byte == Sign.u else { throw .illegal(.escape, at: position - 1) }
    return try Array(String(Character(scalar())).utf8)
  }

  private static let escapes: [UInt8: UInt8] = [
    Sign.quote: 0x22, Sign.backslash: 0x5c, Sign.slash: 0x2f, Sign.b: 0x08,
    Sign.f: 0x0c, Sign.n: 0x0a, Sign.r: 0x0d, Sign.t: 0x09,
  ]

  /// A character by its number, or by two halves of it.
  private mutating func scalar() throws(JSONError) -> Unicode.Scalar {
    let start = position
    let first = try hexadecimal()
    guard (0xd800..<0xdc00).contains(first) else {
      guard let scalar = Unicode.Scalar(first) else { throw .illegal(.escape, at: start) }
      return scalar
    }
    try take(Sign.backslash)
    try take(Sign.u)
    let second = try hexadecimal()
    guard (0xdc00..<0xe000).contains(second),
      let scalar = Unicode.Scalar(0x1_0000 + (first - 0xd800) << 10 + (second - 0xdc00))
    else { throw .illegal(.escape, at: start) }
    return scalar
  }

  private mutating func hexadecimal() throws(JSONError) -> UInt32 {
    guard position + 4 <= bytes.count else { throw .unfinished }
    let digits = String(decoding: bytes[position..<position + 4], as: UTF8.self)
    guard let number = UInt32(digits, radix: 16), !digits.hasPrefix("+"), !digits.hasPrefix("-") else {
      throw .illegal(.escape, at: position)
    }
    position += 4
    return number
  }
}

extension JSON {
  /// Reads a text that is one JSON value.
  public init(_ text: some StringProtocol) throws(JSONError) { self = try JSONReader.value(of: text) }
}
