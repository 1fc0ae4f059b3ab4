extension ScrollGesture {
  /// What a pointer would have done that takes the pages along as the fingers do.
  ///
  /// - Parameters:
  ///   - axis: How the pages lie.
  ///   - moment: When it is asked; at the newest step when nil.
  /// - Returns: nil when the pages do not follow the fingers.
  func pan(along axis: PagerAxis, at moment: EventTime?) -> TouchpadPan? {
    switch self {
    case .following(let travel, let tracker, _, _):
      let speed = tracker.velocity(at: moment)?.dx
      return TouchpadPan(translation: axis.dragging(travel), velocity: speed.map { axis.dragging($0) })
    case .swiping(let travel):
      return TouchpadPan(translation: travel.way, velocity: travel.velocity(at: moment))
    case .idle, .poised, .spent: return nil
    }
  }
}
