public import DetentGraphics

/// The fonts of a theme, named by what they are for.
public struct TypeScale: Sendable, Hashable {
  /// The name of a scene.
  public var title = Font.system(size: 22, weight: .semibold)
  /// A value that is the point of what one sees.
  public var display = Font.system(size: 34, weight: .semibold)
  /// What heads a few lines.
  public var heading = Font.system(size: 15, weight: .semibold).tabularFigures()
  /// Running text.
  public var body = Font.system(size: 13)
  /// Running text that stands out.
  public var bodyStrong = Font.system(size: 13, weight: .semibold)
  /// Text that explains.
  public var caption = Font.system(size: 12)
  /// The text in a value bubble: 12 points, medium.
  public var bubble = Font.system(size: 12, weight: .medium).tabularFigures()
  /// The labels below a track: 12 points, regular.
  public var label = Font.system(size: 12).tabularFigures()

  /// Creates the usual fonts.
  public init() {}
}
