import DetentCore

/// A story of a slider on numbers: 0 … 100 on as many points, unless told otherwise, so that a coordinate is a value.
typealias NumberScript = ScaleScript<ContinuousScale>

extension NumberScript {
  init(
    _ lower: Double, _ upper: Double, in bounds: ClosedRange<Double> = 0...100,
    collision: CollisionRule = .stop, isReversed: Bool = false,
    _ edit: (inout RangeBehavior) -> Void = { _ in }
  ) throws {
    var behavior = RangeBehavior(collision: collision)
    edit(&behavior)
    let scale = try ContinuousScale(minimum: bounds.lowerBound, maximum: bounds.upperBound)
    model = RangeModel(scale: scale, behavior: behavior)
    _ = try model.set(lower: lower, upper: upper)
    track = Track(start: 0, length: 100, isReversed: isReversed)
  }

  @discardableResult
  mutating func set(_ lower: Double, _ upper: Double, animated: Bool = false) throws -> Bool {
    time += 0.01
    return try model.set(lower: lower, upper: upper, animated: animated, at: time)
  }

  @discardableResult
  mutating func setLimits(_ minimum: Double, _ maximum: Double) throws -> Effects {
    let scale = try ContinuousScale(minimum: minimum, maximum: maximum)
    return tell { model, _, time in model.setLimits(scale, at: time) }
  }

  /// The pair, to the billionth.
  var roundedPair: [Double] { pair.map { ($0 * 1e9).rounded() / 1e9 } }
}
