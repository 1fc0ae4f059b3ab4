/// The behaviour of every slider: one or two thumbs on a scale, moved by pointers, keys, a wheel, assistive technology
/// or the program.
///
/// A plain value without clock, drawing or window system. Each method takes what happened and returns what its owner
/// has to do about it, in order; the same calls give the same results, always. Positions come from ``place(of:at:)``;
/// values are never derived from them, except for the pointer.
public struct RangeModel<Scale: SliderScale>: Sendable, Hashable {
  /// What the thumbs stand on.
  public typealias Value = Scale.Value
  /// What the owner has to do after a call.
  public typealias Effects = [RangeEffect<Value>]

  /// What the thumbs stand on.
  public internal(set) var scale: Scale

  /// How the thumbs behave; see ``setBehavior(_:at:)``.
  public internal(set) var behavior: RangeBehavior

  var thumbs: [ThumbState<Value>]
  var lowerThumb = ThumbID.first
  var sessions: [PointerID: PointerSession<Value>] = [:]
  var stepping = SteppingSession<Value>.idle

  /// Creates a slider with two thumbs on the ends of `scale`.
  public init(scale: Scale, behavior: RangeBehavior = RangeBehavior()) {
    self.scale = scale
    self.behavior = behavior
    thumbs = [ThumbState(value: scale.bounds.lowerBound), ThumbState(value: scale.bounds.upperBound)]
  }

  /// Creates a slider with one thumb on `value`, kept within the scale.
  public init(scale: Scale, single value: Value, behavior: RangeBehavior = RangeBehavior()) {
    self.scale = scale
    self.behavior = behavior
    thumbs = [ThumbState(value: scale.clamped(value))]
  }
}

// MARK: - Reading

extension RangeModel {
  /// The smaller value.
  public var lower: Value { self[lowerThumb].value }

  /// The larger value.
  public var upper: Value { self[upperThumb].value }

  /// The thumbs that exist.
  public var thumbIDs: [ThumbID] { thumbs.count == 1 ? [.first] : ThumbID.allCases }

  /// The place of `thumb` in the sorted pair now.
  public func role(of thumb: ThumbID) -> ThumbRole { thumb == lowerThumb ? .lower : .upper }

  /// The thumb that now stands at a place of the sorted pair.
  public func thumb(_ role: ThumbRole) -> ThumbID { role == .lower ? lowerThumb : upperThumb }

  /// The value of `thumb`.
  public func value(of thumb: ThumbID) -> Value { self[thumb].value }

  /// Whether a pointer holds `thumb`.
  public func isHeld(_ thumb: ThumbID) -> Bool { self[thumb].isHeld }

  /// Whether any pointer is down on the slider.
  public var isTracking: Bool { !sessions.isEmpty }

  /// Whether `thumb` may be moved by the user.
  public func isEnabled(_ thumb: ThumbID) -> Bool { self[thumb].isEnabled }

  /// The thumb that the pointer holds; nothing while a pile is undecided, or when it holds both or none.
  public func thumbHeld(by pointer: PointerID) -> ThumbID? {
    guard let held = sessions[pointer]?.heldThumbs, held.count == 1 else { return nil }
    return held.first
  }

  /// The values that `thumb` may take now; what is told to assistive technology as its limits.
  public func limits(of thumb: ThumbID) -> ClosedRange<Value> {
    guard let other = other(than: thumb) else { return scale.bounds }
    return behavior.collision.limits(
      of: role(of: thumb), other: self[other].value, isWall: isWall(other), on: scale)
  }

  var upperThumb: ThumbID { thumbs.count == 1 ? lowerThumb : lowerThumb.other }

  var values: [Value] { thumbs.map(\.value) }

  func index(of thumb: ThumbID) -> Int { thumbs.count == 1 ? 0 : thumb.rawValue }

  func other(than thumb: ThumbID) -> ThumbID? { thumbs.count == 1 ? nil : thumb.other }

  /// A disabled thumb is a wall; so is one that another pointer holds, except that a held one may be crossed.
  func isWall(_ thumb: ThumbID) -> Bool {
    !self[thumb].isEnabled || (self[thumb].isHeld && behavior.collision != .cross)
  }

  subscript(thumb: ThumbID) -> ThumbState<Value> {
    get { thumbs[index(of: thumb)] }
    set { thumbs[index(of: thumb)] = newValue }
  }
}

extension SliderScale {
  /// `value` kept within the bounds.
  func clamped(_ value: Value) -> Value { min(max(value, bounds.lowerBound), bounds.upperBound) }
}
