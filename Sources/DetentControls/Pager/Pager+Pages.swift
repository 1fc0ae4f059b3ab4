internal import DetentCore
internal import DetentUI

extension Pager {
  /// The page at `index`, if it lives now.
  public func livingPage(at index: Int) -> (any ChildPage)? { pages[index] }

  /// The indices of the pages that live now, in rising order.
  public var livingPages: [Int] { pages.keys.sorted() }

  /// Asks the data source for everything anew. The page in view stays, if the data source can say where it is now.
  public func reloadPages() {
    let identity = scroller.model.current.flatMap { pages[$0]?.page.identity }
    let kept = identity.flatMap { $0.isEmpty ? nil : dataSource?.pager(self, indexOfPageWith: $0) }
    let count = dataSource?.numberOfPages(in: self) ?? 0
    scroller.perform { $0.reload(count: count, keeping: kept, time: now) }
    updatePages()
  }

  /// `count` pages were put in before the one at `index`; the page in view stays.
  public func insertPages(_ count: Int = 1, at index: Int) {
    scroller.perform { $0.insert(count, at: index, time: now) }
  }

  /// The pages of `range` were taken out; the page in view stays, or the nearest that is left comes.
  public func removePages(_ range: Range<Int>) { scroller.perform { $0.remove(range, time: now) } }

  /// The page at `from` was moved so that its index is `to`; the page in view stays.
  public func movePage(from: Int, to: Int) { scroller.perform { $0.move(from: from, to: to, time: now) } }

  // MARK: Which pages live

  /// Makes the pages that have come near, and lets go those that are far.
  func updatePages() {
    let change = living.update(for: scroller.model)
    for index in change.toDrop { dropPage(index) }
    for index in change.toMake { makePage(index) }
    layoutPages()
  }

  private func makePage(_ index: Int) {
    guard pages[index] == nil, let dataSource else { return }
    let page = dataSource.pager(self, pageAt: index)
    page.page = Page(index: index, identity: dataSource.pager(self, identityOfPageAt: index))
    pages[index] = page
    if page.isKept { living.pin(index) }
    containingController?.addChild(page)
    page.view.isHidden = true
    addSubview(page.view)
  }

  private func dropPage(_ index: Int) {
    guard let page = pages.removeValue(forKey: index) else { return }
    page.view.removeFromSuperview()
    page.removeFromParent()
  }

  /// The list changed: pages that live have new indices, and those that are gone leave.
  func renumberPages(_ edit: PageEdit) {
    let old = pages
    _ = living.apply(edit)
    pages = [:]
    for (index, page) in old {
      guard let new = edit.newIndex(of: index) else {
        page.view.removeFromSuperview()
        page.removeFromParent()
        continue
      }
      page.page.index = new
      pages[new] = page
    }
  }

  // MARK: Where they are

  /// Puts the pages in view where the position says, on whole pixels, and hides the others.
  func layoutPages() {
    let extent = bounds.size[axis]
    let placements = scroller.model.spread?.placements ?? []
    let offsets = Dictionary(placements.map { ($0.index, $0.offset) }) { first, _ in first }
    for (index, page) in pages {
      guard let offset = offsets[index], extent > 0 else {
        hide(page)
        continue
      }
      var frame = bounds
      let place = pagerAxis.place(of: offset * extent, length: extent, in: extent)
      frame.origin[axis] = pixelScale.snapped(place)
      page.view.frame = frame
      page.view.isHidden = false
    }
  }

  /// Takes a page out of view; the keyboard focus does not go with it.
  private func hide(_ page: any ChildPage) {
    guard !page.view.isHidden else { return }
    if let window, let focused = window.focusedView, focused.isDescendant(of: page.view) {
      window.setFocus(focusFallback, isVisible: window.isFocusVisible)
    }
    page.view.isHidden = true
  }
}
