/// A number as its decimal digits, for writing it and for rounding it the way people round on paper.
///
/// The digits are the fewest that tell the number from all others, so that 1.005 has a 5 at its end, which rounds up.
struct DecimalDigits: Sendable, Hashable {
  /// Whether it is below zero.
  private(set) var isNegative: Bool
  /// The digits before the sign; none for a number below 1.
  private(set) var whole: [UInt8]
  /// The digits after the sign, without zeros at the end.
  private(set) var fraction: [UInt8]

  /// Takes the digits of a number; `nil` when it is not finite.
  init?(_ value: Double) {
    guard value.isFinite else { return nil }
    // Swift writes the fewest digits: "−12.5", "1e-07", "1.5e+22".
    let parts = value.magnitude.description.split(separator: "e")
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    let halves = parts[0].split(separator: ".")
    let digits = halves.joined().utf8.map { $0 - Self.zero }
    let point = halves[0].utf8.count + exponent
    isNegative = value < 0
    whole = Self.trimmedLeft(Array((digits + Self.zeros(point - digits.count)).prefix(max(point, 0))))
    fraction = Self.trimmedRight(Array((Self.zeros(-point) + digits).dropFirst(max(point, 0))))
  }

  /// The number with at most so many digits after the sign; a 5 is rounded away from zero.
  func rounded(to fractionDigits: Int) -> DecimalDigits {
    let kept = max(fractionDigits, 0)
    guard kept < fraction.count else { return self }
    var next = self
    let roundsUp = fraction[kept] >= 5
    next.fraction = Array(fraction.prefix(kept))
    if roundsUp { next.addToLast() }
    next.fraction = Self.trimmedRight(next.fraction)
    return next
  }

  /// The number that has these digits.
  var value: Double {
    let text =
      "\(isNegative ? "-" : "")\(Self.text(whole.isEmpty ? [0] : whole)).\(Self.text(fraction + [0]))"
    return Double(text) ?? 0
  }

  /// Whether it is zero.
  var isZero: Bool { whole.isEmpty && fraction.isEmpty }

  /// `digits` as text.
  static func text(_ digits: some Sequence<UInt8>) -> String {
    String(decoding: digits.map { $0 + zero }, as: UTF8.self)
  }

  /// Adds one to the last digit that is kept, and what that carries to those before.
  private mutating func addToLast() {
    var digits = [0] + whole + fraction
    var index = digits.count - 1
    while digits[index] == 9 {
      digits[index] = 0
      index -= 1
    }
    digits[index] += 1
    let count = fraction.count
    whole = Self.trimmedLeft(Array(digits.dropLast(count)))
    fraction = Array(digits.suffix(count))
  }

  private static let zero = UInt8(ascii: "0")

  private static func zeros(_ count: Int) -> [UInt8] { Array(repeating: 0, count: max(count, 0)) }

  private static func trimmedLeft(_ digits: [UInt8]) -> [UInt8] { Array(digits.drop { $0 == 0 }) }

  private static func trimmedRight(_ digits: [UInt8]) -> [UInt8] {
    digits.reversed().drop { $0 == 0 }.reversed()
  }
}
