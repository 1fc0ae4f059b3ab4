public import DetentCore

/// What happens in a trial with a slider.
public enum SliderEvent: Sendable, Hashable {
  /// The task was shown.
  case prompt
  /// A pointer took a thumb.
  case grab(ThumbID)
  /// A pointer let go of a thumb.
  case release(ThumbID)
  /// A moving thumb met the other one.
  case contact(ThumbID)
  /// A thumb was pushed by the other one, by so many steps.
  case push(ThumbID, steps: Int)
  /// The thumbs changed places.
  case swap
  /// The participant declared the task done.
  case confirm
}
