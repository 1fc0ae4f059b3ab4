internal import DetentCore
internal import DetentGraphics
internal import DetentUI

/// Draws a value bubble: a rounded box with a pointer towards the thumb and a text in its middle.
final class SliderBubbleView: View {
  /// The looks of the bubble.
  struct Style: Equatable {
    var fill: Color
    var text: Color
    var font: Font
    var padding: Double
    var radius: Double
    var pointerSize: Size
    var image: Image?
    /// How much of the picture shows, 0 … 1.
    var imageAlpha: Double
  }

  /// The side on which the pointer is.
  enum PointerSide { case below, left, right }

  var style: Style? {
    didSet { if style != oldValue { setNeedsDisplay() } }
  }

  var text = "" {
    didSet { if text != oldValue { setNeedsDisplay() } }
  }

  var pointerSide = PointerSide.below {
    didSet { if pointerSide != oldValue { setNeedsDisplay() } }
  }

  /// The coordinate of the pointer's tip along the side it is on, in the view's own coordinates.
  var pointer = 0.0 {
    didSet { if pointer != oldValue { setNeedsDisplay() } }
  }

  init() {
    super.init()
    isUserInteractionEnabled = false
  }

  override var drawnBounds: Rect { bounds.inset(by: Insets(all: -1)) }

  override func draw(on canvas: Canvas) {
    guard let style, !bounds.isEmpty else { return }
    if let image = style.image {
      draw(image, alpha: style.imageAlpha, on: canvas)
    } else {
      canvas.fill(outline(style), color: style.fill)
    }
    drawText(style, on: canvas)
  }

  /// The part of the bounds that is not the pointer.
  private func box(_ style: Style) -> Rect {
    let reach = style.pointerSize.height
    return switch pointerSide {
    case .below: bounds.inset(by: Insets(bottom: reach))
    case .left: bounds.inset(by: Insets(left: reach))
    case .right: bounds.inset(by: Insets(right: reach))
    }
  }

  private func outline(_ style: Style) -> Path {
    let box = box(style)
    var path = Path(roundedRect: box, radius: style.radius)
    path.add(pointerShape(box, style))
    return path
  }

  private func pointerShape(_ box: Rect, _ style: Style) -> Path {
    let half = style.pointerSize.width / 2
    let isBelow = pointerSide == .below
    let span = isBelow ? box.minX...box.maxX : box.minY...box.maxY
    let room = (span.upperBound - span.lowerBound) / 2
    let inset = min(style.radius + half, room)
    let base = min(max(pointer, span.lowerBound + inset), span.upperBound - inset)
    let foot = min(half, room)
    let tip = min(max(pointer, span.lowerBound), span.upperBound)
    let edge = isBelow ? box.maxY : pointerSide == .left ? box.minX : box.maxX
    let end = isBelow ? bounds.maxY : pointerSide == .left ? bounds.minX : bounds.maxX
    func place(_ along: Double, _ across: Double) -> Point {
      isBelow ? Point(x: along, y: across) : Point(x: across, y: along)
    }
    var path = Path()
    path.move(to: place(base - foot, edge))
    path.line(to: place(tip, end))
    path.line(to: place(base + foot, edge))
    path.close()
    return path
  }

  private func drawText(_ style: Style, on canvas: Canvas) {
    let box = box(style)
    let layout = TextLayout.cached(
      text, font: style.font, maximumWidth: max(0, box.width - style.padding), alignment: .center)
    let top = pixelScale.snapped(box.midY - layout.size.height / 2)
    canvas.draw(layout, at: Point(x: box.midX - layout.size.width / 2, y: top), color: style.text)
  }
}
