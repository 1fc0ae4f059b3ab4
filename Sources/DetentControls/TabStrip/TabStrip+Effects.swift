internal import DetentCore
internal import DetentUI

extension TabStrip: PageFollower {
  func pageScroller(_ scroller: PageScroller, did effect: PagerEffect) {
    switch effect {
    case .positionChanged: followPosition()
    case .indicesChanged(let report): selectionChanged(report)
    case .edited: titlesDidChange()
    case .reselected(let tab): onReselect?(tab)
    case .settledDown:
      scrolling.settled()
      followPosition()
    case .moveBegan, .moveEnded, .appearance, .panned, .wake: break
    }
  }

  func pageScrollerDidFinish(_ scroller: PageScroller) {
    if isFocused, !canBecomeFocused { window?.setFocus(nil, isVisible: false) }
  }

  private func selectionChanged(_ report: PagerReport) {
    if let target = report.target, target != lastTarget {
      scrolling.selectionChanged(in: layout, for: scroller.model)
      if showsFocusRing {
        for tab in [lastTarget, target].compactMap(\.self) { setNeedsDisplay(tabFrame(at: tab)) }
      }
    }
    lastTarget = report.target
    followPosition()
    sendActions(for: .valueChanged)
  }
}
