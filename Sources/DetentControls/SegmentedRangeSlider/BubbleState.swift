internal import DetentCore

/// What the bubbles of a slider show at the moment.
struct BubbleState {
  /// 0 while each thumb has its bubble, 1 while one speaks for both.
  var merge = AnimatedLevel()
  var texts: [String] = []
  var isMerged = false
  /// Whether the delegate is still to be told of them.
  var isNews = false
}
