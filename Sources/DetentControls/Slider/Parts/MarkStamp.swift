internal import DetentCore
internal import DetentGraphics
internal import DetentUI

/// A stop mark as pixels: all marks of a track lie in the same way on the pixel grid.
struct MarkStamp {
  private let surface: Surface
  private let scale: PixelScale
  /// From the picture's corner to that of the mark, in points.
  private let inset: Vector

  /// Draws a mark that lies in `box`, in a view on `grid`; nothing when there is no memory.
  init?(of box: Rect, radius: Double, color: Color, on grid: PixelGrid) {
    let pixels = PixelRect(covering: box.offset(by: grid.origin), scale: grid.scale)
    let corner = grid.scale.point(pixelX: Double(pixels.x), pixelY: Double(pixels.y))
    guard let surface = try? Surface(width: pixels.width, height: pixels.height) else { return nil }
    let inset = box.origin + grid.origin - corner
    surface.draw(scale: grid.scale) { canvas in
      canvas.fill(
        Path(roundedRect: Rect(origin: .zero + inset, size: box.size), radius: radius), color: color)
    }
    (self.surface, scale, self.inset) = (surface, grid.scale, inset)
  }

  /// Draws it with the mark's corner at a place; false, and nothing is drawn, when the picture would lie between pixels.
  func draw(at place: Point, on canvas: Canvas) -> Bool {
    guard canvas.scale == scale, let pixel = canvas.pixel(at: place + (.zero - inset)) else { return false }
    canvas.draw(surface, column: pixel.column, row: pixel.row)
    return true
  }
}
