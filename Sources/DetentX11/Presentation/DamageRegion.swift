import DetentCore
import DetentGraphics

/// Which pixels of a window are drawn anew: rectangles that do not overlap.
struct DamageRegion: Sendable, Hashable {
  /// How many rectangles are worth keeping apart; more become one, since each costs a request.
  static let limit = 16

  private(set) var rects: [PixelRect] = []

  /// Rounds `damage` outward to whole pixels within `extent` and joins what overlaps.
  ///
  /// - Complexity: O(*n*²) in the rectangles.
  init(_ damage: [Rect], scale: PixelScale, extent: PixelExtent) {
    let bounds = PixelRect(x: 0, y: 0, width: extent.width, height: extent.height)
    for rect in damage { insert(PixelRect(covering: rect, scale: scale).intersection(bounds)) }
    guard rects.count > Self.limit else { return }
    rects = [rects.reduce(rects[0]) { $0.union($1) }]
  }

  private mutating func insert(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    var whole = rect
    // What grows may reach further ones, so look again until nothing is left to join.
    while let index = rects.firstIndex(where: { !$0.intersection(whole).isEmpty }) {
      whole = whole.union(rects.remove(at: index))
    }
    rects.append(whole)
  }
}
