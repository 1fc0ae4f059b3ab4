public import DetentCore
public import DetentGraphics
public import DetentUI

/// Something to press: by a pointer, by Space or by Enter.
///
/// It sends `ControlEvents.touchUpInside`.
public final class Button: Control {
  /// How much a button stands out.
  public enum Prominence: Sendable, Hashable, CaseIterable {
    /// Only its text.
    case plain
    /// A filled box.
    case filled
  }

  /// The text; what does not fit is cut with an ellipsis.
  public var title = "" {
    didSet { if title != oldValue { setNeedsDisplay() } }
  }

  /// How much it stands out; plain by default.
  public var prominence = Prominence.plain {
    didSet { if prominence != oldValue { setNeedsDisplay() } }
  }

  /// The font; the theme's running text when nil.
  public var font: Font? {
    didSet { if font != oldValue { setNeedsDisplay() } }
  }

  private var pressKey = PressKey() {
    didSet { if pressKey != oldValue { setNeedsDisplay() } }
  }

  /// A button that is enabled takes the keyboard focus.
  override public var canBecomeFocused: Bool { isEnabled }

  /// The size of the text with its padding, at least 44 points high.
  override public func sizeThatFits(_ size: Size) -> Size {
    let text = layout(width: size.width).size
    let metrics = theme.metrics
    return Size(
      width: text.width + 4 * metrics.grid, height: max(metrics.touchTarget, text.height + 2 * metrics.grid))
  }

  override public var drawnBounds: Rect { bounds.withFocusRing(theme.metrics) }

  override public func cursor(at location: Point) -> Cursor? { isEnabled ? .pointingHand : nil }

  override public func draw(on canvas: Canvas) {
    let (palette, metrics) = (theme.palette, theme.metrics)
    let box = Path(roundedRect: bounds, radius: metrics.controlRadius)
    let isPressed = isHighlighted || pressKey.isDown
    let ink = isEnabled ? palette.accent : palette.secondaryText
    if prominence == .filled {
      canvas.fill(box, color: isPressed ? ink.mixed(with: palette.text, fraction: metrics.pressedShade) : ink)
    } else if isPressed {
      canvas.fill(box, color: ink.withAlpha(metrics.pressedTint))
    }
    drawTitle(color: prominence == .filled ? palette.surface : ink, on: canvas)
    if showsFocusRing { canvas.strokeFocusRing(around: bounds, radius: metrics.controlRadius, theme: theme) }
  }

  /// Space and Enter press the button when they come up.
  override public func keyDown(_ event: KeyEvent) -> Bool { isEnabled && pressKey.down(event) }

  override public func keyUp(_ event: KeyEvent) -> Bool {
    guard isEnabled, pressKey.up(event) else { return false }
    sendActions(for: .touchUpInside)
    return true
  }

  override public func keysWereTaken() { pressKey.giveUp() }

  override public func focusDidChange() {
    super.focusDidChange()
    if !isFocused { pressKey.giveUp() }
  }

  override public var accessibility: Accessibility? {
    Accessibility(role: .button, label: title, isEnabled: isEnabled, actions: [.press])
  }

  override public func performAccessibilityAction(_ action: Accessibility.Action) -> Bool {
    guard isEnabled, action == .press else { return false }
    sendActions(for: .touchUpInside)
    return true
  }

  private func layout(width: Double) -> TextLayout {
    TextLayout.cached(title, font: font ?? theme.type.body, maximumWidth: width, alignment: .center)
  }

  private func drawTitle(color: Color, on canvas: Canvas) {
    let layout = layout(width: max(0, bounds.width - 2 * theme.metrics.grid))
    let place = Point(
      x: bounds.midX - layout.size.width / 2, y: pixelScale.snapped(bounds.midY - layout.size.height / 2))
    canvas.draw(layout, at: place, color: color)
  }
}
