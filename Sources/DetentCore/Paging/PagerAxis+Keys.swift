extension PagerAxis {
  /// The tab that a key brings the focus to from `tab`; `nil` when the key means nothing along this axis, or there is
  /// nothing further that way.
  public func tab(after key: MoveKey, from tab: Int, count: Int) -> Int? {
    let wanted: Int
    switch (key, axis) {
    case (.home, _): wanted = 0
    case (.end, _): wanted = count - 1
    case (.left, .horizontal): wanted = isMirrored ? tab + 1 : tab - 1
    case (.right, .horizontal): wanted = isMirrored ? tab - 1 : tab + 1
    case (.up, .vertical): wanted = tab - 1
    case (.down, .vertical): wanted = tab + 1
    case (.left, .vertical), (.right, .vertical), (.up, .horizontal), (.down, .horizontal), (.pageUp, _),
      (.pageDown, _):
      return nil
    }
    return wanted != tab && wanted >= 0 && wanted < count ? wanted : nil
  }
}
