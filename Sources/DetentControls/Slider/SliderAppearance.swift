public import DetentCore
public import DetentGraphics

/// What a slider looks like.
///
/// A colour or font that is nil comes from the theme; lengths are points.
public struct SliderAppearance: Sendable, Hashable {
  /// The size of a thumb; 16 × 16 by default.
  ///
  /// The touch target does not depend on it.
  public var thumbSize = Size(width: 16, height: 16)
  /// The width of the ring around a thumb; 2 by default.
  public var thumbBorderWidth = 2.0
  /// How round a thumb is, from 0, square, to 1, a circle; 1 by default.
  public var thumbCurvature = 1.0
  /// How much a thumb grows under a pointer, as a part of its size; 0.25 by default.
  public var thumbGrowth = 0.25
  /// The thickness of the track; 4 by default.
  public var trackThickness = 4.0
  /// How round the ends of the track are, from 0, square, to 1, half circles; 1 by default.
  public var trackCurvature = 1.0
  /// The diameter of a stop mark; 4 by default.
  public var stopMarkSize = 4.0
  /// The extent of a divider along the track; 8 by default.
  public var dividerWidth = 8.0
  /// How much taller a divider is than the track, above and below together; 7 by default.
  public var dividerOverhang = 7.0
  /// The radius of a divider's corners; 3 by default.
  public var dividerRadius = 3.0
  /// The least size of a bubble, its pointer included; 24 × 29 by default.
  public var bubbleSize = Size(width: 24, height: 29)
  /// The least size of the bubble that speaks for both thumbs; 49 × 29 by default.
  public var mergedBubbleSize = Size(width: 49, height: 29)
  /// The room beside the text of a bubble, both sides together; 14 by default.
  public var bubblePadding = 14.0
  /// The radius of a bubble's corners; 7 by default.
  public var bubbleRadius = 7.0
  /// The width and height of a bubble's pointer; 10 × 5 by default.
  public var bubblePointerSize = Size(width: 10, height: 5)
  /// The distance between a thumb and its bubble, and between a thumb and the labels; 4 by default.
  public var spacing = 4.0
  /// Whether the value bubbles show; true by default.
  public var showsBubbles = true
  /// Whether the labels of the first and the last stop show; true by default.
  public var showsEndLabels = true

  /// The track outside of the range.
  public var trackColor: Color?
  /// The edge of the track outside of the range; a clear one leaves the track without any edge.
  public var trackBorderColor: Color?
  /// The track inside of the range.
  public var selectedTrackColor: Color?
  /// The edge of the track inside of the range.
  public var selectedTrackBorderColor: Color?
  /// A stop mark outside of the range.
  public var stopMarkColor: Color?
  /// A stop mark inside of the range.
  public var selectedStopMarkColor: Color?
  /// A divider beyond the value; as the track when nil.
  public var dividerColor: Color?
  /// A divider up to the value; as the track inside of the range when nil.
  public var selectedDividerColor: Color?
  /// A thumb.
  public var thumbColor: Color?
  /// The ring around a thumb.
  public var thumbBorderColor: Color?
  /// A bubble.
  public var bubbleColor: Color?
  /// The text in a bubble; on a picture, where nil, the theme's colour of text or bubble that is easier to read.
  public var bubbleTextColor: Color?
  /// The labels.
  public var labelColor: Color?
  /// The font of the bubbles.
  public var bubbleFont: Font?
  /// The font of the labels.
  public var labelFont: Font?

  /// A picture instead of the drawn thumb.
  public var thumbImage: Image?
  /// A picture instead of the drawn stop mark, outside of the range; dividers are always drawn.
  public var stopMarkImage: Image?
  /// A picture instead of the drawn stop mark, inside of the range.
  public var selectedStopMarkImage: Image?
  /// A picture instead of the drawn bubble.
  public var bubbleImage: Image?
  /// A picture instead of the drawn bubble that speaks for both thumbs.
  public var mergedBubbleImage: Image?

  /// Creates the looks that the theme gives.
  public init() {}

  /// How much room a slider along `axis` needs across its track so that bubbles and labels have their place on either
  /// side.
  func intrinsicThickness(along axis: Axis) -> Double {
    let bubble = axis == .horizontal ? bubbleSize.height : bubbleSize.width + bubblePointerSize.height
    return 2 * (partDistance(along: axis) + bubble + Self.bubbleMargin)
  }

  /// The distance of a bubble's tip, and that of the labels, from the centre line of a track along `axis`: both keep
  /// clear of the thumb.
  func partDistance(along axis: Axis) -> Double {
    max(thumbSize[axis.crossing], trackThickness) / 2 + spacing
  }

  /// The room beyond a bubble, in points.
  private static let bubbleMargin = 2.0
}
