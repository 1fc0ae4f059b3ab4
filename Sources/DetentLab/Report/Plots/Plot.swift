internal import DetentCore
internal import DetentGraphics

/// Something that is drawn the same on every canvas: pixels, or an SVG picture.
protocol Plot: Sendable {
  /// The extent, in points.
  var size: Size { get }

  /// Draws on white.
  func draw(on canvas: Canvas)
}

extension Plot {
  /// The plot as an SVG picture.
  var svg: String {
    get throws(GraphicsError) {
      let surface = try SVGSurface(size: size)
      surface.draw(draw)
      return try surface.finish()
    }
  }
}
