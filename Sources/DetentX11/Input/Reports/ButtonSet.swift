/// The numbers of buttons, which count from 1, without memory of its own: every movement tells of them.
///
/// Buttons beyond 63, which the protocol knows and no device has, are one.
struct ButtonSet: Sendable, Hashable {
  private var bits: UInt64 = 0

  /// The buttons that are notches of wheels, by old custom.
  static let wheel: ButtonSet = [4, 5, 6, 7]

  var isEmpty: Bool { bits == 0 }

  func contains(_ button: Int) -> Bool { bits & Self.bit(button) != 0 }

  func subtracting(_ other: ButtonSet) -> ButtonSet {
    var left = self
    left.bits &= ~other.bits
    return left
  }

  mutating func insert(_ button: Int) { bits |= Self.bit(button) }

  mutating func remove(_ button: Int) { bits &= ~Self.bit(button) }

  private static func bit(_ button: Int) -> UInt64 { 1 << UInt64(min(max(button, 0), 63)) }
}

extension ButtonSet: ExpressibleByArrayLiteral {
  init(_ buttons: some Sequence<Int>) { for button in buttons { insert(button) } }

  init(arrayLiteral buttons: Int...) { self.init(buttons) }
}
