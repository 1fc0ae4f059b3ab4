internal import DetentCore
internal import DetentGraphics

/// What a view and all it holds look like, drawn once and kept while nothing in it changes.
@MainActor
final class ViewPicture {
  private var damage = DamageRegion()
  private var surface: Surface?
  private var place: PicturePlace?

  /// More pixels than this are not kept, since they would take more than 64 MiB.
  private static let pixelLimit = 1 << 24

  /// Notes that a part of the view looks different, in the view's own coordinates.
  func add(damage rect: Rect) { damage.add(rect) }

  /// The picture, drawn as far as it has to be; nothing when it is too large to be kept.
  ///
  /// - Parameters:
  ///   - view: Whose picture it is.
  ///   - place: Where on the device it is going to be.
  ///   - count: How many views drew themselves.
  /// - Returns: The picture, in device pixels, with the inset of its place around the view.
  func surface(of view: View, at place: PicturePlace, count: inout Int) -> Surface? {
    prepare(for: place)
    let rects = damage.take().compactMap(place.damage)
    guard let surface, !rects.isEmpty else { return surface }
    surface.draw(scale: place.scale, clippedTo: rects) { canvas in
      if !place.isOpaque { canvas.clear() }
      view.renderContent(on: canvas, damage: rects, at: place.inset, count: &count)
    }
    return surface
  }

  /// Makes a surface unless there is one that fits.
  private func prepare(for place: PicturePlace) {
    guard self.place?.hasSamePicture(as: place) != true else { return }
    self.place = place
    damage = DamageRegion()
    damage.add(place.area)
    let format: PixelFormat = place.isOpaque ? .rgb24 : .argb32
    let isKept = place.width * place.height <= Self.pixelLimit
    surface = isKept ? try? Surface(width: place.width, height: place.height, format: format) : nil
  }
}
