extension JSONReader {
  /// Reads a number, whole where it is written so and fits.
  mutating func number() throws(JSONError) -> JSON {
    let start = position
    if let number = shortNumber() { return number }
    position = start
    let place = place
    while let byte = next, Self.isPartOfNumber(byte) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if let whole = Int(text) { return .integer(whole) }
    guard let number = Double(text), number.isFinite, !text.hasSuffix(".") else {
      throw .illegal(.number, at: place)
    }
    return .number(number)
  }

  /// A number without an exponent whose digits make a whole number that a Double holds exactly: so are nearly all of them.
  ///
  /// A quotient of two numbers that are exact is rounded once, and so is the nearest to what is written (W. D. Clinger,
  /// How to Read Floating Point Numbers Accurately, 1990).
  private mutating func shortNumber() -> JSON? {
    let isNegative = next == JSONSign.minus
    if isNegative { position += 1 }
    let start = position
    var digits = 0
    takeDigits(into: &digits)
    let wholes = position - start
    guard wholes > 0, next == JSONSign.point else {
      guard wholes > 0, wholes < Self.powers.count, !isAtPartOfNumber else { return nil }
      return .integer(isNegative ? -digits : digits)
    }
    position += 1
    takeDigits(into: &digits)
    let decimals = position - start - wholes - 1
    guard decimals > 0, wholes + decimals < Self.powers.count, digits <= 1 << 53, !isAtPartOfNumber else {
      return nil
    }
    let number = Double(digits) / Self.powers[decimals]
    return .number(isNegative ? -number : number)
  }

  /// Too many digits overflow without harm: they are counted.
  private mutating func takeDigits(into number: inout Int) {
    while let byte = next, (JSONSign.zero...JSONSign.nine).contains(byte) {
      number = number &* 10 &+ Int(byte - JSONSign.zero)
      position += 1
    }
  }

  /// The powers of ten from 0 to 18, which are exact; numbers of so many digits fit into an Int.
  private static let powers = (0..<18).reduce(into: [1.0]) { powers, _ in
    powers.append((powers.last ?? 1) * 10)
  }

  private var isAtPartOfNumber: Bool { next.map(Self.isPartOfNumber) ?? false }

  private static func isPartOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case JSONSign.zero...JSONSign.nine, JSONSign.plus, JSONSign.minus, JSONSign.point, JSONSign.e,
      JSONSign.exponent:
      true
    default: false
    }
  }
}
