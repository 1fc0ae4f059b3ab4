/// The 64-bit hash of Fowler, Noll and Vo in its form 1a: finds damage and gaps, not forgery.
public struct FNV1a: Sendable, Hashable {
  /// The hash of what has come so far.
  public private(set) var value: UInt64

  /// Begins with nothing.
  public init() {
    value = 0xcbf2_9ce4_8422_2325
  }

  /// The hash of `text` in UTF-8.
  public init(_ text: String) {
    self.init()
    update(text.utf8)
  }

  /// Takes in more bytes.
  ///
  /// - Complexity: O(*n*)
  public mutating func update(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  /// The hash as 16 small hexadecimal digits.
  public var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
