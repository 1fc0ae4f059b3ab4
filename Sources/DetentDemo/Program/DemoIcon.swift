internal import DetentCore
internal import DetentGraphics

/// The program's icon, drawn: two thumbs on a track.
@MainActor
enum DemoIcon {
  /// The icon in the sizes that window managers ask for.
  static var bitmaps: [Bitmap] { [16, 32, 48, 128].compactMap(bitmap) }

  private static func bitmap(side: Int) -> Bitmap? {
    guard let surface = try? Surface(width: side, height: side),
      let scale = PixelScale(Double(side) / 16)
    else { return nil }
    surface.draw(scale: scale) { canvas in draw(on: canvas) }
    return surface.snapshot()
  }

  /// Draws the icon into a square of 16 points.
  private static func draw(on canvas: Canvas) {
    canvas.fill(
      Path(roundedRect: Rect(x: 0, y: 0, width: 16, height: 16), radius: 4), color: Color(hex: 0x2A2A33))
    canvas.fill(
      Path(roundedRect: Rect(x: 2, y: 7, width: 12, height: 2), radius: 1), color: Color(hex: 0x6A6A78))
    canvas.fill(Rect(x: 5, y: 7, width: 6, height: 2), color: Color(hex: 0xFF9800))
    for x in [5.0, 11.0] {
      canvas.fill(
        Path(ellipseIn: Rect(center: Point(x: x, y: 8), size: Size(width: 5, height: 5))), color: .white)
    }
  }
}
