/// Modifier keys held during an event.
public struct KeyModifiers: OptionSet, Sendable, Hashable {
  /// One bit for each key.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Shift.
  public static let shift = KeyModifiers(rawValue: 1)
  /// Control.
  public static let control = KeyModifiers(rawValue: 2)
  /// Alt, the meta key of most keyboards.
  public static let alt = KeyModifiers(rawValue: 4)
  /// The key with the system's sign.
  public static let system = KeyModifiers(rawValue: 8)
}
