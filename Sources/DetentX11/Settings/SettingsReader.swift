/// Takes the published settings apart, never reading past their end.
struct SettingsReader {
  enum Value {
    case integer(Int)
    case text(String)
    case color
  }

  private let bytes: [UInt8]
  private let isBigEndian: Bool
  private var position = 0

  /// - Returns: nil unless the first byte names a byte order: 0 is the little end first, 1 the big one.
  init?(_ bytes: [UInt8]) {
    guard let order = bytes.first, order <= 1 else { return nil }
    self.bytes = bytes
    isBigEndian = order == 1
  }

  /// The number of records; what follows is the first of them.
  mutating func header() -> UInt32? {
    guard skip(8) else { return nil }
    return number(bytes: 4)
  }

  mutating func record() -> (name: String, value: Value)? {
    guard let type = number(bytes: 1), skip(1), let length = number(bytes: 2), let name = text(Int(length)),
      skip(4), let value = value(type: type)
    else { return nil }
    return (name, value)
  }

  private mutating func value(type: UInt32) -> Value? {
    switch type {
    case 0: number(bytes: 4).map { .integer(Int(Int32(bitPattern: $0))) }
    case 1: number(bytes: 4).flatMap { text(Int($0)) }.map { .text($0) }
    case 2: skip(8) ? .color : nil
    default: nil
    }
  }

  /// `length` bytes of text and the padding behind them.
  private mutating func text(_ length: Int) -> String? {
    let start = position
    guard skip((length + 3) / 4 * 4) else { return nil }
    return String(decoding: bytes[start..<start + length], as: UTF8.self)
  }

  private mutating func number(bytes count: Int) -> UInt32? {
    let start = position
    guard skip(count) else { return nil }
    let digits = bytes[start..<start + count]
    let inOrder = isBigEndian ? Array(digits) : digits.reversed()
    return inOrder.reduce(0) { $0 << 8 | UInt32($1) }
  }

  private mutating func skip(_ count: Int) -> Bool {
    guard count <= bytes.count - position else { return false }
    position += count
    return true
  }
}
