/// Which pages live: those near the current page and the target, those in view, and those that asked to be kept.
///
/// Pages between the ends of a far jump are never made for it, be they near or not.
///
/// Its size grows with the radius and the number of pinned pages, never with that of all pages.
public struct PageWindow: Sendable, Hashable {
  /// What has to be done to the pages.
  public struct Change: Sendable, Hashable {
    /// The pages to make, the nearest to the current one first, of two equally near the smaller index.
    public var toMake: [Int]
    /// The pages to let go, in rising order.
    public var toDrop: [Int]

    /// Creates a change; nothing by default.
    public init(toMake: [Int] = [], toDrop: [Int] = []) {
      self.toMake = toMake
      self.toDrop = toDrop
    }

    /// Whether there is nothing to do.
    public var isEmpty: Bool { toMake.isEmpty && toDrop.isEmpty }
  }

  /// How many neighbours live on either side; 1 by default, never negative.
  public var radius: Int {
    didSet { radius = max(radius, 0) }
  }

  /// The pages that live, in rising order.
  public private(set) var live: [Int] = []

  /// The pages that are kept once they live, in rising order.
  public private(set) var pinned: [Int] = []

  /// Creates a window in which no page lives yet.
  public init(radius: Int = 1) { self.radius = max(radius, 0) }

  /// Keeps the page alive, if it lives, until it is unpinned or removed.
  public mutating func pin(_ page: Int) {
    guard live.contains(page), !pinned.contains(page) else { return }
    pinned = (pinned + [page]).sorted()
  }

  /// Lets the page go with the next update that does not need it.
  public mutating func unpin(_ page: Int) { pinned.removeAll { $0 == page } }

  /// Follows `pager`.
  ///
  /// - Complexity: O((*radius* + *pinned*)²)
  public mutating func update(for pager: PagerModel) -> Change {
    let wanted = wanted(by: pager)
    let current = pager.current ?? 0
    let toMake = wanted.filter { !live.contains($0) }
    let change = Change(
      toMake: toMake.sorted { (abs($0 - current), $0) < (abs($1 - current), $1) },
      toDrop: live.filter { !wanted.contains($0) })
    live = wanted
    return change
  }

  /// Renumbers the pages after the list changed; what was removed lives no longer.
  ///
  /// - Returns: The old indices of the pages that lived and are gone, in rising order.
  public mutating func apply(_ edit: PageEdit) -> [Int] {
    let gone = live.filter { edit.newIndex(of: $0) == nil }
    live = live.compactMap { edit.newIndex(of: $0) }.sorted()
    pinned = pinned.compactMap { edit.newIndex(of: $0) }.sorted()
    return gone
  }

  /// The pages that must live now, in rising order.
  private func wanted(by pager: PagerModel) -> [Int] {
    // A page that was told of its coming lives until it was told of its going, also while a hand holds it out of view.
    let visible = [pager.spread?.first, pager.spread?.second].compactMap { $0 } + pager.ledger.pages
    let centres = [pager.current, pager.target].compactMap { $0 }
    let gaps = pager.gaps
    let near = centres.flatMap { max($0 - radius, 0)...$0 + min(radius, pager.count - 1 - $0) }
    let made = near.filter { page in
      centres.contains(page) || live.contains(page) || !gaps.contains { $0.contains(page) }
    }
    return Set(made + visible + pinned).sorted()
  }
}

extension PagerModel {
  /// The pages between the ends of far jumps, which nobody will see.
  var gaps: [Range<Int>] {
    guard let rail = spot?.rail else { return [] }
    return [rail.behind.page, rail.ahead.page].compactMap { page in
      guard let page else { return nil }
      let first = min(page, rail.origin) + 1
      return first..<max(page, rail.origin, first)
    }
  }
}
