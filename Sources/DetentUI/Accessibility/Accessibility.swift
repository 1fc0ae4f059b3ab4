/// What a view tells assistive technology of itself: the facts a bridge to the desktop's accessibility bus needs.
public struct Accessibility: Sendable, Hashable {
  /// What kind of thing the view is.
  public enum Role: Sendable, Hashable, CaseIterable {
    /// Text that cannot be changed.
    case label
    /// Something to press.
    case button
    /// One thumb of a slider.
    case slider
    /// A group of other elements.
    case group
    /// A row of tabs.
    case tabList
    /// A picture.
    case image
    /// Something that is on, 1, or off, 0.
    case toggle
    /// One of several things, of which one is chosen.
    case choice
    /// A line of text that can be changed.
    case textField
  }

  /// What can be done to it.
  public enum Action: Sendable, Hashable, CaseIterable {
    /// Press it.
    case press
    /// Make its value larger by one step.
    case increment
    /// Make its value smaller by one step.
    case decrement
  }

  /// What kind of thing it is.
  public var role: Role
  /// Its name.
  public var label: String
  /// Its value as a number, where it has one.
  public var value: Double?
  /// Its value as people say it.
  public var valueText: String?
  /// The values it can take now.
  public var limits: ClosedRange<Double>?
  /// Whether it can be worked.
  public var isEnabled: Bool
  /// What can be done to it.
  public var actions: [Action]

  /// Creates a description.
  public init(
    role: Role, label: String, value: Double? = nil, valueText: String? = nil,
    limits: ClosedRange<Double>? = nil,
    isEnabled: Bool = true, actions: [Action] = []
  ) {
    self.role = role
    self.label = label
    self.value = value
    self.valueText = valueText
    self.limits = limits
    self.isEnabled = isEnabled
    self.actions = actions
  }
}
