/// Reads JSON text (RFC 8259), never past its end.
struct JSONReader {
  /// A text that has this one in it, in UTF-8.
  let bytes: [UInt8]
  /// Where in the bytes this text lies.
  let text: Range<Int>
  var position: Int

  /// The deepest that values may lie within each other.
  private static let depthLimit = 64

  /// Reads a text that is one value.
  static func value(of text: some StringProtocol) throws(JSONError) -> JSON {
    let bytes = Array(text.utf8)
    return try value(of: bytes, in: bytes.indices)
  }

  /// Reads a part of a text that is one value; the places of errors count from the beginning of the part.
  static func value(of bytes: [UInt8], in text: Range<Int>) throws(JSONError) -> JSON {
    var reader = JSONReader(bytes: bytes, text: text)
    let value = try reader.value(depth: 0)
    reader.skipBlanks()
    if let byte = reader.next { throw .unexpected(byte: byte, at: reader.place) }
    return value
  }

  private init(bytes: [UInt8], text: Range<Int>) {
    self.bytes = bytes
    self.text = text
    position = text.lowerBound
  }

  var next: UInt8? { position < text.upperBound ? bytes[position] : nil }

  /// Where the next byte stands in the text.
  var place: Int { position - text.lowerBound }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || (0x09...0x0d).contains(byte) { position += 1 }
  }

  mutating func take(_ byte: UInt8) throws(JSONError) {
    guard let found = next else { throw .unfinished }
    guard found == byte else { throw .unexpected(byte: found, at: place) }
    position += 1
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSON {
    guard depth < Self.depthLimit else { throw .illegal(.depth, at: place) }
    skipBlanks()
    guard let byte = next else { throw .unfinished }
    switch byte {
    case JSONSign.objectStart: return try object(depth: depth)
    case JSONSign.arrayStart: return try array(depth: depth)
    case JSONSign.quote: return .string(try string())
    case JSONSign.t: return try word("true", .bool(true))
    case JSONSign.f: return try word("false", .bool(false))
    case JSONSign.n: return try word("null", .null)
    case JSONSign.minus, JSONSign.zero...JSONSign.nine: return try number()
    default: throw .unexpected(byte: byte, at: place)
    }
  }

  private mutating func word(_ word: String, _ value: JSON) throws(JSONError) -> JSON {
    for byte in word.utf8 { try take(byte) }
    return value
  }

  private mutating func object(depth: Int) throws(JSONError) -> JSON {
    var members: [JSON.Member] = []
    try list(from: JSONSign.objectStart, to: JSONSign.objectEnd) { (reader) throws(JSONError) in
      reader.skipBlanks()
      let key = try reader.string()
      reader.skipBlanks()
      try reader.take(JSONSign.colon)
      members.append(JSON.Member(key, try reader.value(depth: depth + 1)))
    }
    return .object(members)
  }

  private mutating func array(depth: Int) throws(JSONError) -> JSON {
    var elements: [JSON] = []
    try list(from: JSONSign.arrayStart, to: JSONSign.arrayEnd) { (reader) throws(JSONError) in
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
      guard next == JSONSign.comma else { return try take(close) }
      position += 1
    }
  }
}

extension JSON {
  /// Reads a text that is one JSON value.
  public init(_ text: some StringProtocol) throws(JSONError) { self = try JSONReader.value(of: text) }
}
