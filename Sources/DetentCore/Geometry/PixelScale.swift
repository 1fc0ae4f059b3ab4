/// How many device pixels make one point.
public struct PixelScale: Sendable, Hashable {
  /// Device pixels per point, within ``allowed``.
  public let factor: Double

  /// The factors that a screen may have: 0.5 … 8.
  public static let allowed: ClosedRange<Double> = 0.5...8

  /// One device pixel per point.
  public static let one = PixelScale(clamping: 1)

  /// Creates a scale, or nothing when `factor` is not within ``allowed``.
  public init?(_ factor: Double) {
    guard Self.allowed.contains(factor) else { return nil }
    self.factor = factor
  }

  /// Creates the legal scale nearest to `factor`; 1 when it is not a number.
  public init(clamping factor: Double) {
    self.factor = factor.isNaN ? 1 : min(max(factor, Self.allowed.lowerBound), Self.allowed.upperBound)
  }

  /// `length` in points moved to the nearest whole device pixel.
  public func snapped(_ length: Double) -> Double { (length * factor).rounded() / factor }

  /// `size` in device pixels, each extent rounded up, at least 1 and at most 32 767, the most that X11 can show.
  public func pixels(_ size: Size) -> (width: Int, height: Int) {
    (extent(size.width), extent(size.height))
  }

  private func extent(_ length: Double) -> Int {
    // What is not a number is not greater than 1 either. A millionth of a pixel is rounding: 100 points at a scale
    // of 1.1 are 110 pixels, not 111.
    let pixels = length * factor - 1e-6
    return pixels > 1 ? Int(min(pixels, 32_767).rounded(.up)) : 1
  }

  /// The point that lies at a device pixel.
  public func point(pixelX: Double, pixelY: Double) -> Point {
    Point(x: pixelX / factor, y: pixelY / factor)
  }
}
