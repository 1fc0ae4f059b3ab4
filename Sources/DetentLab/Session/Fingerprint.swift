/// A number that changes with every byte that goes in: FNV-1a with 64 bits (Fowler, Noll, Vo).
///
/// It tells damage and gaps, not forgery: whoever changes the bytes can make the number anew.
public struct Fingerprint: Sendable, Hashable {
  /// The number so far.
  public private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  private static let prime: UInt64 = 0x100_0000_01b3

  /// Creates the number of no bytes.
  public init() {}

  /// Creates the number of a text.
  public init(of text: String) { add(text) }

  /// Takes in the bytes of a text.
  public mutating func add(_ text: String) {
    for byte in text.utf8 { value = (value ^ UInt64(byte)) &* Self.prime }
  }

  /// The number as 16 hexadecimal digits.
  public var digits: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
