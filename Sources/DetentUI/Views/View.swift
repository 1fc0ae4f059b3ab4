public import DetentCore
public import DetentGraphics

/// A rectangle of a window that draws itself, holds other views and takes input.
///
/// Coordinates are points; a view's own start at its top left corner. Changing what a view shows marks just its area as
/// damaged; the window draws the damage in the next frame.
@MainActor
open class View {
  /// Where the view lies in its superview; a frame that is not finite changes nothing.
  public var frame: Rect {
    get { storedFrame }
    set { move(to: newValue) }
  }

  /// The view's own rectangle: its size, from 0, 0.
  public var bounds: Rect { Rect(size: frame.size) }

  /// The view that holds this one.
  public internal(set) weak var superview: View?

  /// The views it holds, those in front last.
  public internal(set) var subviews: [View] = []

  /// Whether the view and all it holds are neither drawn nor hit; false by default.
  public var isHidden: Bool {
    get { storedIsHidden }
    set { hide(newValue) }
  }

  /// The opacity of the view and all it holds, 0 … 1; 1 by default.
  public var alpha = 1.0 {
    willSet { if newValue != alpha { setCoverageNeedsDisplay() } }
    didSet { if alpha != oldValue { setCoverageNeedsDisplay() } }
  }

  /// Whether nothing that it holds is drawn outside of its bounds; false by default.
  public var clipsToBounds = false {
    willSet { if newValue != clipsToBounds { setCoverageNeedsDisplay() } }
    didSet { if clipsToBounds != oldValue { setCoverageNeedsDisplay() } }
  }

  /// Whether the view and all it holds are drawn once and kept as a picture, which is used wherever the view is until
  /// something in it changes; false by default.
  ///
  /// For what moves without changing. The picture is as large as ``drawnBounds``, and what lies outside is not drawn; it
  /// takes 4 bytes for each device pixel. Over an opaque ``backgroundColor`` it is drawn fastest.
  public var keepsPicture = false {
    willSet { if newValue != keepsPicture { setCoverageNeedsDisplay() } }
    didSet {
      guard keepsPicture != oldValue else { return }
      picture = keepsPicture ? ViewPicture() : nil
      // What is blended twice may be rounded twice.
      setCoverageNeedsDisplay()
    }
  }

  /// Whether the view and all it holds take input; true by default.
  public var isUserInteractionEnabled = true

  /// What the area is filled with before the view draws itself; nothing by default.
  public var backgroundColor: Color? {
    didSet { if backgroundColor != oldValue { setNeedsDisplay() } }
  }

  /// The shape of the pointer over the view; the superview's when nil.
  ///
  /// See ``cursor(at:)``.
  public var cursor: Cursor?

  /// The recognisers that watch the pointers which go down in this view or in what it holds.
  public internal(set) var gestureRecognizers: [GestureRecognizer] = []

  /// What the view tells assistive technology of itself.
  open var accessibility: Accessibility? { nil }

  /// Does what assistive technology asks for, out of the actions that ``accessibility`` names; true if that was done.
  open func performAccessibilityAction(_ action: Accessibility.Action) -> Bool { false }

  /// The controller that owns the view.
  weak var controller: ViewController?

  /// The view itself where it is a window; asked at every step up a tree, where a cast would cost more than all else.
  var asWindow: Window? { nil }

  private(set) var picture: ViewPicture?
  var needsLayout = true
  var storedFrame: Rect
  var storedIsHidden = false

  /// Creates a view with the given frame.
  public init(frame: Rect = .zero) { storedFrame = frame.isFinite ? frame : .zero }

  // MARK: For subclasses

  /// Draws the view in its own coordinates; the canvas is clipped to the damage.
  open func draw(on canvas: Canvas) {}

  /// The area that ``draw(on:)`` may touch, in the view's own coordinates; its bounds by default.
  ///
  /// Larger where a shadow or a focus ring reaches beyond them.
  open var drawnBounds: Rect { bounds }

  /// Gives the subviews their frames; called before the next frame is drawn after ``setNeedsLayout()``.
  open func layoutSubviews() {}

  /// The size that suits the view best within `size`; its present size by default.
  open func sizeThatFits(_ size: Size) -> Size { frame.size }

  /// Whether the keyboard focus can come here; false by default.
  open var canBecomeFocused: Bool { false }

  /// Whether keys are to be turned into text while the focus is here, by dead keys and input methods; false by default.
  open var wantsText: Bool { false }

  /// Whether `point`, in the view's own coordinates, counts as inside.
  open func contains(_ point: Point) -> Bool { bounds.contains(point) }

  /// The view was put into a window, or taken out of it.
  open func didMoveToWindow() {}

  /// Whether the view itself tells the controllers of the views it holds when they appear and disappear; false by
  /// default.
  open var tellsControllersItself: Bool { false }

  /// The theme of the window changed; lays out and redraws by default.
  open func themeDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// The layout direction or the scale of the window changed; lays out and redraws by default.
  open func environmentDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// The keyboard focus came to this view or left it, or its ring was shown or hidden; redraws by default.
  open func focusDidChange() { setNeedsDisplay() }

  /// The keyboard focus came to `view`, which this view holds, directly or not; nothing by default.
  open func focusDidMove(to view: View) {}

  /// A key went down or repeats while this view, or one that it holds, has the focus; true if that was used.
  open func keyDown(_ event: KeyEvent) -> Bool { false }

  /// A key came up; true if that was used.
  open func keyUp(_ event: KeyEvent) -> Bool { false }

  /// A key went down or repeats that nothing with the focus used; asked of every view in sight, those in front first.
  ///
  /// - Returns: Whether it was used.
  open func keyEquivalent(_ event: KeyEvent) -> Bool { false }

  /// The window came onto the screen, or left it, while the view is in it.
  open func windowDidMoveOnScreen(_ isOnScreen: Bool) {}

  /// A wheel turned or fingers scrolled at `location`, in the view's own coordinates; true if that was used.
  ///
  /// Who used the first step gets the rest too, whatever comes under the pointer meanwhile: until 0.3 s have passed without
  /// a step, the fingers are lifted, or the pointer has been moved elsewhere.
  open func scroll(_ event: ScrollEvent, at location: Point) -> Bool { false }

  /// Fingers swiped on a touchpad while the pointer was at `location`, in the view's own coordinates; true to take the
  /// swipe up.
  ///
  /// Each step is offered to the views under the pointer until one takes the swipe up; that one alone hears the rest,
  /// which ends with `ended` or `cancelled`.
  open func swipe(_ event: SwipeEvent, at location: Point) -> Bool { false }

  /// The keys of the window system went to another window while this view has the focus, or came back.
  open func keyboardDidMove(isHere: Bool) {}

  /// Keys that are held while this view has the focus, which it keeps, will come up without a word: the keys went to
  /// another window, or somebody took them for a while.
  open func keysWereTaken() {}

  /// The shape of the pointer at `location`, in the view's own coordinates; the superview's when nil.
  open func cursor(at location: Point) -> Cursor? { cursor }

  /// Whether things must arrive at once instead of moving.
  public var reducesMotion: Bool { window?.prefersReducedMotion ?? false }

  /// A pointer went down in this view, and no view in front of it took it.
  open func pointerBegan(_ sample: PointerSample, at location: Point) {}

  /// A pointer that went down in this view moved.
  open func pointerMoved(_ sample: PointerSample, at location: Point) {}

  /// A pointer that went down in this view came up.
  open func pointerEnded(_ sample: PointerSample, at location: Point) {}

  /// A pointer that went down in this view was taken over by a recogniser, or lost.
  open func pointerCancelled(_ pointer: PointerID) {}

  /// The views in the order in which Tab goes through them; the order of ``subviews`` by default.
  open var focusOrder: [View] { subviews }
}

extension View: Then {}
