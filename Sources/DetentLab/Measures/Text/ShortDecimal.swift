/// A number that is written with at most three decimals and 15 digits, as times and places are.
///
/// No two decimals of up to 15 digits are read as the same Double, so that these digits, without zeros behind, are the
/// shortest that are read back the same: what `description` has to search for.
struct ShortDecimal {
  /// How many thousandths, without the sign.
  private let thousandths: Int
  private let isNegative: Bool

  static let point = UInt8(ascii: ".")
  private static let zero = UInt8(ascii: "0")
  private static let minus = UInt8(ascii: "-")

  /// nil for a number with more decimals or digits.
  init?(_ number: Double) {
    let scaled = (number.magnitude * 1_000).rounded()
    guard scaled < 1e15, scaled / 1_000 == number.magnitude else { return nil }
    thousandths = Int(scaled)
    isNegative = number.sign == .minus
  }

  /// Appends the digits, with at least one behind the point.
  func append(to bytes: inout [UInt8], point: UInt8) {
    if isNegative { bytes.append(Self.minus) }
    let (whole, decimals) = thousandths.quotientAndRemainder(dividingBy: 1_000)
    append(whole: whole, to: &bytes)
    bytes.append(point)
    bytes.append(Self.zero + UInt8(decimals / 100))
    guard decimals % 100 > 0 else { return }
    bytes.append(Self.zero + UInt8(decimals / 10 % 10))
    if decimals % 10 > 0 { bytes.append(Self.zero + UInt8(decimals % 10)) }
  }

  private func append(whole: Int, to bytes: inout [UInt8]) {
    if whole >= 10 { append(whole: whole / 10, to: &bytes) }
    bytes.append(Self.zero + UInt8(whole % 10))
  }
}
