/// A change of the list of pages.
public enum PageEdit: Sendable, Hashable {
  /// `count` pages were put in before the page that had the index `at`.
  case insert(count: Int, at: Int)
  /// The pages of a range were taken out.
  case remove(Range<Int>)
  /// A page was taken out at `from` and put in so that its index is `to`.
  case move(from: Int, to: Int)
  /// Nothing is known of the old pages; there are `count` new ones.
  case reload(count: Int)

  /// The new index of the page that had the old one; `nil` when it is gone.
  public func newIndex(of index: Int) -> Int? {
    switch self {
    case .insert(let count, let place): index >= place ? index &+ count : index
    case .remove(let range):
      range.contains(index) ? nil : index >= range.upperBound ? index - range.count : index
    case .move(let from, let to): moved(index, from: from, to: to)
    case .reload: nil
    }
  }

  /// The new index of the page that is left nearest to the one that had the old index: itself, or the following one
  /// when there are two equally near.
  ///
  /// - Returns: `nil` when no page is left.
  public func survivor(of index: Int, newCount: Int) -> Int? {
    newCount > 0 ? nearest(to: index, newCount: newCount) : nil
  }

  /// The same when it is known that a page is left.
  func nearest(to index: Int, newCount: Int) -> Int {
    if let same = newIndex(of: index) { return same }
    guard case .remove(let range) = self else { return min(max(index, 0), newCount - 1) }
    let hasFollowing = range.lowerBound < newCount
    let isPreviousNearer = index - range.lowerBound < range.upperBound - 1 - index
    guard range.lowerBound > 0, isPreviousNearer || !hasFollowing else { return range.lowerBound }
    return range.lowerBound - 1
  }

  private func moved(_ index: Int, from: Int, to: Int) -> Int {
    if index == from { return to }
    if from < index, index <= to { return index - 1 }
    if to <= index, index < from { return index + 1 }
    return index
  }
}
