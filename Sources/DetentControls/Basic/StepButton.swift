internal import DetentCore
internal import DetentGraphics
internal import DetentUI

/// A button with a plus or a minus sign, which leaves the keyboard focus where it is.
///
/// It steps when it is let go, or again and again while it is held.
final class StepButton: Control {
  /// What a press has come to.
  private enum Press {
    case none
    /// It steps when it comes up.
    case short
    /// It has stepped.
    case held
  }

  /// By how much it steps: 1 with a plus, −1 with a minus.
  let direction: Int

  /// Called with the direction for each step.
  var onStep: ((Int) -> Void)?

  private var press = Press.none
  /// The next step of a press that is held.
  private var wake: (any ScheduledCall)?

  init(direction: Int) {
    self.direction = direction
    super.init()
  }

  override func cursor(at location: Point) -> Cursor? { isEnabled ? .pointingHand : nil }

  override func beginTracking(_ sample: PointerSample, at location: Point) -> Bool {
    press = .short
    return true
  }

  override func endTracking(_ sample: PointerSample, at location: Point) {
    if press == .short, contains(location) { onStep?(direction) }
    press = .none
  }

  override func cancelTracking() { press = .none }

  /// Under the pointer it waits for its next step; beside it, let go, disabled or out of sight it does not.
  override func highlightDidChange() {
    super.highlightDidChange()
    wake?.cancel()
    wake = nil
    if isHighlighted { step(after: GestureMetrics.holdDelay) }
  }

  private func step(after seconds: Double) {
    wake = window?.driver.schedule(after: seconds) { [weak self] in self?.stepHeld() }
  }

  private func stepHeld() {
    press = .held
    onStep?(direction)
    // At the limit the step has disabled the button.
    if isHighlighted { step(after: GestureMetrics.holdInterval) }
  }

  override func draw(on canvas: Canvas) {
    let (palette, metrics) = (theme.palette, theme.metrics)
    if isHighlighted {
      let ground = smallControlBox.inset(by: Insets(all: metrics.segmentInset))
      canvas.fill(
        Path(roundedRect: ground, radius: metrics.fieldRadius - metrics.segmentInset),
        color: palette.accent.withAlpha(metrics.pressedTint))
    }
    let ink = isEnabled ? palette.text : palette.secondaryText
    canvas.withGroup(alpha: isEnabled ? 1 : 1 - metrics.disabledFade) {
      drawStroke(along: .horizontal, color: ink, on: canvas)
      if direction > 0 { drawStroke(along: .vertical, color: ink, on: canvas) }
    }
  }

  private func drawStroke(along axis: Axis, color: Color, on canvas: Canvas) {
    var size = Size(width: theme.metrics.stepSignWidth, height: theme.metrics.stepSignWidth)
    size[axis] = theme.metrics.stepSignLength
    canvas.fill(pixelGrid.snapped(Rect(center: bounds.center, size: size)), color: color)
  }
}
