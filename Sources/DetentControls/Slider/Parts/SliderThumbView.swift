internal import DetentCore
internal import DetentGraphics
internal import DetentUI

/// Draws one thumb of a slider, and holds its keyboard focus.
final class SliderThumbView: View {
  /// The looks of the thumb.
  struct Style: Equatable {
    var fill: Color
    var border: Color
    var borderWidth: Double
    var shadow: Color
    var shadowBlur: Double
    var shadowDrop: Double
    var focusRing: Color
    var focusRingWidth: Double
    var focusRingGap: Double
    /// How much the thumb grows under a pointer, as a part of its size.
    var growth: Double
    /// How far the pulse of a tick spreads, in points, and how strongly it begins.
    var pulseReach: Double
    var pulseAlpha: Double
    /// How round it is: 0 square, 1 a circle.
    var curvature: Double
    var size: Size
    var image: Image?
    /// How much of the picture shows, 0 … 1.
    var imageAlpha: Double
  }

  let thumb: ThumbID

  var style: Style? {
    didSet { if style != oldValue { setNeedsDisplay() } }
  }

  /// How far the thumb has grown under a pointer, 0 … 1.
  var highlight = 0.0 {
    didSet { if highlight != oldValue { setNeedsDisplay() } }
  }

  /// What is left of the pulse of a tick, 1 … 0.
  var pulse = 0.0 {
    didSet { if pulse != oldValue { setNeedsDisplay() } }
  }

  var isFocusable = true
  var onKey: ((ThumbID, KeyEvent) -> Bool)?
  var onStep: ((ThumbID, _ isIncrease: Bool) -> Bool)?
  var onFocus: ((ThumbID) -> Void)?
  var onKeysTaken: (() -> Void)?
  var describe: ((ThumbID) -> Accessibility)?

  init(thumb: ThumbID) {
    self.thumb = thumb
    super.init()
    isUserInteractionEnabled = false
  }

  override var canBecomeFocused: Bool { isFocusable }
  override var accessibility: Accessibility? { describe?(thumb) }

  override func performAccessibilityAction(_ action: Accessibility.Action) -> Bool {
    switch action {
    case .increment: onStep?(thumb, true) ?? false
    case .decrement: onStep?(thumb, false) ?? false
    case .press: false
    }
  }

  override func keyDown(_ event: KeyEvent) -> Bool { onKey?(thumb, event) ?? false }
  override func keyUp(_ event: KeyEvent) -> Bool { onKey?(thumb, event) ?? false }

  override func keysWereTaken() { onKeysTaken?() }

  override func focusDidChange() {
    super.focusDidChange()
    onFocus?(thumb)
  }

  override var drawnBounds: Rect {
    guard let style else { return bounds }
    let ring = style.focusRingGap + style.focusRingWidth
    let reach = max(style.shadowBlur + style.shadowDrop, ring, style.pulseReach) + 1
    return bounds.inset(by: Insets(all: -reach - max(bounds.width, bounds.height) * style.growth / 2))
  }

  override func draw(on canvas: Canvas) {
    guard let style else { return }
    let scale = 1 + highlight * style.growth
    let box = Rect(
      center: bounds.center, size: Size(width: style.size.width * scale, height: style.size.height * scale))
    drawPulse(around: box, style, on: canvas)
    if let image = style.image {
      canvas.draw(image, in: box, alpha: style.imageAlpha)
    } else {
      drawShape(box, style, on: canvas)
    }
    if showsFocusRing { drawFocusRing(around: box, style, on: canvas) }
  }

  private func drawShape(_ box: Rect, _ style: Style, on canvas: Canvas) {
    let circle = outline(box, style)
    canvas.fillShadow(
      of: circle, color: style.shadow, blur: style.shadowBlur, offset: Vector(dx: 0, dy: style.shadowDrop))
    canvas.fill(circle, color: style.border)
    canvas.fill(outline(box.inset(by: Insets(all: style.borderWidth)), style), color: style.fill)
  }

  private func outline(_ box: Rect, _ style: Style) -> Path {
    Path(roundedRect: box, radius: min(box.width, box.height) / 2 * style.curvature)
  }

  private func drawPulse(around box: Rect, _ style: Style, on canvas: Canvas) {
    guard pulse > 0 else { return }
    let halo = box.inset(by: Insets(all: -(1 - pulse) * style.pulseReach))
    canvas.fill(outline(halo, style), color: style.fill.withAlpha(style.pulseAlpha * pulse))
  }

  private func drawFocusRing(around box: Rect, _ style: Style, on canvas: Canvas) {
    let reach = style.focusRingGap + style.focusRingWidth / 2
    canvas.stroke(
      outline(box.inset(by: Insets(all: -reach)), style), color: style.focusRing, width: style.focusRingWidth
    )
  }
}
