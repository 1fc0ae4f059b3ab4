internal import DetentCore
internal import DetentGraphics
internal import DetentUI

/// One grocery as a card: a drawn picture in its colour, its name and its price.
final class GroceryCardView: View {
  /// The largest extent of the picture, in points.
  private static let largestPicture = 40.0
  /// Its name and price, as people read them.
  var words: Words {
    didSet { if words != oldValue { setNeedsDisplay() } }
  }

  struct Words: Equatable {
    var name: String
    var price: String
  }

  private let tint: Color
  private let isFruit: Bool

  init(_ grocery: Grocery, words: Words) {
    self.words = words
    tint = grocery.tint
    isFruit = grocery.isFruit
    super.init()
    isUserInteractionEnabled = false
  }

  override var accessibility: Accessibility? {
    Accessibility(role: .label, label: "\(words.name), \(words.price)")
  }

  override func draw(on canvas: Canvas) {
    let (palette, metrics) = (theme.palette, theme.metrics)
    let radius = metrics.controlRadius
    canvas.fill(Path(roundedRect: bounds, radius: radius), color: palette.surfaceBorder)
    let inner = bounds.inset(by: Insets(all: hairline))
    canvas.fill(Path(roundedRect: inner, radius: radius - hairline), color: palette.surface)
    let side = min(bounds.height - 2 * metrics.grid, Self.largestPicture)
    let isMirrored = layoutDirection == .rightToLeft
    let left = isMirrored ? bounds.width - metrics.grid - side : metrics.grid
    drawPicture(in: Rect(x: left, y: (bounds.height - side) / 2, width: side, height: side), on: canvas)
    drawTexts(beside: side + 2 * metrics.grid, isMirrored: isMirrored, on: canvas)
  }

  private func drawPicture(in box: Rect, on canvas: Canvas) {
    canvas.fill(Path(ellipseIn: box), color: tint.withAlpha(0.16))
    if isFruit { drawFruit(in: box, on: canvas) } else { drawCut(in: box, on: canvas) }
  }

  private func drawFruit(in box: Rect, on canvas: Canvas) {
    let body = box.inset(by: Insets(all: box.width * 0.24)).offset(by: Vector(dx: 0, dy: box.height * 0.03))
    canvas.fill(Path(ellipseIn: body), color: tint)
    let shine = Rect(
      x: body.minX + body.width * 0.18, y: body.minY + body.height * 0.16, width: body.width * 0.28,
      height: body.height * 0.22)
    canvas.fill(Path(ellipseIn: shine), color: Color.white.withAlpha(0.45))
    var stem = Path()
    stem.move(to: Point(x: body.midX, y: body.minY + 1))
    stem.curve(
      to: Point(x: body.midX + box.width * 0.12, y: body.minY - box.height * 0.12),
      control1: Point(x: body.midX, y: body.minY - box.height * 0.06),
      control2: Point(x: body.midX + box.width * 0.04, y: body.minY - box.height * 0.12))
    canvas.stroke(stem, color: tint.mixed(with: .black, fraction: 0.45), width: 1.5, cap: .round)
  }

  /// A slice with its grain.
  private func drawCut(in box: Rect, on canvas: Canvas) {
    let slice = box.inset(
      by: Insets(
        top: box.height * 0.3, left: box.width * 0.2, bottom: box.height * 0.3, right: box.width * 0.2))
    canvas.fill(Path(roundedRect: slice, radius: slice.height / 2), color: tint)
    for share in [0.3, 0.5, 0.7] {
      var grain = Path()
      let x = slice.minX + slice.width * share
      grain.move(to: Point(x: x - 1.5, y: slice.minY + 3))
      grain.line(to: Point(x: x + 1.5, y: slice.maxY - 3))
      canvas.stroke(grain, color: Color.white.withAlpha(0.45), width: 1.5, cap: .round)
    }
  }

  private func drawTexts(beside inset: Double, isMirrored: Bool, on canvas: Canvas) {
    let room = max(0, bounds.width - inset - theme.metrics.grid)
    let title = TextLayout.cached(words.name, font: theme.type.bodyStrong, maximumWidth: room)
    let detail = TextLayout.cached(words.price, font: theme.type.caption, maximumWidth: room)
    let height = title.size.height + detail.size.height + 1
    let top = pixelScale.snapped((bounds.height - height) / 2)
    for (layout, y, color) in [
      (title, top, theme.palette.text), (detail, top + title.size.height + 1, theme.palette.secondaryText),
    ] {
      let x = isMirrored ? bounds.width - inset - layout.size.width : inset
      canvas.draw(layout, at: Point(x: x, y: y), color: color)
    }
  }
}
