internal import DetentCore
internal import DetentGraphics
internal import DetentUI

/// Draws the bar of a scroll view, which a mouse can take and drag.
final class ScrollIndicatorView: View {
  var axis = PagerAxis(.vertical) {
    didSet { if axis != oldValue { setNeedsDisplay() } }
  }

  var bar: ScrollIndicator? {
    didSet { if bar != oldValue { setNeedsDisplay() } }
  }

  /// Called with the offset that a drag asks for.
  var onDrag: ((Double) -> Void)?

  private let pan = PanGestureRecognizer(settings: .thumb)
  private var grabbed = 0.0

  init() {
    super.init()
    addGestureRecognizer(pan)
    pan.delegate = self
    pan.addTarget { [weak self] _ in self?.panStepped() }
  }

  /// Only the bar itself is there for pointers; what lies beside it is the content's.
  override func contains(_ point: Point) -> Bool {
    barFrame(width: bounds.size[axis.axis.crossing]).contains(point)
  }

  override func draw(on canvas: Canvas) {
    let metrics = theme.metrics
    let isHeld = pan.isActive
    let frame = barFrame(width: metrics.indicatorWidth)
    let ink = theme.palette.secondaryText.withAlpha(isHeld ? 1 : metrics.indicatorAlpha)
    canvas.fill(Path(roundedRect: frame, radius: metrics.indicatorWidth / 2), color: ink)
  }

  /// The bar, centred across the track.
  private func barFrame(width: Double) -> Rect {
    guard let bar else { return .zero }
    let inset = theme.metrics.indicatorInset
    let start = axis.place(of: bar.span.start, length: bar.span.length, in: bounds.size[axis.axis])
    var frame = Rect(center: bounds.center, size: Size(width: width, height: width))
    frame.size[axis.axis] = max(0, bar.span.length - 2 * inset)
    switch axis.axis {
    case .horizontal: frame.origin.x = start + inset
    case .vertical: frame.origin.y = start + inset
    }
    return frame
  }

  private func panStepped() {
    setNeedsDisplay()
    switch pan.state {
    case .began:
      grabbed = bar?.span.start ?? 0
      drag()
    case .changed, .ended: drag()
    case .cancelled, .possible, .failed: break
    }
  }

  private func drag() {
    if let bar { onDrag?(bar.offset(forStart: grabbed + axis.forward(pan.translation))) }
  }
}

extension ScrollIndicatorView: GestureRecognizerDelegate {
  /// A finger is too large for it, and drags the content.
  func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive sample: PointerSample) -> Bool {
    sample.kind == .mouse
  }
}
