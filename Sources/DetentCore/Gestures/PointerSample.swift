/// One report of one pointer: where it was, when, and what it did.
public struct PointerSample: Sendable, Hashable {
  /// What a pointer does at one moment.
  public enum Phase: Sendable, Hashable {
    /// A button went down, or a finger touched.
    case down(PointerButton)
    /// The pointer moved, with or without a button held.
    case move
    /// A button came up, or a finger lifted.
    case up(PointerButton)
    /// The system took the pointer away.
    case cancel
    /// The pointer left the window with no button held.
    case leave
  }

  /// Which pointer, among several at the same time.
  public var pointer: PointerID
  /// What kind of device it belongs to.
  public var kind: PointerKind
  /// What it did.
  public var phase: Phase
  /// Where, in points; may lie outside of every view while a button is held.
  public var location: Point
  /// When, on the extended clock of the event's source.
  public var time: EventTime
  /// Whether the button that starts drags is held after this event.
  public var isPrimaryButtonHeld: Bool

  /// Creates a sample.
  public init(
    pointer: PointerID, kind: PointerKind = .mouse, phase: Phase, location: Point, time: EventTime,
    isPrimaryButtonHeld: Bool
  ) {
    self.pointer = pointer
    self.kind = kind
    self.phase = phase
    self.location = location
    self.time = time
    self.isPrimaryButtonHeld = isPrimaryButtonHeld
  }
}
