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
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default: throw .unexpected(byte: byte, at: position)
    }
  }

  private mutating func word(_ word: String, _ value: JSON) throws(JSONError) -> JSON {
    for byte in word.utf8 { try take(byte) }
    return value
  }

  private mutating func object(depth: Int) throws(JSONError) -> JSON {
    var members: [JSON.Member] = []
    try list(from: UInt8(ascii: "{"), to: UInt8(ascii: "}")) { (reader) throws(JSONError) in
      reader.skipBlanks()
      let key = try reader.string()
      reader.skipBlanks()
      try reader.take(UInt8(ascii: ":"))
      members.append(JSON.Member(key, try reader.value(depth: depth + 1)))
    }
    return .object(members)
  }

  private mutating func array(depth: Int) throws(JSONError) -> JSON {
    var elements: [JSON] = []
    try list(from: UInt8(ascii: "["), to: UInt8(ascii: "]")) { (reader) throws(JSONError) in
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
      guard next == UInt8(ascii: ",") else { return try take(close) }
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
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "+-.eE".utf8.contains(byte)
  }

  private mutating func string() throws(JSONError) -> String {
    let start = position
    try take(UInt8(ascii: "\""))
    var content: [UInt8] = []
    while let byte = next {
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let text = String(validating: content, as: UTF8.self) else {
          throw .illegal(.encoding, at: start)
        }
        return text
      case UInt8(ascii: "\\"): content += try escape()
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
    guard byte == UInt8(ascii: "u") else { throw .illegal(.escape, at: position - 1) }
    return try Array(String(Character(scalar())).utf8)
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "\""): 0x22, UInt8(ascii: "\\"): 0x5c, UInt8(ascii: "/"): 0x2f, UInt8(ascii: "b"): 0x08,
    UInt8(ascii: "f"): 0x0c, UInt8(ascii: "n"): 0x0a, UInt8(ascii: "r"): 0x0d, UInt8(ascii: "t"): 0x09,
  ]

  /// A character by its number, or by two halves of it.
  private mutating func scalar() throws(JSONError) -> Unicode.Scalar {
    let start = position
    let first = try hexadecimal()
    guard (0xd800..<0xdc00).contains(first) else {
      guard let scalar = Unicode.Scalar(first) else { throw .illegal(.escape, at: start) }
      return scalar
    }
    try take(UInt8(ascii: "\\"))
    try take(UInt8(ascii: "u"))
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
