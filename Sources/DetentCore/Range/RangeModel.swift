/// The behaviour of every slider: one or two thumbs on a scale, moved by pointers, keys, a wheel, assistive technology
/// or the program.
///
/// What happens at every step is compiled for stops by themselves, since other modules would else run it as generic code,
/// five times as slow and with memory of its own.
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

  var thumbs: PerThumb<ThumbState<Value>>
  var lowerThumb = ThumbID.first
  var sessions = PointerSessions<Value>()
  var stepping = SteppingSession<Value>.idle

  /// Creates a slider with two thumbs on the ends of `scale`.
  public init(scale: Scale, behavior: RangeBehavior = RangeBehavior()) {
    self.scale = scale
    self.behavior = behavior
    thumbs = PerThumb(ThumbState(value: scale.bounds.lowerBound), ThumbState(value: scale.bounds.upperBound))
  }

  /// Creates a slider with one thumb on `value`, kept within the scale.
  public init(scale: Scale, single value: Value, behavior: RangeBehavior = RangeBehavior()) {
    self.scale = scale
    self.behavior = behavior
    thumbs = PerThumb(ThumbState(value: scale.clamped(value)))
  }
}

// MARK: - Reading

extension RangeModel {
  /// The smaller value.
  public var lower: Value {
    @_specialize(exported:true,where Scale == StopGrid)
    get { self[lowerThumb].value }
  }

  /// The larger value.
  public var upper: Value {
    @_specialize(exported:true,where Scale == StopGrid)
    get { self[upperThumb].value }
  }

  /// The thumbs that exist.
  public var thumbIDs: [ThumbID] { thumbs.count == 1 ? ThumbID.only : ThumbID.both }

  /// The place of `thumb` in the sorted pair now.
  @_specialize(exported:true,where Scale == StopGrid)
  public func role(of thumb: ThumbID) -> ThumbRole { thumb == lowerThumb ? .lower : .upper }

  /// The thumb that now stands at a place of the sorted pair.
  @_specialize(exported:true,where Scale == StopGrid)
  public func thumb(_ role: ThumbRole) -> ThumbID { role == .lower ? lowerThumb : upperThumb }

  /// The value of `thumb`.
  @_specialize(exported:true,where Scale == StopGrid)
  public func value(of thumb: ThumbID) -> Value { self[thumb].value }

  /// Whether a pointer holds `thumb`.
  @_specialize(exported:true,where Scale == StopGrid)
  public func isHeld(_ thumb: ThumbID) -> Bool { self[thumb].isHeld }

  /// Whether any pointer is down on the slider.
  public var isTracking: Bool {
    @_specialize(exported:true,where Scale == StopGrid)
    get { !sessions.isEmpty }
  }

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

  var values: PerThumb<Value> { thumbs.each(\.value) }

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
