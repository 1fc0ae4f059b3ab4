import DetentCore

extension ScaleScript {
  /// The reported pair now.
  var pair: [Scale.Value] { [model.lower, model.upper] }

  /// Where a thumb is drawn now, in points, to the thousandth.
  func x(of thumb: ThumbID, after seconds: Double = 0) -> Double {
    (track.position(at: model.place(of: thumb, at: time + seconds)) * 1000).rounded() / 1000
  }

  /// Where a stop is, in points.
  func x(ofStop index: Scale.Value) -> Double { track.position(at: model.scale.fraction(of: index)) }

  /// The thumb in hand.
  var held: ThumbID? { ThumbID.allCases.first(where: model.isHeld) }

  var changes: [[Scale.Value]] { log.changes }
  var finals: [[Scale.Value]] { log.finals }
  var ticks: [Scale.Value] { log.ticks }
  var collisions: [RangeObstacle] { log.collisions }
}

/// What every `RangeEffect` is, so that an array of them can be read whatever its values are.
protocol SliderEffect {
  associatedtype Value: Hashable & Sendable
  var effect: RangeEffect<Value> { get }
}

extension RangeEffect: SliderEffect {
  var effect: RangeEffect<Value> { self }
}

extension Array where Element: SliderEffect {
  var reports: [RangeReport<Element.Value>] {
    compactMap { if case .report(let report) = $0.effect { report } else { nil } }
  }

  /// The pairs of the reports of a change.
  var changes: [[Element.Value]] { reports.filter { !$0.isFinal }.map { [$0.lower, $0.upper] } }

  /// The pairs of the final reports.
  var finals: [[Element.Value]] { reports.filter(\.isFinal).map { [$0.lower, $0.upper] } }

  /// The stops that ticked.
  var ticks: [Element.Value] { compactMap { if case .tick(_, let stop) = $0.effect { stop } else { nil } } }

  /// The place in the pair of each thumb that ticked.
  var tickRoles: [ThumbRole] { compactMap { if case .tick(let role, _) = $0.effect { role } else { nil } } }

  var collisions: [RangeObstacle] {
    compactMap { if case .collision(_, let obstacle) = $0.effect { obstacle } else { nil } }
  }

  /// The pairs that cancelled interactions went back to.
  var cancellations: [[Element.Value]] {
    compactMap { if case .cancelled(let lower, let upper, _) = $0.effect { [lower, upper] } else { nil } }
  }

  var wakes: [Double] { compactMap { if case .wake(let time) = $0.effect { time } else { nil } } }
}
