/// How numbers are written and read: the sign before the fraction, and that between groups of three digits.
public struct NumberStyle: Sendable, Hashable {
  /// What stands before the fraction.
  public var decimalSign: Character
  /// What stands between groups of three digits.
  public var groupSign: Character

  /// Creates a style; where both signs are the same, no groups are written or read.
  public init(decimalSign: Character, groupSign: Character) {
    self.decimalSign = decimalSign
    self.groupSign = groupSign
  }

  /// As in 1,234.5.
  public static let point = NumberStyle(decimalSign: ".", groupSign: ",")
  /// As in 1.234,5.
  public static let comma = NumberStyle(decimalSign: ",", groupSign: ".")

  /// The most digits after the decimal sign: 15.
  public static let mostFractionDigits = 15

  /// `value` with so many digits after the decimal sign, 0 … ``mostFractionDigits``; empty when it is not finite.
  ///
  /// A 5 is rounded away from zero; the minus sign is U+2212, and zero has none.
  public func text(_ value: Double, fractionDigits: Int) -> String {
    let count = min(max(fractionDigits, 0), Self.mostFractionDigits)
    guard let digits = DecimalDigits(value)?.rounded(to: count) else { return "" }
    let minus = digits.isNegative && !digits.isZero ? "\u{2212}" : ""
    let zeros = Array(repeating: UInt8(0), count: count - digits.fraction.count)
    let fraction = count > 0 ? String(decimalSign) + DecimalDigits.text(digits.fraction + zeros) : ""
    return minus + grouped(digits.whole) + fraction
  }

  /// The number that a text means, with or without groups, after a minus sign or a hyphen, blanks around it ignored;
  /// `nil` when it means none.
  ///
  /// Groups other than of three digits mean none, so that "1,5" is not taken for 15.
  public func number(from text: String) -> Double? {
    var rest = Self.trimmed(text[...])
    let isNegative = rest.first == "-" || rest.first == "\u{2212}"
    if isNegative { rest = Self.trimmed(rest.dropFirst()) }
    let halves = rest.split(separator: decimalSign, omittingEmptySubsequences: false)
    guard halves.count <= 2, let whole = halves.first.flatMap(ungrouped) else { return nil }
    let fraction = halves.count > 1 ? String(halves[1]) : ""
    guard !(whole + fraction).isEmpty, fraction.allSatisfy(Self.isDigit) else { return nil }
    guard let value = Double("0\(whole).\(fraction)0"), value.isFinite else { return nil }
    return isNegative && value > 0 ? -value : value
  }

  private func grouped(_ digits: [UInt8]) -> String {
    let digits = digits.isEmpty ? [0] : digits
    guard decimalSign != groupSign else { return DecimalDigits.text(digits) }
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text.append(groupSign) }
      text += DecimalDigits.text([digit])
    }
    return text
  }

  /// The digits of a whole number without its group signs; `nil` when there is anything else, or a group is no group.
  private func ungrouped(_ text: Substring) -> String? {
    let groups = text.split(separator: groupSign, omittingEmptySubsequences: false)
    guard groups.allSatisfy({ $0.allSatisfy(Self.isDigit) }) else { return nil }
    guard let first = groups.first, groups.count > 1 else { return groups.first.map(String.init) }
    let isLegal = (1...3).contains(first.count) && groups.dropFirst().allSatisfy { $0.count == 3 }
    return isLegal ? groups.joined() : nil
  }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
