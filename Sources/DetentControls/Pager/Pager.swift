public import DetentCore
public import DetentUI

/// Shows one page at a time and follows the pointer to the next.
///
/// Pages come from a data source by index, as they are needed; `PagerModel` decides where they go. The pager brings
/// pointers, keys and wheels to it and lays out the pages that are in view.
public final class Pager: Control {
  /// Who makes the pages; held weakly.
  ///
  /// Without one there are none.
  public weak var dataSource: (any PagerDataSource)? {
    didSet { if dataSource !== oldValue { reloadPages() } }
  }

  /// Who is told of what happens, and asked whether it may; held weakly.
  public weak var delegate: (any PagerDelegate)?

  /// The scroll position; shared with a ``TabStrip`` that is to go with the pager.
  public let scroller: PageScroller

  /// The controller that contains those of the pages; held weakly.
  public weak var containingController: ViewController?

  /// The direction in which the pages lie; horizontal by default.
  public var axis = Axis.horizontal {
    didSet { if axis != oldValue { environmentDidChange() } }
  }

  /// How many neighbours are kept on either side; 1 by default.
  public var neighbourCount: Int {
    get { living.radius }
    set {
      living.radius = newValue
      updatePages()
    }
  }

  /// Whether pages follow pointers and touchpads; tabs and keys work all the same.
  ///
  /// True by default.
  public var isSwipeEnabled = true {
    didSet { if isSwipeEnabled != oldValue { swipingDidChange() } }
  }

  /// How far a press may wander before it swipes, in points, for each kind of device.
  ///
  /// 10 for a finger by default, and for a mouse what the desktop says, or 8; nil brings that back.
  public var slop: Slop? {
    didSet { if slop != oldValue { updateGesture() } }
  }

  /// The slop that counts: ``slop``, or else the desktop's.
  public var effectiveSlop: Slop { pan.settings.slop }

  /// The view that gets the keyboard focus when it was in a page that leaves; held weakly.
  public weak var focusFallback: View?

  let pan = SwipeRecognizer(settings: .pager(along: .horizontal))
  var living = PageWindow()
  var pages: [Int: any ChildPage] = [:]
  /// The movement that made the press a pan, until the pan begins.
  var crossing: Vector?
  /// The touchpad whose swipe is followed.
  var swipeSource: Int?

  /// Creates a pager without pages.
  ///
  /// - Parameter scroller: The scroll position; one of its own by default.
  public init(scroller: PageScroller = PageScroller()) {
    self.scroller = scroller
    super.init()
    clipsToBounds = true
    scroller.add(self)
    scroller.attach(to: self)
    scroller.shouldMove = { [weak self] from, to in
      self.map { $0.delegate?.pager($0, shouldMoveFrom: from, to: to) ?? true } ?? true
    }
    addGestureRecognizer(pan)
    pan.delegate = self
    pan.addTarget { [weak self] _ in self?.panStepped() }
    pan.onRelease = { [weak self] in self?.pressLeft() }
  }

  // MARK: View

  override public func layoutSubviews() {
    scroller.perform { $0.setExtent(bounds.size[axis], at: now) }
    layoutPages()
  }

  override public func environmentDidChange() {
    super.environmentDidChange()
    updateGesture()
    scroller.perform { model in
      model.axis = pagerAxis
      return model.setReducedMotion(reducesMotion, at: now)
    }
  }

  private func updateGesture() {
    pan.settings = .pager(along: axis, dragThreshold: window?.driver.desktop.dragThreshold)
    if let slop { pan.settings.slop = slop }
  }

  override public func didMoveToWindow() {
    environmentDidChange()
    scroller.hostMoved()
    scroller.perform { $0.setMapped(window?.isOnScreen ?? false, at: now) }
  }

  /// A page appears when it comes into view, not when it is made.
  override public var tellsControllersItself: Bool { true }

  override public func windowDidMoveOnScreen(_ isOnScreen: Bool) {
    scroller.perform { $0.setMapped(isOnScreen, at: now) }
  }

  override public func enabledDidChange() {
    super.enabledDidChange()
    swipingDidChange()
  }

  private func swipingDidChange() {
    scroller.perform { $0.setSwipeEnabled(isEnabled && isSwipeEnabled, at: now) }
  }

  override public func keyEquivalent(_ event: KeyEvent) -> Bool { turnPage(by: event) }

  override public func scroll(_ event: ScrollEvent, at location: Point) -> Bool { turnPage(by: event) }

  override public func swipe(_ event: SwipeEvent, at location: Point) -> Bool { follow(event) }

  override public var accessibility: Accessibility? {
    Accessibility(role: .group, label: "", isEnabled: isEnabled)
  }

  var pagerAxis: PagerAxis { PagerAxis(axis, direction: layoutDirection) }
}
