/// Every number between two ends, without stops.
public struct ContinuousScale: SliderScale {
  /// The first and the last number; both finite.
  public let bounds: ClosedRange<Double>

  /// The numbers 0 … 1.
  public static let unit = ContinuousScale(unchecked: 0...1)

  /// How many steps of a key or a notch of the wheel go from one end to the other: 100.
  public static let steps = 100.0

  /// How many fine steps go from one end to the other: 1000.
  public static let fineSteps = 1_000.0

  /// Creates the scale from `minimum` to `maximum`; on equal ends there is nothing to choose.
  ///
  /// - Throws: ``ScaleError`` when one of them is not finite, or the minimum is above the maximum.
  public init(minimum: Double, maximum: Double) throws(ScaleError) {
    for value in [minimum, maximum] where !value.isFinite { throw .notFinite(value) }
    guard minimum <= maximum else { throw .minimumAboveMaximum(minimum: minimum, maximum: maximum) }
    self.init(unchecked: minimum...maximum)
  }

  private init(unchecked bounds: ClosedRange<Double>) { self.bounds = bounds }

  /// Whether both ends are the same, or so close that no number lies between them.
  public var isInert: Bool { !(halfExtent > 0) }

  /// Never: there are always the ends.
  public var isEmpty: Bool { false }

  /// The place of `value` on the track, 0 … 1; the middle where both ends are the same.
  public func fraction(of value: Double) -> Double {
    guard !isInert else { return 0.5 }
    // Halves, so that the ends may be as far apart as numbers go.
    return (value / 2 - bounds.lowerBound / 2) / halfExtent
  }

  /// The number at the place `fraction`; exactly an end at 0 and at 1.
  public func nearest(to fraction: Double) -> Double {
    guard fraction > 0 else { return bounds.lowerBound }
    guard fraction < 1 else { return bounds.upperBound }
    return clamped(bounds.lowerBound + halfExtent * fraction + halfExtent * fraction)
  }

  /// The number at the place `fraction`, wherever the thumb was; the same when that is no place.
  public func value(
    at fraction: Double, keeping current: Double, trackLength: Double, hysteresis: Hysteresis
  ) -> Double { fraction.isNaN ? current : nearest(to: fraction) }

  /// The number `steps` hundredths of the way further, kept within the ends.
  public func value(_ value: Double, movedBy steps: Int) -> Double {
    moved(value, by: Double(steps) / Self.steps)
  }

  /// The number `steps` thousandths of the way further, kept within the ends.
  public func value(_ value: Double, movedByFine steps: Int) -> Double {
    moved(value, by: Double(steps) / Self.fineSteps)
  }

  /// The pair with the same distance whose lower value is `start`, or as near to it as the ends allow.
  public func pair(_ lower: Double, _ upper: Double, movedTo start: Double) -> (lower: Double, upper: Double)
  {
    // What stands at its end already stays exactly as it is, whatever rounding would make of it.
    guard start < lower || upper < bounds.upperBound else { return (lower, upper) }
    let (width, half) = (upper - lower, upper / 2 - lower / 2)
    // Halves again where the width is more than a number can say.
    let parts = width.isFinite ? [width] : [half, half]
    let first = clamped(min(start, parts.reduce(bounds.upperBound, -)))
    return first == lower ? (lower, upper) : (first, clamped(parts.reduce(first, +)))
  }

  /// A page key moves a tenth of the way.
  public var pageSteps: Int { 10 }

  /// There are no stops.
  public func index(of value: Double) -> Int? { nil }

  /// There are no stops to pass.
  public func stopsPassed(from start: Double, to end: Double) -> [Double] { [] }

  private var halfExtent: Double { bounds.upperBound / 2 - bounds.lowerBound / 2 }

  /// Added to the value itself, so that nothing is lost on a way through fractions: by 0 it stays exactly the same.
  private func moved(_ value: Double, by share: Double) -> Double {
    clamped(value + halfExtent * share + halfExtent * share)
  }
}
