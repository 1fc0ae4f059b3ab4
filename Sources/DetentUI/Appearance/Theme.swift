/// The looks of everything, in one table: what a control does not say itself comes from here.
public struct Theme: Sendable, Hashable {
  /// The theme's name, for settings and logs.
  public var name: String
  /// The colours.
  public var palette: Palette
  /// The fonts.
  public var type: TypeScale
  /// Distances, radii and line widths.
  public var metrics: Metrics
  /// How long things take.
  public var durations: Durations

  /// Creates a theme.
  public init(
    name: String, palette: Palette, type: TypeScale = TypeScale(), metrics: Metrics = Metrics(),
    durations: Durations = Durations()
  ) {
    self.name = name
    self.palette = palette
    self.type = type
    self.metrics = metrics
    self.durations = durations
  }
}
