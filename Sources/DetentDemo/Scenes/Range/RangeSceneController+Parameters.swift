internal import DetentControls
internal import DetentCore

extension RangeSceneController {
  /// The stops when nobody names others.
  static let standardStops = (10...20).map { String($0) }

  /// The collision rule when nobody names another.
  static let standardCollision = CollisionRule.cross

  /// The groups of ``SliderSceneController/ownGroups``.
  var rangeGroups: [ParameterGroup] {
    let parameters = SliderParameters(slider: slider)
    return [
      group("stops", [stopCount, labels] + collision),
      group(
        "dragging",
        parameters.snapping(standard: .onRelease) + relaying(parameters.handling) + parameters.pair),
      feedbackGroup,
    ]
  }

  private var stopCount: Parameter {
    .number(
      "stops", .init(limits: 0...1_000_000, step: 1, unit: .stops),
      standard: Double(Self.standardStops.count)
    ) { [slider] in
      Double(slider.stops.count)
    } set: { [weak self] count in
      try self?.replaceStops(Self.labels(count: Int(count)))
    }
  }

  /// The labels of the stops, as the command line takes them; of very many nobody could read them.
  private var labels: Parameter {
    .text("labels", standard: Self.standardStops.joined(separator: ",")) { [slider] in
      slider.stops.count <= Self.mostListedLabels
    } get: { [slider] in
      slider.stops.prefix(Self.mostListedLabels).joined(separator: ",")
    } set: { [weak self] text in
      try self?.replaceStops(text.split(separator: ",", omittingEmptySubsequences: false).map { String($0) })
    }
  }

  private static let mostListedLabels = 100

  /// The first `count` labels of a row that begins as the standard one does.
  private static func labels(count: Int) -> [String] { (10..<10 + count).map { String($0) } }

  private var collision: [Parameter] {
    Parameter.collision(
      standard: Self.standardCollision, largestGap: slider.stops.count - 1, unit: .segments
    ) { [slider] in
      slider.behavior.collision
    } set: { [weak self] in
      try self?.changeCollision($0)
    }
  }
}
