import DetentCore

/// A story of a slider on stops.
typealias SliderScript = ScaleScript<StopGrid>

extension SliderScript {
  init(
    _ lower: Int, _ upper: Int, stops: Int = 5, collision: CollisionRule = .keepApart(segments: 1),
    isReversed: Bool = false, _ edit: (inout RangeBehavior) -> Void = { _ in }
  ) throws {
    var behavior = RangeBehavior(collision: .stop)
    edit(&behavior)
    model = RangeModel(scale: StopGrid(count: stops), behavior: behavior)
    _ = try model.set(lower: lower, upper: upper)
    _ = try model.setCollision(collision)
    track = Track(start: 20, length: 400, isReversed: isReversed)
  }

  /// One thumb that jumps from stop to stop, as that of a step slider does.
  init(one value: Int, stops: Int = 5, isReversed: Bool = false) {
    model = RangeModel(
      scale: StopGrid(count: stops), single: value, behavior: RangeBehavior(snapTiming: .whileDragging))
    track = Track(start: 20, length: 400, isReversed: isReversed)
  }

  @discardableResult
  mutating func set(_ lower: Int, _ upper: Int, animated: Bool = false) throws -> Bool {
    time += 0.01
    return try model.set(lower: lower, upper: upper, animated: animated, at: time)
  }

  @discardableResult
  mutating func setStops(_ count: Int) throws -> Effects {
    time += 0.01
    let effects = try model.setStops(count: count, at: time)
    log += effects
    return effects
  }
}
