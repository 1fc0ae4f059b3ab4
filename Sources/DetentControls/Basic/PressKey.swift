internal import DetentUI

/// Whether Space or Enter is held over a control that they press when they come up.
struct PressKey: Hashable {
  private(set) var isDown = false

  /// A key went down or repeats; true if it is one that presses.
  mutating func down(_ event: KeyEvent) -> Bool {
    guard Self.isPress(event) else { return false }
    isDown = true
    return true
  }

  /// A key came up; true if that presses the control.
  mutating func up(_ event: KeyEvent) -> Bool {
    guard Self.isPress(event), isDown else { return false }
    isDown = false
    return true
  }

  /// The control lost the focus: the key presses nothing any more.
  mutating func giveUp() { isDown = false }

  private static func isPress(_ event: KeyEvent) -> Bool {
    (event.key == .space || event.key == .enter)
      && event.modifiers.isDisjoint(with: [.control, .alt, .system])
  }
}
