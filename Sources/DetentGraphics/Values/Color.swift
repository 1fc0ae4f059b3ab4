/// An sRGB colour with straight (not premultiplied) alpha.
public struct Color: Sendable, Hashable {
  /// The red part, 0 … 1.
  public let red: Double

  /// The green part, 0 … 1.
  public let green: Double

  /// The blue part, 0 … 1.
  public let blue: Double

  /// The opacity, 0 (clear) … 1 (opaque).
  public let alpha: Double

  /// Creates a colour; parts outside 0 … 1 are moved to the nearer end and those that are not numbers to 0.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = unitClamped(red)
    self.green = unitClamped(green)
    self.blue = unitClamped(blue)
    self.alpha = unitClamped(alpha)
  }

  /// Creates the opaque colour written 0xRRGGBB; higher bits are ignored.
  public init(hex: UInt32) {
    self.init(
      red: Double((hex >> 16) & 0xFF) / 255, green: Double((hex >> 8) & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255)
  }

  /// No colour at all: black with alpha 0.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

  /// Opaque black.
  public static let black = Color(hex: 0x000000)

  /// Opaque white.
  public static let white = Color(hex: 0xFFFFFF)

  /// The same colour with another opacity, 0 … 1.
  public func withAlpha(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The colour that lies `fraction` (0 … 1) of the way to `other`.
  ///
  /// The parts are weighted by their alpha, so that a clear colour lends no tint.
  public func mixed(with other: Color, fraction: Double) -> Color {
    let share = unitClamped(fraction)
    let mixedAlpha = alpha + (other.alpha - alpha) * share
    guard mixedAlpha > 0 else { return withAlpha(0) }
    func mix(_ start: Double, _ end: Double) -> Double {
      (start * alpha * (1 - share) + end * other.alpha * share) / mixedAlpha
    }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue), alpha: mixedAlpha
    )
  }
}

/// `value` moved into 0 … 1; 0 when it is not a number.
func unitClamped(_ value: Double) -> Double {
  value.isNaN ? 0 : min(max(value, 0), 1)
}
