/// What decided whether a swipe turned the page.
public enum SwipeVerdict: String, Sendable, Hashable, CaseIterable {
  /// Neither way nor speed was enough.
  case belowBoth = "below both"
  /// The way was enough.
  case distance
  /// The speed was enough.
  case fling
  /// Either would have been enough.
  case both
  /// A fling went back against the way.
  case flingBack = "fling back"

  init(isFar: Bool, isFling: Bool, isFlingBack: Bool) {
    self =
      switch (isFar, isFling, isFlingBack) {
      case (_, _, true): .flingBack
      case (true, true, _): .both
      case (true, false, _): .distance
      case (false, true, _): .fling
      case (false, false, _): .belowBoth
      }
  }

  /// Whether the page turned.
  public var isCommitted: Bool { self != .belowBoth && self != .flingBack }
}
