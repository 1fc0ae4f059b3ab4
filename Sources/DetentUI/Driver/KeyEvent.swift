public import DetentCore

/// One key going down or coming up.
public struct KeyEvent: Sendable, Hashable {
  /// What the key does.
  public enum Phase: String, Sendable, Hashable {
    /// The key went down.
    case down
    /// The key is held and the keyboard repeats it.
    case repeated
    /// The key came up.
    case up
  }

  /// Which key.
  public var key: Key
  /// What it does.
  public var phase: Phase
  /// Which modifier keys are held.
  public var modifiers: KeyModifiers
  /// When.
  public var time: EventTime

  /// Creates a key event.
  public init(key: Key, phase: Phase, modifiers: KeyModifiers = [], time: EventTime) {
    self.key = key
    self.phase = phase
    self.modifiers = modifiers
    self.time = time
  }
}
