public import DetentCore
internal import DetentGraphics
public import DetentUI

/// A view onto a part of a longer content, which pointers, wheel and keys move along one axis.
///
/// ```swift
/// let scroll = ScrollView()
/// scroll.content.addSubview(form)
/// scroll.contentLength = form.frame.height
/// ```
public final class ScrollView: View {
  /// The axis along which the content is scrolled; vertical by default.
  public var axis = Axis.vertical {
    didSet { if axis != oldValue { axisDidChange() } }
  }

  /// What is scrolled; callers fill it.
  ///
  /// Across the axis it is as large as the scroll view.
  public let content = View()

  /// Called when ``offset`` has changed.
  public var onScroll: (@MainActor (Double) -> Void)?

  /// What assistive technology calls it; nothing by default.
  public var name = ""

  var model = ScrollModel()
  let pan = PanGestureRecognizer(settings: .pager(along: .vertical))
  let indicator = ScrollIndicatorView()
  private let frames = FrameLoop()
  private var length = 0.0

  /// Creates a scroll view with an empty content.
  override public init(frame: Rect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
    addSubview(content)
    addSubview(indicator)
    addGestureRecognizer(pan)
    pan.delegate = self
    pan.addTarget { [weak self] _ in self?.panStepped() }
    indicator.onDrag = { [weak self] in self?.indicatorDragged(to: $0) }
  }

  /// The length of the content along the axis, in points; 0 at first.
  ///
  /// What is negative or not finite counts as 0.
  public var contentLength: Double {
    get { length }
    set {
      length = newValue > 0 && newValue.isFinite ? newValue : 0
      lengthsDidChange()
    }
  }

  /// How far the content is scrolled, in points from the first edge; beyond the ends only for moments.
  public var offset: Double { model.offset }

  /// The largest offset at which it can rest.
  public var maximumOffset: Double { model.maximumOffset }

  /// Scrolls to the legal offset nearest to `offset`.
  ///
  /// - Parameters:
  ///   - offset: Points from the first edge.
  ///   - animated: Whether the content glides there; it never does with reduced motion or outside of a window.
  public func scroll(to offset: Double, animated: Bool = false) {
    change { $0.scroll(to: offset, animated: animated && window != nil, at: now) }
  }

  /// Scrolls as little as is needed to show a rectangle of the content.
  public func scrollToVisible(_ rect: Rect, animated: Bool = false) {
    let span = TabSpan(
      start: scrollAxis.place(of: rect.origin.offset[axis], length: rect.size[axis], in: length),
      length: rect.size[axis])
    change { $0.reveal(span, animated: animated && window != nil, at: now) }
  }

  // MARK: View

  override public func layoutSubviews() { lengthsDidChange() }

  override public func environmentDidChange() {
    super.environmentDidChange()
    adjustPan()
    let reducesMotion = reducesMotion
    change { $0.setReducedMotion(reducesMotion) }
  }

  override public func didMoveToWindow() {
    frames.stop()
    environmentDidChange()
  }

  /// A view that gets the keyboard focus is brought into view.
  override public func focusDidMove(to view: View) {
    guard view !== content, view.isDescendant(of: content) else { return }
    let frame = view.convertToWindow(view.bounds)
    let margin = theme.metrics.focusRingGap + theme.metrics.focusRingWidth
    let place = Rect(origin: content.convertFromWindow(frame.origin), size: frame.size)
    scrollToVisible(place.inset(by: Insets(all: -margin)), animated: true)
  }

  override public func keyDown(_ event: KeyEvent) -> Bool { scroll(by: event) }

  /// Where nothing has the focus, the keys scroll too.
  override public func keyEquivalent(_ event: KeyEvent) -> Bool {
    window?.focusedView == nil && scroll(by: event)
  }

  override public func scroll(_ event: ScrollEvent, at location: Point) -> Bool { scroll(by: event) }

  override public var accessibility: Accessibility? { Accessibility(role: .group, label: name) }

  // MARK: Parts

  /// How the content runs; from right to left its first edge is the right one.
  var scrollAxis: PagerAxis { PagerAxis(axis, direction: layoutDirection) }

  /// Changes the model, and shows what comes of it.
  @discardableResult
  func change<Result>(_ change: (inout ScrollModel) -> Result) -> Result {
    let former = model.offset
    let result = change(&model)
    showOffset()
    if model.isMoving { frames.run(in: window) { [weak self] in self?.frameCame() ?? false } }
    if model.offset != former { onScroll?(model.offset) }
    return result
  }

  private func frameCame() -> Bool {
    change { $0.advance(to: now) }
    return model.isMoving
  }

  private func axisDidChange() {
    adjustPan()
    lengthsDidChange()
  }

  private func adjustPan() {
    pan.settings = .pager(along: axis, dragThreshold: window?.driver.desktop.dragThreshold)
  }

  private func lengthsDidChange() {
    change { $0.setLengths(content: length, viewport: bounds.size[axis], at: now) }
  }
}
