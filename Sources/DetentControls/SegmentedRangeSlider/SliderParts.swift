internal import DetentCore
internal import DetentUI

/// The views that a slider is made of.
@MainActor
struct SliderParts {
  let track = SliderTrackView()
  let thumbs = [SliderThumbView(thumb: .first), SliderThumbView(thumb: .second)]
  let bubbles = [SliderBubbleView(), SliderBubbleView()]
  let mergedBubble = SliderBubbleView()
  let endLabels = [Label(), Label()]

  /// From the back to the front.
  var all: [View] { [track] + endLabels + thumbs + bubbles + [mergedBubble] }
}

/// What a slider shows at the moment, apart from what its model knows.
struct SliderShown {
  var geometry: SliderGeometry?
  /// 0 while each thumb has its bubble, 1 while one speaks for both.
  var merge = AnimatedLevel()
  var highlights = [AnimatedLevel(), AnimatedLevel()]
  var pulses = [AnimatedLevel(), AnimatedLevel()]
  var bubbleTexts: [String] = []
  var isMerged = false
  /// The thumb in hand.
  var held: ThumbID?
  var isSettled = true
  /// Whether listeners were told of the beginning of an interaction, and not yet of its end.
  var isEditing = false
  /// The window that calls for each frame of the animation.
  weak var animator: Window?
}
