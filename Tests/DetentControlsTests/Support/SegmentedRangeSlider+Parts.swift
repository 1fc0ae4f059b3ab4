import DetentControls
import DetentCore
import DetentUI

extension SegmentedRangeSlider {
  /// The views in front of the thumbs: the bubbles of both and the one that speaks for both.
  private var bubbleViews: [View] { Array(subviews.suffix(3)) }

  /// The frames of the bubbles of the thumbs.
  var bubbleFrames: [Rect] { bubbleViews.prefix(2).map(\.frame) }

  /// The frame of the bubble that speaks for both.
  var mergedBubbleFrame: Rect { bubbleViews[2].frame }

  /// How much of the bubbles shows: of the first, the second and the merged one.
  var bubbleAlphas: [Double] { bubbleViews.map(\.alpha) }

  /// The labels at the ends.
  var endLabels: [Label] { subviews.compactMap { $0 as? Label } }

  var endLabelFrames: [Rect] { endLabels.map(\.frame) }
}
