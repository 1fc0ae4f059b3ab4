public import DetentCore
public import DetentGraphics
public import DetentUI

/// A line of text that the user can change.
///
/// It sends `ControlEvents.editingDidBegin` and `.valueChanged` at the first change, `.valueChanged` at each further one,
/// and then `.editingDidEnd` when Enter or another focus makes the text hold, or `.editingDidCancel` when Escape brought
/// the text from before back.
public final class TextField: Control {
  /// The characters and the caret.
  public internal(set) var edit = TextEdit() {
    didSet { if edit != oldValue { editDidChange() } }
  }

  /// What is shown in place of an empty text.
  public var placeholder = "" {
    didSet { if placeholder != oldValue { setNeedsDisplay() } }
  }

  /// Whether the border says that the text is wrong; false by default.
  public var isInvalid = false {
    didSet { if isInvalid != oldValue { setNeedsDisplay() } }
  }

  /// The most characters that the text takes; 256 by default, never negative.
  public var maximumLength: Int {
    get { edit.maximumLength }
    set { if newValue != maximumLength { edit = TextEdit(edit.text, maximumLength: newValue) } }
  }

  /// Where a text that fits stands in the width of the field; leading by default.
  public var alignment = TextAlignment.leading {
    didSet { if alignment != oldValue { setNeedsDisplay() } }
  }

  /// The font; the theme's running text when nil.
  public var font: Font? {
    didSet { if font != oldValue { editDidChange() } }
  }

  /// What assistive technology calls it; nothing by default.
  public var name = ""

  /// What is drawn after the text, in the colour of text that explains.
  var suffix = "" {
    didSet { if suffix != oldValue { setNeedsDisplay() } }
  }

  /// The control that the field is a part of; it draws the box then.
  weak var owner: (any TextFieldOwner)?

  /// How far a text that does not fit is scrolled, in points.
  var scrolled = 0.0

  /// The text from before the edit that is under way.
  var original: String?
  var wasFocused = false
  var clicks = ClickCounter()

  /// Creates an empty field.
  public init() { super.init() }

  /// The text; setting it reports nothing, puts the caret at its end and ends an edit that is under way.
  ///
  /// Ends of lines and control characters are left out.
  public var text: String {
    get { edit.text }
    set {
      original = nil
      edit = TextEdit(newValue, maximumLength: maximumLength)
    }
  }

  /// Whether the user has changed the text and not yet committed it.
  public var isEditing: Bool { original != nil }

  // MARK: View

  override public var wantsText: Bool { true }

  override public var canBecomeFocused: Bool { isEnabled }

  /// As wide as it may be, and as high as a touch target.
  override public func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: max(theme.metrics.touchTarget, theme.metrics.controlHeight))
  }

  override public var drawnBounds: Rect { owner == nil ? box.withFocusRing(theme.metrics) : bounds }

  override public func cursor(at location: Point) -> Cursor? { isEnabled ? .text : nil }

  override public func draw(on canvas: Canvas) { drawField(on: canvas) }

  override public func layoutSubviews() { revealCaret() }

  override public func themeDidChange() {
    super.themeDidChange()
    revealCaret()
  }

  override public func keyDown(_ event: KeyEvent) -> Bool { isEnabled && key(event) }

  override public func beginTracking(_ sample: PointerSample, at location: Point) -> Bool {
    window?.setFocus(self, isVisible: false)
    press(sample, at: location)
    return true
  }

  override public func focusDidChange() {
    super.focusDidChange()
    if isFocused != wasFocused { focusMoved() }
    owner?.fieldLookChanged()
  }

  override public func keyboardDidMove(isHere: Bool) { setNeedsDisplay() }

  override public var accessibility: Accessibility? {
    if let owner { return owner.fieldAccessibility }
    return Accessibility(role: .textField, label: name, valueText: text, isEnabled: isEnabled)
  }

  private func editDidChange() {
    revealCaret()
    setNeedsDisplay()
  }
}
