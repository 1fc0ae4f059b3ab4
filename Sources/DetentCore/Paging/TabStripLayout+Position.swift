extension TabStripLayout {
  /// Where the divider is on the screen when the strip is scrolled by `offset`.
  ///
  /// It is between the places below the tabs of the two pages in view, in the same proportion as they are; past an end
  /// it stays below the last tab. By `insets`, in points on the screen, it is narrower than its tab.
  public func divider(for spread: PageSpread, insets: Insets = .zero, scrolledBy offset: Double = 0)
    -> TabSpan
  {
    let first = inset(frame(of: spread.first, scrolledBy: offset), by: insets)
    return first.mixed(with: inset(frame(of: spread.second, scrolledBy: offset), by: insets), spread.fraction)
  }

  /// How much the title of a tab is that of the selected one, 0 … 1; over all tabs the sum is 1.
  public func emphasis(of tab: Int, for spread: PageSpread) -> Double { spread.share(of: tab) }

  /// How far the strip must scroll, in points, to have a tab in its middle, or as near to that as it can.
  public func centringOffset(of tab: Int) -> Double {
    min(max(span(of: tab).middle - available / 2, 0), scrollRange)
  }

  /// How far the strip scrolls, in points, so that what is selected stays in its middle while the pages move.
  public func preferredOffset(for spread: PageSpread) -> Double {
    let first = centringOffset(of: spread.first)
    return first + (centringOffset(of: spread.second) - first) * spread.fraction
  }

  private func inset(_ span: TabSpan, by insets: Insets) -> TabSpan {
    let (before, after) = axis.axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    return TabSpan(start: span.start + before, length: max(span.length - before - after, 0))
  }
}
