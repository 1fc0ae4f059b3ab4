internal import DetentCore

/// Shows what a ``PageScroller`` says.
@MainActor
protocol PageFollower: AnyObject {
  /// The model asked for `effect`, after it had changed.
  func pageScroller(_ scroller: PageScroller, did effect: PagerEffect)

  /// Everything has been told: the model is what the effects made of it.
  func pageScrollerDidFinish(_ scroller: PageScroller)
}
