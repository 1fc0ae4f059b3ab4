public import DetentCore

/// Where the ticks of a slider go.
public enum TickFeedback {
  /// A pulse of the thumb, and of the mark of the stop that it passed.
  case visual
  /// The desktop's sound of a button that is pressed, at most once in 8 ms.
  case click
  /// The display's bell, at most once in 8 ms.
  case bell
  /// Nowhere.
  case none
  /// To the caller, with the thumb's place and the stop.
  case custom(@MainActor (ThumbRole, Int) -> Void)
}
