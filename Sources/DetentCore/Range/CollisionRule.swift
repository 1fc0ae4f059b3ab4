/// What happens when one thumb comes to the other.
public enum CollisionRule: Sendable, Hashable {
  /// So many segments always stay between the thumbs; one unless told otherwise.
  case keepApart(segments: Int)

  /// They may meet, not pass.
  case stop

  /// They pass each other; the reported pair is always sorted.
  case cross

  /// The neighbour is pushed along, and stays where it was pushed to.
  case push

  /// The steps that must lie between the thumbs.
  public var gap: Int {
    if case .keepApart(let segments) = self { max(0, segments) } else { 0 }
  }
}

extension CollisionRule {
  /// The values that a thumb may take; the one function that decides for pointer, keys, wheel, accessibility and
  /// program alike.
  ///
  /// - Parameters:
  ///   - role: The thumb's place in the pair.
  ///   - other: The value of the other thumb.
  ///   - isWall: Whether the other thumb must not be moved or passed.
  ///   - scale: What the thumbs stand on.
  /// - Returns: The legal values; the nearest end of the scale when the gap leaves none.
  public func limits<Scale: SliderScale>(
    of role: ThumbRole, other: Scale.Value, isWall: Bool, on scale: Scale
  ) -> ClosedRange<Scale.Value> {
    let bounds = scale.bounds
    if self == .cross || self == .push, !isWall { return bounds }
    switch role {
    case .lower: return bounds.lowerBound...max(bounds.lowerBound, scale.value(other, movedBy: -gap))
    case .upper: return min(bounds.upperBound, scale.value(other, movedBy: gap))...bounds.upperBound
    }
  }

  /// Where the other thumb stands after this one moved to `value`: elsewhere only if it was pushed.
  func neighbour<Value: Comparable>(of role: ThumbRole, movedTo value: Value, other: Value) -> Value {
    guard self == .push else { return other }
    return role == .lower ? max(other, value) : min(other, value)
  }
}
