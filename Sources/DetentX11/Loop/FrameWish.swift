/// How soon a window wants its next frame.
enum FrameWish: Sendable, Hashable, Comparable {
  /// When the monitor shows the next one, for what moves by itself.
  case nextRefresh
  /// As soon as it is of use, for what has just changed.
  case atOnce
}
