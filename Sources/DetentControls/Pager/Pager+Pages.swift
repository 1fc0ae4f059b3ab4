internal import DetentCore
internal import DetentUI

extension Pager {
  /// The page at `index`, if it lives now.
  public func livingPage(at index: Int) -> (any ChildPage)? { pages[index] }

  /// The indices of the pages that live now, in rising order.
  public var livingPages: [Int] { pages.keys.sorted() }

  /// Asks the data source for everything anew.
  ///
  /// The page in view stays, if the data source can say where it is now.
  public func reloadPages() {
    let identity = scroller.model.current.flatMap { pages[$0]?.page.identity }
    let kept = identity.flatMap { $0.isEmpty ? nil : dataSource?.pager(self, indexOfPageWith: $0) }
    let count = dataSource?.numberOfPages(in: self) ?? 0
    scroller.perform { $0.reload(count: count, keeping: kept, time: now) }
  }

  /// `count` pages were put in before the one at `index`; the page in view stays.
  public func insertPages(_ count: Int = 1, at index: Int) {
    scroller.perform { $0.insert(count, at: index, time: now) }
  }

  /// The pages of `range` were taken out; the page in view stays, or the nearest that is left comes.
  public func removePages(_ range: Range<Int>) { scroller.perform { $0.remove(range, time: now) } }

  /// The page at `from` was moved so that its index is `to`; the page in view stays.
  public func movePage(from: Int, to: Int) { scroller.perform { $0.move(from: from, to: to, time: now) } }
}
