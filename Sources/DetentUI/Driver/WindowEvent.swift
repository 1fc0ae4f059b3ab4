public import DetentCore

/// Everything that a driver tells a window, in points relative to the window's content.
public enum WindowEvent: Sendable {
  /// A mouse or a finger did something.
  case pointer(PointerSample)
  /// A wheel turned, or fingers scrolled.
  case scroll(ScrollEvent)
  /// Three or more fingers swiped on a touchpad.
  case swipe(SwipeEvent)
  /// A key went down, repeats, or came up.
  case key(KeyEvent)
  /// The window got the keyboard (`true`) or lost it.
  case focus(Bool)
  /// Somebody took the keys for a while, and gives them back: those that are held come up without a word.
  case keysTaken
  /// A part of the window that was never drawn, or has got lost, must be drawn.
  case exposed(Rect)
  /// The content has a new extent or a new scale.
  case resized(Size, PixelScale)
  /// The desktop says something else than before.
  case desktop(DesktopSettings)
  /// The window came onto the screen (`true`) or went off it.
  case visibility(Bool)
  /// The user asks to close the window.
  case closeRequested
  /// The window is gone.
  case destroyed
}
