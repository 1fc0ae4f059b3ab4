internal import DetentCore
internal import DetentGraphics
internal import DetentUI

/// Shows a cross to click on, with a ring that closes in on it: its frames tell how often the monitor shows one.
final class ClickCheckView: View {
  /// Called with where somebody pressed, and where the cross was, in points of the view.
  var onClick: ((Point, Point) -> Void)?

  /// The number of the cross, from 0; nil for none.
  var number: Int? {
    didSet { if number != oldValue { crossDidChange() } }
  }

  private static let armLength = 12.0
  private static let ringRadii = (wide: 40.0, narrow: 16.0)
  /// How long the ring takes, in seconds.
  private static let closing = 0.5

  /// Since when the ring closes in, in seconds; nil while nothing moves.
  private var start: Double?
  private var handler: Int?

  /// Where the cross is; nil for none.
  var cross: Point? {
    number.map { ClickCheck.place(of: $0, in: bounds.inset(by: Insets(all: Self.ringRadii.wide))) }
  }

  override func pointerBegan(_ sample: PointerSample, at location: Point) {
    guard case .down(.primary) = sample.phase, let cross else { return }
    onClick?(location, cross)
  }

  // MARK: Moving

  private func crossDidChange() {
    setNeedsDisplay()
    start = number == nil || window?.prefersReducedMotion != false ? nil : now
    guard start != nil, handler == nil else { return }
    handler = window?.addFrameHandler { [weak self] _ in self?.ringMoved() ?? false }
  }

  private func ringMoved() -> Bool {
    setNeedsDisplay(ringArea)
    if let start, now - start < Self.closing { return true }
    (start, handler) = (nil, nil)
    return false
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    (start, handler) = (nil, nil)
    if number != nil { crossDidChange() }
  }

  private var ringRadius: Double {
    guard let start else { return Self.ringRadii.narrow }
    let share = min(1, max(0, (now - start) / Self.closing))
    let rest = (1 - share) * (1 - share)
    return Self.ringRadii.narrow + (Self.ringRadii.wide - Self.ringRadii.narrow) * rest
  }

  /// What the ring covers at its widest, with the half of a pixel by which it is off the cross.
  private var ringArea: Rect {
    let radius = Self.ringRadii.wide + theme.metrics.borderWidth
    return cross.map { Rect(x: $0.x - radius, y: $0.y - radius, width: 2 * radius, height: 2 * radius) }
      ?? .zero
  }

  // MARK: Drawing

  override func draw(on canvas: Canvas) {
    guard let cross else { return }
    let (palette, arm, width) = (theme.palette, Self.armLength, hairline)
    // The lines cover the pixels that begin where the cross is, as a pointer does that is there.
    canvas.fill(
      Rect(x: cross.x - arm, y: cross.y, width: 2 * arm + width, height: width), color: palette.text)
    canvas.fill(
      Rect(x: cross.x, y: cross.y - arm, width: width, height: 2 * arm + width), color: palette.text)
    let radius = ringRadius - theme.metrics.borderWidth
    let center = cross + Vector(dx: width / 2, dy: width / 2)
    canvas.stroke(
      Path(
        ellipseIn: Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)),
      color: palette.accent, width: 2 * theme.metrics.borderWidth)
  }
}
