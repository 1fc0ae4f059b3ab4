/// Turns the samples of one or more pointers into a pan: possible → began → changed* → ended or cancelled, or
/// possible → failed.
///
/// Every event is one call, and every call says what happened. When a movement could begin the pan the machine says
/// ``PanOutcome/wantsToBegin(_:)`` and waits; the recogniser asks its delegate and those recognisers that must fail
/// first, and answers with ``begin()`` or ``fail(_:)``, at once or later. Until then the machine follows the pointers
/// and reports nothing.
///
/// After the end the machine is possible again by itself. A pointer that is still down then, one beyond the maximum,
/// and one that came while the machine was disabled are not followed: whatever they send is swallowed until they
/// go down anew. No list of them is needed for that, and a mouse whose release was lost simply starts afresh.
///
/// Time plays no part in the transitions; it only feeds the velocity. The same samples give the same outcomes, bit
/// for bit.
public struct PanMachine: Sendable, Hashable {
  enum Payload: Sendable, Hashable {
    /// Not enabled.
    case disabled
    /// No pointer is followed.
    case idle
    /// Pointers are down and have not moved far enough.
    case pressed(PanTracking)
    /// They have, and the recogniser has not yet said whether the pan may begin.
    case waiting(PanTracking)
    /// The pan began and has not moved since.
    case began(PanTracking)
    /// The pan has moved on.
    case moving(PanTracking)
  }

  /// What counts as a pan.
  public var settings: Settings

  var payload = Payload.idle

  /// Creates an enabled machine that follows nothing.
  public init(settings: Settings = Settings()) { self.settings = settings }

  /// Where the pan stands: possible, began or changed.
  public var state: PanState {
    switch payload {
    case .disabled, .idle, .pressed, .waiting: .possible
    case .began: .began
    case .moving: .changed
    }
  }

  /// Whether pointers are followed.
  public var isEnabled: Bool { payload != .disabled }

  /// Whether the pan waits for ``begin()`` or ``fail(_:)``.
  public var isWaiting: Bool { if case .waiting = payload { true } else { false } }

  /// How many pointers are followed.
  public var numberOfTouches: Int { payload.tracking?.count ?? 0 }

  /// What the pan reads as of the newest sample; `nil` when no pointer is followed.
  public var reading: PanReading? { payload.tracking?.reading() }

  /// Whether this pointer is followed.
  public func isTracking(_ pointer: PointerID) -> Bool { payload.tracking?.contains(pointer) ?? false }
}

extension PanMachine.Payload {
  /// The pointers that are followed, if any are.
  var tracking: PanTracking? {
    switch self {
    case .disabled, .idle: nil
    case .pressed(let tracking), .waiting(let tracking), .began(let tracking), .moving(let tracking): tracking
    }
  }

  /// The same state with other pointers, or with the same ones elsewhere.
  func with(_ tracking: PanTracking) -> Self {
    switch self {
    case .disabled, .idle: self
    case .pressed: .pressed(tracking)
    case .waiting: .waiting(tracking)
    case .began: .began(tracking)
    case .moving: .moving(tracking)
    }
  }

  /// Changes what is followed, in place: what it remembers is not copied.
  mutating func change(_ edit: (inout PanTracking) -> Void) {
    switch self {
    case .disabled, .idle: break
    case .pressed(var tracking):
      self = .idle
      edit(&tracking)
      self = .pressed(tracking)
    case .waiting(var tracking):
      self = .idle
      edit(&tracking)
      self = .waiting(tracking)
    case .began(var tracking):
      self = .idle
      edit(&tracking)
      self = .began(tracking)
    case .moving(var tracking):
      self = .idle
      edit(&tracking)
      self = .moving(tracking)
    }
  }
}
