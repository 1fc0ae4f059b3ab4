internal import DetentCore
internal import Synchronization

/// The blurred coverage of a shape, ready to be drawn at any place.
struct ShadowMask: Sendable {
  /// The shape at the origin, how far it is blurred, and the device pixels that make a point.
  private struct Key: Hashable {
    let path: Path
    let blur: Double
    let factor: Double
  }

  let mask: AlphaMask

  /// Where the mask's corner lies, in points from the corner of the shape's bounds.
  let corner: Vector

  /// How many pixels of the mask make one point.
  let pixelsPerPoint: Double

  /// Masks of 4 MiB together; a thumb of 32 points at scale 2 takes 10 KiB.
  private static let cache = Mutex(RecentCache<Key, ShadowMask>(capacity: 1 << 22))

  /// A larger shape gets a coarser mask, which a blur hides.
  private static let pixelLimit = 262_144.0

  /// The mask of `path`, kept from an earlier call when the shape, blur and scale are the same.
  ///
  /// - Complexity: linear in the pixels of the mask the first time, later in the elements of the path.
  static func of(_ path: Path, blur: Double, scale: PixelScale) -> ShadowMask? {
    let bounds = path.bounds
    // A shape that moves changes its coordinates by rounding errors; a grid makes them equal again.
    let shape = path.mapPoints { point in
      Point(x: onGrid(point.x - bounds.minX), y: onGrid(point.y - bounds.minY))
    }
    let key = Key(path: shape, blur: blur, factor: scale.factor)
    if let known = cache.withLock({ $0.value(for: key) }) { return known }
    guard let made = ShadowMask(shape, size: bounds.size, blur: blur, scale: scale) else { return nil }
    cache.withLock { $0.insert(made, for: key, cost: made.mask.coverage.count) }
    return made
  }

  private init?(_ shape: Path, size: Size, blur: Double, scale: PixelScale) {
    // Three boxes reach 1.5 box widths, about 1.5 blur radii.
    let margin = 1.5 * blur + 3 / scale.factor
    let wide = size.width + 2 * margin
    let high = size.height + 2 * margin
    let pixels = wide * high * scale.factor * scale.factor
    let factor = scale.factor * min(1, (Self.pixelLimit / pixels).squareRoot())
    let columns = (Int((wide * factor).rounded(.up)) + 3) / 4 * 4
    let rows = Int((high * factor).rounded(.up))
    guard let surface = try? Surface(width: columns, height: max(rows, 1)) else { return nil }
    surface.draw(scale: .one) { canvas in
      canvas.scale(by: factor)
      canvas.fill(shape.offset(by: Vector(dx: margin, dy: margin)), color: .black)
    }
    var mask = AlphaMask(alphaOf: surface.snapshot())
    mask.blur(sigma: blur / 2 * factor)
    self.mask = mask
    corner = Vector(dx: -margin, dy: -margin)
    pixelsPerPoint = factor
  }

  private static func onGrid(_ value: Double) -> Double { (value * 256).rounded() / 256 }
}
