/// Distances, radii and line widths of a theme, in points.
public struct Metrics: Sendable, Hashable {
  /// The unit that distances between things are multiples of; 8.
  public var grid = 8.0
  /// The distance from the edge of a window to what it shows; 24.
  public var margin = 24.0
  /// The least extent of what can be pressed; 44.
  public var touchTarget = 44.0
  /// How much of the ground shows through what cannot be worked, 0 … 1; 0.55.
  public var disabledFade = 0.55
  /// The radius of a button's corners; 10.
  public var controlRadius = 10.0
  /// The height of a field and of other small controls, as they are drawn within their touch target; 32.
  public var controlHeight = 32.0
  /// The radius of the corners of a field and of other small controls; 8.
  public var fieldRadius = 8.0
  /// The width of a switch; 40.
  public var switchWidth = 40.0
  /// The height of a switch; 24.
  public var switchHeight = 24.0
  /// The distance between the edge of a switch and its knob; 4.
  public var switchKnobInset = 4.0
  /// The distance between the edge of a segmented control and its selected segment; 3.
  public var segmentInset = 3.0
  /// The width of a text caret; 1.5.
  public var caretWidth = 1.5
  /// How strongly selected text is marked, 0 … 1; 0.28.
  public var selectionAlpha = 0.28
  /// How far a filled control that is pressed turns to the colour of text, 0 … 1; 0.25.
  public var pressedShade = 0.25
  /// How strongly the ground of a plain control is tinted while it is pressed, 0 … 1; 0.12.
  public var pressedTint = 0.12
  /// The width of the buttons that step a number; 34.
  public var stepButtonWidth = 34.0
  /// The length of the strokes of a plus or minus sign; 10.
  public var stepSignLength = 10.0
  /// The thickness of the strokes of a plus or minus sign; 1.5.
  public var stepSignWidth = 1.5
  /// The thickness of a scroll indicator; 4.
  public var indicatorWidth = 4.0
  /// The width of the strip at the edge where a scroll indicator can be taken; 12.
  public var indicatorTarget = 12.0
  /// The least length of a scroll indicator; 24.
  public var indicatorLength = 24.0
  /// The distance of a scroll indicator from the ends of its track; 3.
  public var indicatorInset = 3.0
  /// How strongly a scroll indicator is drawn, 0 … 1; 0.45.
  public var indicatorAlpha = 0.45
  /// The radius of a card's corners; 16.
  public var cardRadius = 16.0
  /// The thickness of the focus ring; 2.
  public var focusRingWidth = 2.0
  /// The distance between a thing and its focus ring; 2.
  public var focusRingGap = 2.0
  /// The blur of a card's shadow; 24.
  public var cardShadowBlur = 24.0
  /// How far a card's shadow falls; 6.
  public var cardShadowDrop = 6.0
  /// The blur of a thumb's shadow; 6.
  public var thumbShadowBlur = 6.0
  /// How far a thumb's shadow falls; 1.5.
  public var thumbShadowDrop = 1.5
  /// How far the pulse of a tick spreads around a thumb; 7.
  public var thumbPulseReach = 7.0
  /// How far the pulse of a tick spreads around the mark of its stop; 4.
  public var markPulseReach = 4.0
  /// How strongly the pulse of a tick begins, 0 … 1; 0.35.
  public var pulseAlpha = 0.35
  /// The width of hairlines and edges; 1.
  public var borderWidth = 1.0

  /// Creates the usual measures.
  public init() {}
}
