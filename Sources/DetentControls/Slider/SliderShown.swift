internal import DetentCore
internal import DetentUI

/// What a slider shows at the moment, apart from what its model knows.
struct SliderShown {
  var geometry: SliderGeometry?
  var highlights: [AnimatedLevel]
  var pulses: [AnimatedLevel]
  /// The thumb in hand.
  var held: ThumbID?
  var isSettled = true
  /// Whether listeners were told of the beginning of an interaction, and not yet of its end.
  var isEditing = false
  /// The animation that runs, and the window that calls for each of its frames.
  var animation: Int?
  weak var animator: Window?

  init(thumbCount: Int) {
    highlights = Array(repeating: AnimatedLevel(), count: thumbCount)
    pulses = highlights
  }
}
