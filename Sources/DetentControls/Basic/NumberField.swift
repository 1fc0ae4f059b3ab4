public import DetentCore
public import DetentGraphics
public import DetentUI

/// A number that can be typed, and stepped by buttons, keys and wheel.
///
/// It sends `ControlEvents.valueChanged` when the user changes the value, and `.editingDidEnd` when a typed number holds.
/// What is no number, or outside of the limits, is refused: see ``rejection``.
public final class NumberField: Control {
  /// The value; within ``limits``.
  public internal(set) var value: Double

  /// Why the text that stands in the field was refused; nil when it was not.
  public internal(set) var rejection: NumberFieldError? {
    didSet { if rejection != oldValue { rejectionDidChange() } }
  }

  /// Called when ``rejection`` has changed.
  public var onRejectionChange: (@MainActor (NumberFieldError?) -> Void)?

  /// What the number is a number of, written right after it, so with the blank that may belong between; nothing by default.
  ///
  /// Where there is no room for all of it, it is left out.
  public var unit = "" {
    didSet { field.suffix = unit }
  }

  /// How the number is written and read; with a decimal point by default.
  public var style = NumberStyle.point {
    didSet { if style != oldValue, !field.isEditing { showValue() } }
  }

  /// What assistive technology calls it; nothing by default.
  public var name = ""

  let field = TextField()
  let lessButton = StepButton(direction: -1)
  let moreButton = StepButton(direction: 1)
  var scale: NumberScale
  private var wheel = WheelCount.idle

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - value: The value, moved within the limits.
  ///   - limits: The least and the largest value.
  ///   - step: The distance between the values that stepping leads to; 1 when it is not positive and finite.
  ///   - fractionDigits: The digits after the decimal sign, 0 … `NumberStyle.mostFractionDigits`.
  public init(value: Double = 0, limits: ClosedRange<Double>, step: Double = 1, fractionDigits: Int = 0) {
    scale = NumberScale(limits: limits, step: step, fractionDigits: fractionDigits)
    self.value = scale.clamped(value)
    super.init()
    connectParts()
    showValue()
  }

  /// The least and the largest value.
  public var limits: ClosedRange<Double> { scale.limits }

  /// The distance between the values that stepping leads to.
  public var step: Double { scale.step }

  /// The text that stands in the field.
  public var text: String { field.text }

  /// Sets the value and reports nothing; what is typed at the moment is lost, unless the value is the same.
  ///
  /// - Throws: `NumberFieldError`; the value stays then.
  public func setValue(_ value: Double) throws(NumberFieldError) {
    let legal = try scale.legal(value)
    guard legal != self.value else { return }
    self.value = legal
    showValue()
  }

  /// Sets the limits, moves the value within them, and reports nothing.
  public func setLimits(_ limits: ClosedRange<Double>) {
    guard limits != scale.limits else { return }
    scale.limits = limits
    let legal = scale.clamped(value)
    if legal != value {
      value = legal
      showValue()
    }
    updateButtons()
  }

  /// Gives the text, the one part that can have it, the keyboard focus.
  public func focusText() { field.focus() }

  /// Whether the text has the keyboard focus.
  public var isTextFocused: Bool { field.isFocused }

  // MARK: View

  /// As wide as it may be, and as high as a touch target.
  override public func sizeThatFits(_ size: Size) -> Size { field.sizeThatFits(size) }

  override public var drawnBounds: Rect { box.withFocusRing(theme.metrics) }

  override public func layoutSubviews() { layoutParts() }

  override public func draw(on canvas: Canvas) { drawParts(on: canvas) }

  /// A press between the parts presses nothing.
  override public func beginTracking(_ sample: PointerSample, at location: Point) -> Bool { false }

  override public func enabledDidChange() {
    super.enabledDidChange()
    field.isEnabled = isEnabled
    updateButtons()
  }

  // MARK: What the user does

  override public func keyDown(_ event: KeyEvent) -> Bool {
    guard isEnabled, event.modifiers.isDisjoint(with: [.control, .alt, .system]) else { return false }
    guard let steps = Self.steps(of: event.key) else { return false }
    step(by: steps)
    return true
  }

  /// A wheel steps only where the focus is, so that it does not change what it merely passes over.
  override public func scroll(_ event: ScrollEvent, at location: Point) -> Bool {
    guard isEnabled, field.isFocused, event.delta.dy != 0 else { return false }
    let notches = wheel.turn(-event.delta.dy, at: now)
    if notches != 0 { step(by: notches) }
    return true
  }

  override public func performAccessibilityAction(_ action: Accessibility.Action) -> Bool {
    guard isEnabled else { return false }
    switch action {
    case .increment: step(by: 1)
    case .decrement: step(by: -1)
    case .press: return false
    }
    return true
  }

  override public var accessibility: Accessibility? {
    Accessibility(
      role: .textField, label: name, value: value, valueText: text + unit,
      limits: limits, isEnabled: isEnabled, actions: [.increment, .decrement])
  }
}
