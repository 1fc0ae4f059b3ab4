internal import DetentCore
internal import DetentGraphics
internal import DetentUI

extension TabStrip {
  /// How the tabs run.
  var axis: PagerAxis { PagerAxis(.horizontal, direction: layoutDirection) }

  /// How far the strip is scrolled, in points.
  var offset: Double { pixelScale.snapped(scrolling.offset(in: layout, for: scroller.model)) }

  var titleFont: Font { font ?? theme.type.bodyStrong }

  /// How much narrower the divider is than its tab.
  var dividerInsets: Insets { Insets(left: theme.metrics.grid, right: theme.metrics.grid) }

  func titlesDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Measures the titles and gives each tab its place.
  func arrangeTabs() {
    layout = makeLayout()
    followPosition()
    onLayout?()
  }

  /// Beyond a certain number of tabs no title is measured; each gets the same width then, so that many tabs cost nothing.
  private func makeLayout() -> TabStripLayout {
    let (count, minimum) = (scroller.count, 2 * theme.metrics.touchTarget)
    guard count <= Self.mostMeasured else {
      return TabStripLayout(
        count: count, each: .natural(Self.unmeasuredWidth), available: bounds.width, minimum: minimum,
        axis: axis)
    }
    return TabStripLayout(
      widths: (0..<count).map { .natural(naturalWidth(of: $0)) }, available: bounds.width, minimum: minimum,
      axis: axis)
  }

  /// The width that a title needs, in points.
  private func naturalWidth(of tab: Int) -> Double {
    let measured = TextLayout.cached(title(tab), font: titleFont, maximumWidth: Self.widestTab).size.width
    return measured.rounded(.up) + 3 * theme.metrics.grid
  }

  /// The most tabs whose titles are measured.
  static let mostMeasured = 200
  /// The width of each tab when there are more, in points.
  static let unmeasuredWidth = 112.0
  /// The most room that a title takes, in points.
  static let widestTab = 240.0

  func rect(of span: TabSpan) -> Rect { Rect(x: span.start, y: 0, width: span.length, height: bounds.height) }

  /// The position, the scroll offset or the selection changed: what that touches is drawn again.
  func followPosition() {
    let spread = scroller.model.spread
    let offset = offset
    defer { (drawnSpread, drawnOffset) = (spread, offset) }
    guard offset == drawnOffset, let old = drawnSpread, let new = spread else { return setNeedsDisplay() }
    guard old != new else { return }
    for tab in Set([old.first, old.second, new.first, new.second]) { setNeedsDisplay(tabFrame(at: tab)) }
    let spans = [old, new].map { layout.divider(for: $0, scrolledBy: offset) }
    let left = spans.map(\.start).min() ?? 0
    let right = spans.map(\.end).max() ?? 0
    let band = dividerThickness + 1
    setNeedsDisplay(Rect(x: left, y: bounds.height - band, width: right - left, height: band))
  }
}
