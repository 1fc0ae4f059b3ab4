/// A key that moves the focus along a tab strip.
public enum StripKey: Sendable, Hashable, CaseIterable {
  /// The arrow to the left.
  case left
  /// The arrow to the right.
  case right
  /// The arrow up.
  case up
  /// The arrow down.
  case down
  /// To the first tab.
  case home
  /// To the last tab.
  case end
}

extension PagerAxis {
  /// The tab that a key brings the focus to from `tab`; `nil` when the key means nothing along this axis, or there is
  /// nothing further that way.
  public func tab(after key: StripKey, from tab: Int, count: Int) -> Int? {
    let wanted: Int
    switch (key, axis) {
    case (.home, _): wanted = 0
    case (.end, _): wanted = count - 1
    case (.left, .horizontal): wanted = isMirrored ? tab + 1 : tab - 1
    case (.right, .horizontal): wanted = isMirrored ? tab - 1 : tab + 1
    case (.up, .vertical): wanted = tab - 1
    case (.down, .vertical): wanted = tab + 1
    case (.left, .vertical), (.right, .vertical), (.up, .horizontal), (.down, .horizontal): return nil
    }
    return wanted != tab && wanted >= 0 && wanted < count ? wanted : nil
  }
}
