private import Glibc

extension Color {
  /// The relative luminance, 0 (black) … 1 (white); alpha is ignored.
  ///
  /// Formula and constants: WCAG 2.2, definition of "relative luminance", with the corrected threshold 0.04045
  /// of IEC 61966-2-1 (the two agree for every 8-bit colour).
  public var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// The contrast ratio with `other`, 1 (none) … 21 (black and white), the same in both directions.
  ///
  /// Formula: WCAG 2.2, definition of "contrast ratio". Both colours count as opaque.
  public func contrast(with other: Color) -> Double {
    let first = luminance + 0.05
    let second = other.luminance + 0.05
    return max(first, second) / min(first, second)
  }

  private static func linear(_ part: Double) -> Double {
    part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }
}
