/// What the owner of a ``RangeModel`` has to do after telling it something, in order.
public enum RangeEffect<Value: Hashable & Sendable>: Sendable, Hashable {
  /// What a thumb ran into.
  public typealias Obstacle = RangeObstacle

  /// The thumb passed `stop`: give a tick.
  case tick(ThumbRole, stop: Value)
  /// The thumb came up against a limit: told once for each contact.
  case collision(ThumbRole, Obstacle)
  /// Tell the owner of a change, or of the end of an interaction.
  case report(RangeReport<Value>)
  /// An interaction was given up; the pair is back to what it was, and `isChange` says whether that differs from the
  /// last report.
  case cancelled(lower: Value, upper: Value, isChange: Bool)
  /// Call ``RangeModel/timeout(at:)`` at this time, in seconds on the caller's clock.
  case wake(at: Double)
}
