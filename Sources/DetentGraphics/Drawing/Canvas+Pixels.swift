internal import CCairo
internal import DetentCore

/// The short way for what lies on whole pixels.
extension Canvas {
  /// Fills a rectangle; false, and nothing is done, when its edges lie between pixels or the canvas needs more than pixels.
  func fillPixels(_ rect: Rect, color: Color) -> Bool {
    guard isPlain, let pixels, let box = wholePixels(rect) else { return false }
    for area in parts(of: box) { pixels.fill(area, color: color) }
    return true
  }

  /// Draws a surface with its corner at a device pixel; false, and nothing is done, when the canvas needs more than pixels.
  func drawPixels(of surface: Surface, column: Int, row: Int) -> Bool {
    guard isPlain, let pixels, let picture = surface.pixels else { return false }
    let box = PixelRect(x: column, y: row, width: surface.width, height: surface.height)
    for area in parts(of: box) { pixels.draw(picture, column: column, row: row, in: area) }
    return true
  }

  /// What of a rectangle may change.
  private func parts(of box: PixelRect) -> some Sequence<PixelRect> {
    region.lazy.map { $0.intersection(box) }.filter { !$0.isEmpty }
  }

  /// The device pixels of a rectangle in points; nothing unless each of its edges lies on one.
  private func wholePixels(_ rect: Rect) -> PixelRect? {
    guard !rect.isEmpty, let first = wholePixel(at: rect.origin),
      let last = wholePixel(at: Point(x: rect.maxX, y: rect.maxY))
    else { return nil }
    return PixelRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
  }

  /// The device pixel whose corner lies at a point.
  func wholePixel(at point: Point) -> (x: Int, y: Int)? {
    guard isOpen, isUpright, let x = Self.edge(point.x * matrix.xx + matrix.x0),
      let y = Self.edge(point.y * matrix.yy + matrix.y0)
    else { return nil }
    return (x, y)
  }

  /// The rectangle around ``region``, in points; nothing on a canvas that is turned or mirrored.
  var plainClipBounds: Rect? {
    guard isOpen, isUpright, let first = region.first else { return nil }
    let all = region.dropFirst().reduce(first) { $0.union($1) }
    return Rect(
      x: (Double(all.x) - matrix.x0) / matrix.xx, y: (Double(all.y) - matrix.y0) / matrix.yy,
      width: Double(all.width) / matrix.xx, height: Double(all.height) / matrix.yy)
  }

  private var isUpright: Bool { matrix.xy == 0 && matrix.yx == 0 && matrix.xx > 0 && matrix.yy > 0 }

  /// The pixel edge at a device coordinate, which Cairo rounds to 256ths of a pixel.
  private static func edge(_ place: Double) -> Int? {
    let whole = place.rounded()
    guard abs(place - whole) < 1.0 / 512, abs(whole) < 16_384 else { return nil }
    return Int(whole)
  }
}

extension [PixelRect] {
  /// Whether no pixel lies in two of them.
  var areDisjoint: Bool {
    indices.allSatisfy { index in self[..<index].allSatisfy { $0.intersection(self[index]).isEmpty } }
  }
}
