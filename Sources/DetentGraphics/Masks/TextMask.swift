internal import CCairo
internal import DetentCore
internal import Synchronization

/// The coverage of a text on device pixels, ready to be filled with any colour.
///
/// Filling outlines anew costs some ten times as much as filling a mask of them.
struct TextMask: Sendable {
  private struct Key: Hashable {
    let layout: Int
    let factor: Double
    let phase: Int
  }

  let mask: AlphaMask

  /// The mask's left edge, in whole pixels from the box's left edge.
  let left: Int

  /// The mask's top edge, in rows from the first baseline.
  let top: Int

  /// A text starts at a whole pixel or at one of the quarters between.
  static let phasesPerPixel = 4.0

  /// Masks of 4 MiB together: a label of 100 × 16 pixels takes 2 KiB.
  private static let cache = Mutex(RecentCache<Key, TextMask>(capacity: 1 << 22))

  /// Text that covers more pixels is rarely drawn twice at the same place.
  private static let pixelLimit = 65_536.0

  /// The mask of `layout` at `factor` pixels per point, `phase` quarters of a pixel further right; nothing when it would
  /// be too large to keep.
  static func of(_ layout: TextLayout, factor: Double, phase: Int) -> TextMask? {
    let ink = layout.inkBounds.size
    guard (ink.width * factor + 4) * (ink.height * factor + 4) <= pixelLimit else { return nil }
    let key = Key(layout: layout.serial, factor: factor, phase: phase)
    if let known = cache.withLock({ $0.value(for: key) }) { return known }
    let made = TextMask(layout, factor: factor, phase: phase)
    cache.withLock { $0.insert(made, for: key, cost: made.mask.coverage.count) }
    return made
  }

  private init(_ layout: TextLayout, factor: Double, phase: Int) {
    let ink = layout.inkBounds
    let left = Int((ink.minX * factor).rounded(.down)) - 1
    // Baselines that move to whole rows move by half a row at most.
    let top = Int(((ink.minY - layout.baseline) * factor).rounded(.down)) - 1
    self.left = left
    self.top = top
    let width = Int((ink.maxX * factor).rounded(.up)) + 2 - left
    let height = Int(((ink.maxY - layout.baseline) * factor).rounded(.up)) + 1 - top
    mask = AlphaMask(width: width, height: height) { canvas in
      let start = Double(phase) / Self.phasesPerPixel - Double(left)
      canvas.translate(by: Vector(dx: start, dy: -Double(top)))
      canvas.scale(by: factor)
      canvas.drawGlyphs(
        of: layout, at: Point(x: 0, y: -layout.baseline), color: .black, rowsPerPoint: factor)
    }
  }
}
