internal import DetentCore
internal import DetentGraphics

/// Where on the device a picture of a view lies: on whole pixels, with the view somewhere between them.
struct PicturePlace: Equatable {
  /// What the picture shows, in the view's own coordinates.
  let area: Rect
  let scale: PixelScale
  /// The device pixel of the picture's corner.
  let column: Int
  let row: Int
  /// The picture's extent in device pixels.
  let width: Int
  let height: Int
  /// Where the view's own corner lies in the picture, in points.
  let inset: Vector
  /// Whether nothing behind the picture shows through.
  let isOpaque: Bool

  /// Shapes are drawn to this part of a pixel, so that nearer places look the same.
  private static let partsOfPixel = 256.0

  /// The place of a view whose corner is at `offset`, in points of a canvas that begins at a device pixel; nothing for a
  /// view without extent.
  @MainActor
  init?(of view: View, at offset: Vector, scale: PixelScale) {
    area = view.drawnBounds
    guard !area.isEmpty, area.isFinite, offset.dx.isFinite, offset.dy.isFinite else { return nil }
    self.scale = scale
    let factor = scale.factor
    func onGrid(_ length: Double) -> Double {
      (length * factor * Self.partsOfPixel).rounded() / Self.partsOfPixel
    }
    let (x, y) = (onGrid(offset.dx), onGrid(offset.dy))
    let left = (x + area.minX * factor).rounded(.down)
    let top = (y + area.minY * factor).rounded(.down)
    let right = (x + area.maxX * factor).rounded(.up)
    let bottom = (y + area.maxY * factor).rounded(.up)
    guard max(abs(left), abs(top), abs(right), abs(bottom)) <= Double(Surface.sideLimit) else { return nil }
    (column, row, width, height) = (Int(left), Int(top), Int(right - left), Int(bottom - top))
    inset = Vector(dx: (x - left) / factor, dy: (y - top) / factor)
    let fills =
      Size(width: right - left, height: bottom - top)
      == Size(
        width: view.bounds.width * factor, height: view.bounds.height * factor)
    isOpaque = fills && view.backgroundColor?.alpha == 1
  }

  /// Whether a picture that was drawn for the other place is the same here, only elsewhere on the device.
  func hasSamePicture(as other: PicturePlace) -> Bool {
    area == other.area && scale == other.scale && width == other.width && height == other.height
      && inset == other.inset && isOpaque == other.isOpaque
  }

  /// A damaged part of the view as whole pixels of the picture, in points from its corner; nothing beyond it.
  func damage(_ rect: Rect) -> Rect? {
    let all = PixelRect(x: 0, y: 0, width: width, height: height)
    let pixels = PixelRect(covering: rect.offset(by: inset), scale: scale).intersection(all)
    return pixels.isEmpty ? nil : Rect(pixels: pixels, scale: scale)
  }
}
