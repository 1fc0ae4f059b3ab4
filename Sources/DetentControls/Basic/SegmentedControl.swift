public import DetentCore
public import DetentGraphics
public import DetentUI

/// A row of segments, of which one is selected.
///
/// It sends `ControlEvents.valueChanged` when the user selects another one.
public final class SegmentedControl: Control {
  /// The titles of the segments; what does not fit is cut with an ellipsis.
  ///
  /// A selection that is still legal stays when they are replaced; otherwise nothing is selected.
  public var titles: [String] {
    didSet { if titles != oldValue { titlesDidChange() } }
  }

  /// Which segment is selected; none at first.
  public private(set) var selectedIndex: Int? {
    didSet { if selectedIndex != oldValue { setNeedsDisplay() } }
  }

  /// What assistive technology calls it; nothing by default.
  public var name = ""

  /// The font of the titles; the theme's running text when nil.
  public var font: Font? {
    didSet { if font != oldValue { setNeedsDisplay() } }
  }

  private var pressedIndex: Int?

  /// Creates a control without selection.
  public init(titles: [String] = []) {
    self.titles = titles
    super.init()
  }

  /// Selects a segment, or none, and reports nothing.
  ///
  /// - Throws: ``SegmentedControlError/indexOutOfRange(index:allowed:)``; the selection stays then.
  public func select(_ index: Int?) throws(SegmentedControlError) {
    if let index, row.legal(index) == nil { throw .indexOutOfRange(index: index, allowed: row.indices) }
    selectedIndex = index
  }

  /// Where a segment is drawn, in the control's own coordinates; empty for what is no segment.
  public func segmentFrame(at index: Int) -> Rect {
    let span = row.span(of: index)
    return Rect(x: box.minX + span.start, y: box.minY, width: span.length, height: box.height)
  }

  private func titlesDidChange() {
    selectedIndex = row.legal(selectedIndex)
    if isFocused, !canBecomeFocused { window?.setFocus(nil, isVisible: false) }
    setNeedsDisplay()
  }

  // MARK: View

  override public var canBecomeFocused: Bool { isEnabled && !titles.isEmpty }

  /// As wide as it may be, and as high as a touch target.
  override public func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: max(theme.metrics.touchTarget, theme.metrics.controlHeight))
  }

  override public var drawnBounds: Rect { box.withFocusRing(theme.metrics) }

  override public func cursor(at location: Point) -> Cursor? {
    isEnabled && index(at: location) != nil ? .pointingHand : nil
  }

  override public func draw(on canvas: Canvas) { drawControl(on: canvas) }

  override public func beginTracking(_ sample: PointerSample, at location: Point) -> Bool {
    pressedIndex = index(at: location)
    return pressedIndex != nil
  }

  override public func endTracking(_ sample: PointerSample, at location: Point) {
    let pressed = pressedIndex
    pressedIndex = nil
    guard let pressed, contains(location), index(at: location) == pressed else { return }
    window?.setFocus(self, isVisible: false)
    choose(pressed)
  }

  override public func cancelTracking() { pressedIndex = nil }

  /// Left, Right, Home and End move the selection.
  override public func keyDown(_ event: KeyEvent) -> Bool {
    guard isEnabled, event.modifiers.isEmpty, let key = MoveKey(event.key), key.isAlongRow else {
      return false
    }
    if let index = row.index(after: key, from: selectedIndex) { choose(index) }
    return true
  }

  override public var accessibility: Accessibility? {
    Accessibility(
      role: .choice, label: name, value: selectedIndex.map { Double($0) },
      valueText: selectedIndex.map { titles[$0] },
      limits: titles.isEmpty ? nil : 0...Double(titles.count - 1), isEnabled: isEnabled,
      actions: [.increment, .decrement])
  }

  override public func performAccessibilityAction(_ action: Accessibility.Action) -> Bool {
    guard isEnabled, !titles.isEmpty else { return false }
    switch action {
    case .increment: chooseIfLegal(row.index(movedBy: 1, from: selectedIndex))
    case .decrement: chooseIfLegal(row.index(movedBy: -1, from: selectedIndex))
    case .press: return false
    }
    return true
  }

  // MARK: Parts

  var row: SegmentRow { SegmentRow(count: titles.count, length: box.width, direction: layoutDirection) }

  /// The group as it is drawn, in the middle of the height.
  var box: Rect { smallControlBox }

  /// The segment under a pointer that is down.
  var highlightedIndex: Int? { isHighlighted ? pressedIndex : nil }

  private func index(at location: Point) -> Int? { row.index(at: location.x - box.minX) }

  private func chooseIfLegal(_ index: Int?) { if let index { choose(index) } }

  private func choose(_ index: Int) {
    guard index != selectedIndex else { return }
    selectedIndex = index
    sendActions(for: .valueChanged)
  }
}

extension MoveKey {
  /// Whether the key moves along a horizontal row.
  fileprivate var isAlongRow: Bool { self == .left || self == .right || self == .home || self == .end }
}
