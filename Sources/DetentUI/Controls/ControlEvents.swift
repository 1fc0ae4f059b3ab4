/// What happens to a control.
public struct ControlEvents: OptionSet, Sendable, Hashable {
  /// One bit for each event.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A pointer went down in it.
  public static let touchDown = ControlEvents(rawValue: 1 << 0)
  /// The pointer came up inside: a button was pressed.
  public static let touchUpInside = ControlEvents(rawValue: 1 << 1)
  /// The pointer came up outside.
  public static let touchUpOutside = ControlEvents(rawValue: 1 << 2)
  /// The pointer was lost.
  public static let touchCancel = ControlEvents(rawValue: 1 << 3)
  /// The user changed the value.
  public static let valueChanged = ControlEvents(rawValue: 1 << 4)
  /// The user began to change the value.
  public static let editingDidBegin = ControlEvents(rawValue: 1 << 5)
  /// The user is done; sent also when the value is the same again.
  public static let editingDidEnd = ControlEvents(rawValue: 1 << 6)
  /// The user gave up, and the value is what it was before.
  public static let editingDidCancel = ControlEvents(rawValue: 1 << 7)
}
