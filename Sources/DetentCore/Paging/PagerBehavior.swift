/// How a pager answers a hand; every value may change at any time, also in mid-swipe.
public struct PagerBehavior: Sendable, Hashable {
  /// The part of a page beyond which a slow release moves on, 0 … 1; half by default.
  ///
  /// Limited to ``commitLimits``.
  public var commitFraction = 0.5 {
    didSet { commitFraction = Self.legal(commitFraction, in: Self.commitLimits, else: oldValue) }
  }

  /// From this speed on a release moves on whatever the way, in points per second; 300 by default.
  ///
  /// A negative speed, or one that is not a number, changes nothing.
  public var flingSpeed = GestureMetrics.flingSpeed {
    didSet { if !(flingSpeed >= 0) { flingSpeed = oldValue } }
  }

  /// How much the pages give beyond an end, as ``RubberBand/coefficient``; 0.55 by default, 0 for not at all.
  public var rubberBand = RubberBand.standardCoefficient

  /// The spring by which pages settle; ``Spring/page`` by default.
  public var settleSpring = Spring.page

  /// How far two fingers scroll for a page, in points; 400 by default.
  ///
  /// A way that is not positive and finite changes nothing.
  public var touchpadPage = PagerMetrics.touchpadPage {
    didSet { if !(touchpadPage > 0 && touchpadPage.isFinite) { touchpadPage = oldValue } }
  }

  /// What ``commitFraction`` may be: a page that is let go where it lies must not move on, one that has come all the way
  /// must.
  public static let commitLimits = 0.05...0.95

  /// Creates the usual behaviour.
  public init() {}

  /// Lengths along a rail are in pages, so that the extent is 1.
  var band: RubberBand { RubberBand(dimension: 1, coefficient: rubberBand) }

  private static func legal(_ value: Double, in limits: ClosedRange<Double>, else old: Double) -> Double {
    value.isNaN ? old : min(max(value, limits.lowerBound), limits.upperBound)
  }
}
