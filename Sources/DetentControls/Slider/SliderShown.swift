internal import DetentCore
internal import DetentUI

/// What a slider shows at the moment, apart from what its model knows.
struct SliderShown {
  var geometry: SliderGeometry?
  var highlights: [AnimatedLevel]
  var pulses: [AnimatedLevel]
  /// The marks of the stops that ticked of late.
  var markPulses: [MarkPulse] = []
  /// How often the program has replaced what the thumbs stand on; what a drag on the former one asked for is void.
  var generation = 0
  /// The thumb in hand.
  var held: ThumbID?
  var isSettled = true
  /// Whether listeners were told of the beginning of an interaction, and not yet of its end.
  var isEditing = false
  /// The animation that runs, and the window that calls for each of its frames.
  var animation: Int?
  /// Whether the frame that shows the parts at rest is being drawn; that they rest is told after it.
  var isLastFrame = false
  weak var animator: Window?

  /// The pulse of the mark at a place on the track.
  struct MarkPulse {
    let place: Double
    var level = AnimatedLevel()
  }

  init(thumbCount: Int) {
    highlights = Array(repeating: AnimatedLevel(), count: thumbCount)
    pulses = highlights
  }
}
