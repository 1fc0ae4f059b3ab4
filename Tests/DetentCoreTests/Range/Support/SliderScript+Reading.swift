import DetentCore

extension SliderScript {
  /// The reported pair now.
  var pair: [Int] { [model.lower, model.upper] }

  /// Where a thumb is drawn now, in points, to the thousandth.
  func x(of thumb: ThumbID, after seconds: Double = 0) -> Double {
    (track.position(at: model.place(of: thumb, at: time + seconds)) * 1000).rounded() / 1000
  }

  /// Where a stop is, in points.
  func x(ofStop index: Int) -> Double { track.position(at: model.scale.fraction(of: index)) }

  /// The thumb in hand.
  var held: ThumbID? { ThumbID.allCases.first(where: model.isHeld) }

  var changes: [[Int]] { log.changes }
  var finals: [[Int]] { log.finals }
  var ticks: [Int] { log.ticks }
  var collisions: [RangeEffect<Int>.Obstacle] { log.collisions }
}

extension [RangeEffect<Int>] {
  var reports: [RangeReport<Int>] { compactMap { if case .report(let report) = $0 { report } else { nil } } }

  /// The pairs of the reports of a change.
  var changes: [[Int]] { reports.filter { !$0.isFinal }.map { [$0.lower, $0.upper] } }

  /// The pairs of the final reports.
  var finals: [[Int]] { reports.filter(\.isFinal).map { [$0.lower, $0.upper] } }

  /// The stops that ticked.
  var ticks: [Int] { compactMap { if case .tick(_, let stop) = $0 { stop } else { nil } } }

  /// The place in the pair of each thumb that ticked.
  var tickRoles: [ThumbRole] { compactMap { if case .tick(let role, _) = $0 { role } else { nil } } }

  var collisions: [RangeEffect<Int>.Obstacle] {
    compactMap { if case .collision(_, let obstacle) = $0 { obstacle } else { nil } }
  }

  /// The pairs that cancelled interactions went back to.
  var cancellations: [[Int]] {
    compactMap { if case .cancelled(let lower, let upper, _) = $0 { [lower, upper] } else { nil } }
  }

  var wakes: [Double] { compactMap { if case .wake(let time) = $0 { time } else { nil } } }
}
