public import DetentCore
public import DetentGraphics
public import DetentUI

/// A row of tabs with a divider below the selected one, as a function of a scroll position in pages.
///
/// Alone it has a position of its own; given that of a ``Pager``, the two always agree. The tabs share the width equally
/// where they fit, and keep their own and scroll where they do not.
public final class TabStrip: Control {
  /// The scroll position.
  public let scroller: PageScroller

  /// The title of the tab at an index.
  public var title: @MainActor (Int) -> String = { String($0) } {
    didSet { titlesDidChange() }
  }

  /// Called when the tab of the page that rests in view is pressed again.
  public var onReselect: (@MainActor (Int) -> Void)?

  /// Called when the tabs have other places.
  public var onLayout: (@MainActor () -> Void)?

  /// What assistive technology calls the strip; nothing by default.
  public var name = ""

  /// The font of the titles; the theme's strong text when nil.
  public var font: Font? {
    didSet { if font != oldValue { titlesDidChange() } }
  }

  /// The colour of the divider and the selected title; the theme's accent when nil.
  public var selectedColor: Color? {
    didSet { if selectedColor != oldValue { setNeedsDisplay() } }
  }

  /// The colour of the other titles; the theme's secondary text when nil.
  public var titleColor: Color? {
    didSet { if titleColor != oldValue { setNeedsDisplay() } }
  }

  /// The thickness of the divider, in points; 3 by default.
  public var dividerThickness = 3.0 {
    didSet { if dividerThickness != oldValue { setNeedsDisplay() } }
  }

  let pan = PanGestureRecognizer(settings: .pager(along: .horizontal))
  var layout = TabStripLayout(count: 0, each: .natural(0), available: 0)
  var scrolling = TabStripScroll()
  var pressedTab: Int?
  var dragStart = 0.0
  var drawnOffset = 0.0
  var drawnSpread: PageSpread?
  var lastTarget: Int?

  /// Creates a strip.
  ///
  /// - Parameter scroller: The scroll position; one of its own by default, with as many tabs as it counts.
  public init(scroller: PageScroller = PageScroller()) {
    self.scroller = scroller
    super.init()
    clipsToBounds = true
    scroller.add(self)
    addGestureRecognizer(pan)
    pan.delegate = self
    pan.addTarget { [weak self] _ in self?.panStepped() }
  }

  /// Where each tab is drawn, in the strip's own coordinates.
  public func tabFrame(at index: Int) -> Rect { rect(of: layout.frame(of: index, scrolledBy: offset)) }

  /// Where the divider is drawn, in the strip's own coordinates.
  public var dividerFrame: Rect {
    guard let spread = scroller.model.spread else { return .zero }
    let span = layout.divider(for: spread, insets: dividerInsets, scrolledBy: offset)
    return Rect(
      x: span.start, y: bounds.height - dividerThickness, width: span.length, height: dividerThickness)
  }

  /// Asks for all titles anew.
  public func reloadTitles() { titlesDidChange() }

  // MARK: View

  override public var canBecomeFocused: Bool { isEnabled && scroller.count > 0 }

  override public func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: theme.metrics.touchTarget)
  }

  override public func layoutSubviews() {
    if isAlone { scroller.perform { $0.setExtent(bounds.width, at: now) } }
    arrangeTabs()
  }

  override public func didMoveToWindow() {
    if scroller.isUnattached { scroller.attach(to: self) }
    environmentDidChange()
    guard isAlone else { return }
    scroller.hostMoved()
    windowDidMoveOnScreen(window?.isOnScreen ?? false)
  }

  override public func environmentDidChange() {
    super.environmentDidChange()
    pan.settings = .pager(along: .horizontal, dragThreshold: window?.driver.desktop.dragThreshold)
    if isAlone { scroller.perform { $0.setReducedMotion(reducesMotion, at: now) } }
  }

  override public func themeDidChange() { titlesDidChange() }

  override public func windowDidMoveOnScreen(_ isOnScreen: Bool) {
    if isAlone { scroller.perform { $0.setMapped(isOnScreen, at: now) } }
  }

  /// Whether no pager moves the position: then the strip does.
  private var isAlone: Bool { scroller.isAttached(to: self) }

  override public func focusDidChange() {
    if let target = scroller.model.target { setNeedsDisplay(tabFrame(at: target)) }
  }

  override public func highlightDidChange() {
    if let pressedTab { setNeedsDisplay(tabFrame(at: pressedTab)) }
  }

  override public func draw(on canvas: Canvas) { drawStrip(on: canvas) }

  override public func cursor(at location: Point) -> Cursor? {
    isEnabled && layout.tab(at: location.x, scrolledBy: offset) != nil ? .pointingHand : nil
  }

  override public func keyDown(_ event: KeyEvent) -> Bool { moveFocus(by: event) }

  override public func keyUp(_ event: KeyEvent) -> Bool { MoveKey(event.key) != nil }

  override public func scroll(_ event: ScrollEvent, at location: Point) -> Bool { turnPage(by: event) }

  override public func beginTracking(_ sample: PointerSample, at location: Point) -> Bool {
    pressedTab = layout.tab(at: location.x, scrolledBy: offset)
    return pressedTab != nil
  }

  override public func endTracking(_ sample: PointerSample, at location: Point) { pressEnded(at: location) }

  override public func cancelTracking() { pressedTab = nil }

  override public var accessibility: Accessibility? {
    let target = scroller.model.target
    return Accessibility(
      role: .tabList, label: name, value: target.map { Double($0) }, valueText: target.map(title),
      limits: scroller.count > 0 ? 0...Double(scroller.count - 1) : nil, isEnabled: isEnabled,
      actions: [.increment, .decrement])
  }

  override public func performAccessibilityAction(_ action: Accessibility.Action) -> Bool {
    guard isEnabled, scroller.count > 0 else { return false }
    switch action {
    case .increment: scroller.step(by: 1, source: .tab)
    case .decrement: scroller.step(by: -1, source: .tab)
    case .press: return false
    }
    return true
  }
}
