/// Lengths on the glass, as far as the monitor tells.
public enum PhysicalLength {
  /// px · w_mm / w_px, in millimetres; undefined with ``Undefined/unknownSize`` when the monitor gives 0 for its
  /// size.
  public static func millimetres(
    pixels: Double, monitorMillimetres: Double, monitorPixels: Double
  ) -> Measured<Double> {
    guard monitorMillimetres > 0 else { return .undefined(.unknownSize) }
    guard monitorPixels > 0 else { return .undefined(.notPositive(monitorPixels)) }
    return .finite(pixels * monitorMillimetres / monitorPixels)
  }

  /// px · 25.4 / dpi, in millimetres; undefined with ``Undefined/unknownSize`` for a resolution of 0, rather than
  /// with a silent 96.
  public static func millimetres(pixels: Double, dotsPerInch: Double) -> Measured<Double> {
    guard dotsPerInch > 0 else { return .undefined(.unknownSize) }
    return .finite(pixels * 25.4 / dotsPerInch)
  }
}
