internal import DetentControls
internal import DetentCore
internal import DetentLab

extension RangeSceneController {
  /// The stops when nobody names others.
  static let standardStops = (10...20).map { String($0) }

  /// The collision rule when nobody names another.
  static let standardCollision = CollisionRule.cross

  /// The groups of ``SliderSceneController/ownGroups``.
  var rangeGroups: [ParameterGroup] {
    [
      group("stops", [stopCount, labels] + collision),
      group("dragging", parameters.snapping + relaying(parameters.handling) + parameters.pair),
      feedbackGroup,
    ]
  }

  private var stopCount: Parameter {
    .number(
      "stops", .init(limits: 0...1_000_000, step: 1, unit: .stops),
      standard: Double(startLabels.count)
    ) { [slider] in
      Double(slider.stops.count)
    } set: { [weak self] count in
      try self?.changeStopCount(to: Int(count))
    }
  }

  private var labels: Parameter {
    .labels(standard: startLabels) { [slider] in
      slider.stops.count
    } get: { [slider] in
      slider.stops
    } set: { [weak self] in
      try self?.replaceStops($0)
    }
  }

  private var collision: [Parameter] {
    Parameter.collision(
      standard: standard.behavior.collision, largestGap: slider.stops.count - 1, unit: .segments
    ) { [slider] in
      slider.behavior.collision
    } set: { [slider, weak self] rule in
      try self?.adjust { () throws(RangeError) in try slider.setCollision(rule) }
    }
  }
}
