internal import DetentCore
internal import DetentUI

extension Pager {
  /// Lets go the pages that are far, and makes those that have come near.
  ///
  /// Nothing is made before the pager is in a window, nor while effects are told: that comes after the last of them.
  func updatePages() {
    guard window != nil, !scroller.isTelling else { return }
    for (index, page) in pages { if page.isKept { living.pin(index) } else { living.unpin(index) } }
    let toMake = living.update(for: scroller.model).toMake
    for index in pages.keys.sorted() where !living.live.contains(index) { dropPage(index) }
    for index in toMake { makePage(index) }
    layoutPages()
  }

  /// Makes the page at `index` unless it lives; out of view at first.
  func makePage(_ index: Int) {
    guard pages[index] == nil, let dataSource, let known = scroller.indexInSource(of: index) else { return }
    let page = dataSource.pager(self, pageAt: known)
    // Whoever made it may have moved the pages, and so have had it made already.
    guard pages[index] == nil else { return }
    page.page = Page(index: index, identity: dataSource.pager(self, identityOfPageAt: known))
    pages[index] = page
    containingController?.addChild(page)
    page.view.isHidden = true
    addSubview(page.view)
  }

  private func dropPage(_ index: Int) { if let page = pages.removeValue(forKey: index) { remove(page) } }

  private func remove(_ page: any ChildPage) {
    hide(page)
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
        remove(page)
        continue
      }
      page.page.index = new
      pages[new] = page
    }
  }

  // MARK: Where they are

  /// Puts the pages in view where the position says, on whole pixels, and hides the others.
  ///
  /// Those have the size of the pager too, so that they are laid out before they come. Pages on their way are pictures.
  func layoutPages() {
    let extent = bounds.size[axis]
    let placements = extent > 0 ? scroller.model.spread?.placements ?? [] : []
    // One rounding for both pages: they always touch.
    let shift = pixelScale.snapped((placements.first?.offset ?? 0) * extent)
    for (index, page) in pages {
      var frame = bounds
      let place = placements.firstIndex { $0.index == index }
      if let place {
        frame.origin[axis] = pagerAxis.place(of: shift + Double(place) * extent, length: extent, in: extent)
      }
      page.view.keepsPicture = place != nil && placements.count > 1
      page.view.frame = frame
      if place == nil { hide(page) } else { page.view.isHidden = false }
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
