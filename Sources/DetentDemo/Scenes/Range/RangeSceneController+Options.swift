internal import DetentControls
internal import DetentCore
internal import DetentUI

extension RangeSceneController {
  /// Builds the range scene that the command line asks for.
  ///
  /// - Throws: ``UsageError`` when the thumbs cannot stand where they are to.
  convenience init(options: DemoOptions) throws(UsageError) {
    let stops = options.stops ?? options.count.map { (0..<$0).map { String($0) } } ?? Self.standardStops
    let slider = try Self.slider(options, stops)
    let texts = Texts(options: options)
    let model = PriceRange(labels: stops, lower: slider.lowerIndex, upper: slider.upperIndex)
    self.init(model: model, slider: slider, texts: texts, imageFolder: options.imageFolder)
  }

  private static func slider(
    _ options: DemoOptions, _ stops: [String]
  ) throws(UsageError) -> SegmentedRangeSlider {
    let asked = try options.initial?.pair()
    let initial = asked ?? IndexPair(lower: 0, upper: max(0, stops.count - 1))
    if let asked, stops.isEmpty { throw RangeError.noStops(index: asked.lower).usage(initial) }
    let slider: SegmentedRangeSlider
    do {
      slider = try SegmentedRangeSlider(
        stops: stops, lower: initial.lower, upper: initial.upper,
        collision: options.collision ?? standardCollision)
    } catch {
      throw error.usage(initial)
    }
    if let timing = options.snapTiming { slider.snapTiming = timing }
    slider.allowsRangeDrag = options.allowsRangeDrag
    try slider.takeOn(options)
    return slider
  }
}

extension RangeError {
  /// The error as the fault of an option.
  fileprivate func usage(_ initial: IndexPair) -> UsageError {
    let pair = "\(initial.lower),\(initial.upper)"
    return switch self {
    case .indexOutOfRange(_, let allowed):
      .illegalValue(
        option: "--initial", value: pair,
        allowed: "indices from \(allowed.lowerBound) to \(allowed.upperBound)")
    case .noStops:
      .illegalValue(option: "--initial", value: pair, allowed: "nothing, since there are no stops")
    case .tooClose(_, _, let gap):
      .illegalValue(option: "--initial", value: pair, allowed: "at least \(gap) segments between the thumbs")
    case .gapOutOfRange(let gap, let allowed):
      .illegalValue(
        option: "--gap", value: String(gap),
        allowed: "\(allowed.lowerBound) to \(allowed.upperBound) segments")
    }
  }
}
