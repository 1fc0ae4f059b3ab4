/// How an animation of fixed length spends its time: the fraction of time that has passed in, the fraction of the way
/// out, as a cubic Bézier curve from (0, 0) to (1, 1).
public struct TimingCurve: Sendable, Hashable {
  private let x1: Double
  private let y1: Double
  private let x2: Double
  private let y2: Double

  /// Creates the curve with the control points (`x1`, `y1`) and (`x2`, `y2`), as CSS writes them.
  ///
  /// The x are held within 0 … 1, for time runs forward; what is not a number becomes 0. The y may lie outside, for a
  /// way that overshoots.
  public init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = Self.unit(x1)
    self.y1 = y1.isFinite ? y1 : 0
    self.x2 = Self.unit(x2)
    self.y2 = y2.isFinite ? y2 : 0
  }

  /// As much way as time.
  public static let linear = TimingCurve(x1: 0, y1: 0, x2: 1, y2: 1)
  /// Slow at first; CSS's and UIKit's ease-in.
  public static let easeIn = TimingCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
  /// Slow at last; CSS's and UIKit's ease-out.
  public static let easeOut = TimingCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)
  /// Slow at both ends; CSS's and UIKit's ease-in-out.
  public static let easeInOut = TimingCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

  /// The fraction of the way at a fraction of time; exactly 0 at or before 0, exactly 1 at or after 1.
  public func value(at fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    guard self != .linear else { return fraction }
    return Self.bezier(y1, y2, at: parameter(at: fraction))
  }

  /// The curve's parameter where its time is `fraction`.
  ///
  /// The time never runs backwards along the curve, so halving the interval finds it, in the same steps on
  /// every machine.
  private func parameter(at fraction: Double) -> Double {
    var low = 0.0
    var high = 1.0
    for _ in 0..<53 {
      let middle = (low + high) / 2
      if Self.bezier(x1, x2, at: middle) < fraction { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private static func bezier(_ first: Double, _ second: Double, at s: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * s * first + 3 * rest * s * s * second + s * s * s
  }

  private static func unit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
}
