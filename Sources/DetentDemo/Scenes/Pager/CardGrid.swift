internal import DetentCore
internal import DetentUI

/// Lays cards out in as many columns as there is room for.
struct CardGrid {
  /// The least width of a card, in points.
  static let leastWidth = 180.0
  /// The height of a card, in points.
  static let cardHeight = 60.0

  /// The frames of `count` cards in `area`, row by row; what does not fit below is left out.
  static func frames(count: Int, in area: Rect, gap: Double, isMirrored: Bool) -> [Rect] {
    let columns = max(1, Int((area.width + gap) / (leastWidth + gap)))
    let width = (area.width - Double(columns - 1) * gap) / Double(columns)
    let rows = max(0, Int((area.height + gap) / (cardHeight + gap)))
    return (0..<min(count, rows * columns)).map { index in
      let column = isMirrored ? columns - 1 - index % columns : index % columns
      return Rect(
        x: area.minX + Double(column) * (width + gap),
        y: area.minY + Double(index / columns) * (cardHeight + gap),
        width: width, height: cardHeight)
    }
  }
}
