public import DetentCore
public import DetentGraphics
public import DetentUI

/// Something that is on or off: a knob that goes from one end of a short track to the other.
///
/// It is pressed as a ``Button`` is, and sends `ControlEvents.valueChanged` when the user does so.
public final class Switch: Control {
  /// Whether it is on.
  public private(set) var isOn: Bool

  /// What assistive technology calls it; nothing by default.
  public var name = ""

  private var knob: AnimatedLevel
  private let frames = FrameLoop()
  private var pressKey = PressKey() {
    didSet { if pressKey != oldValue { setNeedsDisplay() } }
  }

  /// Creates a switch; off by default.
  public init(isOn: Bool = false) {
    self.isOn = isOn
    knob = AnimatedLevel(isOn ? 1 : 0)
    super.init()
  }

  /// Turns it on or off and reports nothing.
  ///
  /// - Parameters:
  ///   - isOn: What it is to be.
  ///   - animated: Whether the knob glides; it never does with reduced motion or outside of a window.
  public func setOn(_ isOn: Bool, animated: Bool = false) {
    self.isOn = isOn
    if animated, !reducesMotion, window != nil {
      knob.go(to: isOn ? 1 : 0, at: now, duration: theme.durations.toggle)
      frames.run(in: window) { [weak self] in self?.knobMoved() ?? false }
    } else {
      knob = AnimatedLevel(isOn ? 1 : 0)
    }
    setNeedsDisplay()
  }

  /// Where the knob is drawn, in the switch's own coordinates.
  public var knobFrame: Rect {
    let side = track.height - 2 * theme.metrics.switchKnobInset
    let way = knob.value(at: now) * (track.width - 2 * theme.metrics.switchKnobInset - side)
    let start = theme.metrics.switchKnobInset
    let left = PagerAxis(direction: layoutDirection).place(of: start + way, length: side, in: track.width)
    return Rect(x: track.minX + left, y: track.midY - side / 2, width: side, height: side)
  }

  // MARK: View

  override public var canBecomeFocused: Bool { isEnabled }

  /// The size of the track, in a touch target.
  override public func sizeThatFits(_ size: Size) -> Size {
    Size(
      width: theme.metrics.switchWidth, height: max(theme.metrics.touchTarget, theme.metrics.switchHeight))
  }

  override public var drawnBounds: Rect { track.withFocusRing(theme.metrics) }

  override public func cursor(at location: Point) -> Cursor? { isEnabled ? .pointingHand : nil }

  override public func didMoveToWindow() {
    frames.stop()
    knob = AnimatedLevel(isOn ? 1 : 0)
  }

  override public func endTracking(_ sample: PointerSample, at location: Point) {
    if contains(location) { toggle() }
  }

  /// Space and Enter press the switch when they come up.
  override public func keyDown(_ event: KeyEvent) -> Bool { isEnabled && pressKey.down(event) }

  override public func keyUp(_ event: KeyEvent) -> Bool {
    guard isEnabled, pressKey.up(event) else { return false }
    toggle()
    return true
  }

  override public func keysWereTaken() { pressKey.giveUp() }

  override public func focusDidChange() {
    super.focusDidChange()
    if !isFocused { pressKey.giveUp() }
  }

  override public var accessibility: Accessibility? {
    Accessibility(
      role: .toggle, label: name, value: isOn ? 1 : 0, limits: 0...1, isEnabled: isEnabled, actions: [.press])
  }

  override public func performAccessibilityAction(_ action: Accessibility.Action) -> Bool {
    guard isEnabled, action == .press else { return false }
    toggle()
    return true
  }

  override public func draw(on canvas: Canvas) {
    let fade = isEnabled ? 1 : 1 - theme.metrics.disabledFade
    canvas.withGroup(alpha: fade) { drawSwitch(on: canvas) }
    if showsFocusRing { canvas.strokeFocusRing(around: track, radius: track.height / 2, theme: theme) }
  }

  // MARK: Parts

  private var track: Rect {
    let size = Size(width: theme.metrics.switchWidth, height: theme.metrics.switchHeight)
    return pixelGrid.snapped(Rect(center: bounds.center, size: size))
  }

  private func toggle() {
    setOn(!isOn, animated: true)
    sendActions(for: .valueChanged)
  }

  private func knobMoved() -> Bool {
    setNeedsDisplay()
    return knob.isMoving(at: now)
  }

  private func drawSwitch(on canvas: Canvas) {
    let (palette, metrics) = (theme.palette, theme.metrics)
    let level = knob.value(at: now)
    let shade = isHighlighted || pressKey.isDown ? metrics.pressedShade : 0
    let on = palette.accent.mixed(with: palette.text, fraction: shade)
    let off = palette.surface.mixed(with: palette.text, fraction: shade / 2)
    canvas.fillBox(
      track, radius: track.height / 2, ground: off.mixed(with: on, fraction: level),
      border: palette.controlBorder.mixed(with: on, fraction: level), width: hairline)
    canvas.fill(
      Path(ellipseIn: knobFrame), color: palette.secondaryText.mixed(with: palette.surface, fraction: level))
  }
}
