public import DetentGraphics

/// The colours of a theme, named by what they are for.
public struct Palette: Sendable, Hashable {
  /// The window behind everything.
  public var background: Color
  /// A card on the background.
  public var surface: Color
  /// The edge of a card.
  public var surfaceBorder: Color
  /// Text that is read.
  public var text: Color
  /// Text that explains.
  public var secondaryText: Color
  /// What stands out, and what is chosen.
  public var accent: Color
  /// The edge of what can be worked: fields, switches, choices.
  public var controlBorder: Color
  /// What is wrong, and the edge of a field that holds it.
  public var error: Color
  /// A slider's track outside of the range.
  public var track: Color
  /// The edge of the track; clear where the track is told by its colour alone.
  public var trackBorder: Color
  /// A slider's track inside of the range.
  public var trackFill: Color
  /// The edge of the track inside of the range.
  public var trackFillBorder: Color
  /// A stop mark outside of the range.
  public var stopMark: Color
  /// A stop mark inside of the range.
  public var selectedStopMark: Color
  /// A thumb.
  public var thumb: Color
  /// The ring around a thumb.
  public var thumbBorder: Color
  /// A value bubble.
  public var bubble: Color
  /// The text in a bubble.
  public var bubbleText: Color
  /// Soft shadows.
  public var shadow: Color
  /// The ring around what has the keyboard focus.
  public var focusRing: Color

  /// Creates a palette.
  public init(
    background: Color, surface: Color, surfaceBorder: Color, text: Color, secondaryText: Color, accent: Color,
    controlBorder: Color, error: Color, track: Color, trackBorder: Color, trackFill: Color,
    trackFillBorder: Color, stopMark: Color, selectedStopMark: Color, thumb: Color, thumbBorder: Color,
    bubble: Color, bubbleText: Color, shadow: Color, focusRing: Color
  ) {
    self.background = background
    self.surface = surface
    self.surfaceBorder = surfaceBorder
    self.text = text
    self.secondaryText = secondaryText
    self.accent = accent
    self.controlBorder = controlBorder
    self.error = error
    self.track = track
    self.trackBorder = trackBorder
    self.trackFill = trackFill
    self.trackFillBorder = trackFillBorder
    self.stopMark = stopMark
    self.selectedStopMark = selectedStopMark
    self.thumb = thumb
    self.thumbBorder = thumbBorder
    self.bubble = bubble
    self.bubbleText = bubbleText
    self.shadow = shadow
    self.focusRing = focusRing
  }
}
