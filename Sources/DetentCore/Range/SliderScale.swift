/// What the thumbs of a slider can stand on: stops, or every place between two ends.
///
/// One engine, ``RangeModel``, serves every scale; a scale only knows how its values lie along a track.
public protocol SliderScale: Sendable, Hashable {
  /// What a thumb stands on: the index of a stop, or a number.
  associatedtype Value: Comparable & AdditiveArithmetic & Hashable & Sendable

  /// The first and the last value.
  var bounds: ClosedRange<Value> { get }

  /// Whether there is nothing to choose from, so that all input is ignored.
  var isInert: Bool { get }

  /// Whether there is no value at all, so that no thumb is shown.
  var isEmpty: Bool { get }

  /// The place of `value` on the track, 0 … 1.
  func fraction(of value: Value) -> Double

  /// The value nearest to the place `fraction`.
  func nearest(to fraction: Double) -> Value

  /// The value of a thumb that stood on `current` and is dragged to `fraction` on a track of `trackLength` points.
  func value(at fraction: Double, keeping current: Value, trackLength: Double, hysteresis: Hysteresis)
    -> Value

  /// The value `steps` further, kept within ``bounds``.
  func value(_ value: Value, movedBy steps: Int) -> Value

  /// The value `steps` fine steps further, kept within ``bounds``.
  func value(_ value: Value, movedByFine steps: Int) -> Value

  /// The pair with the same distance whose lower value is `start`, or as near to it as ``bounds`` allow.
  func pair(_ lower: Value, _ upper: Value, movedTo start: Value) -> (lower: Value, upper: Value)

  /// The index of the stop that `value` is; nil on a scale without stops.
  func index(of value: Value) -> Int?

  /// How many steps a page key moves.
  var pageSteps: Int { get }

  /// The values that tick on the way from `start` to `end`, `end` included, in order.
  func stopsPassed(from start: Value, to end: Value) -> [Value]
}

extension SliderScale {
  /// The pair with the same distance whose lower value is `start`, or as near to it as ``bounds`` allow.
  public func pair(_ lower: Value, _ upper: Value, movedTo start: Value) -> (lower: Value, upper: Value) {
    let width = upper - lower
    let first = min(max(start, bounds.lowerBound), bounds.upperBound - width)
    return (first, first + width)
  }
}
