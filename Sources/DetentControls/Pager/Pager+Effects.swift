internal import DetentCore
internal import DetentUI

extension Pager: PageFollower {
  func pageScroller(_ scroller: PageScroller, did effect: PagerEffect) {
    switch effect {
    case .moveBegan(let move): delegate?.pager(self, didBegin: move)
    case .moveEnded(let move, let completed): delegate?.pager(self, didEnd: move, completed: completed)
    case .indicesChanged(let report): tell(report)
    case .appearance(let index, let phase): tell(phase, of: index)
    case .positionChanged(let position): follow(position)
    case .edited(let edit): renumberPages(edit)
    case .settledDown: settle()
    case .panned(let pan, let state):
      delegate?.pager(self, didPan: pan.reading(at: scroller.fingers), phase: state)
    case .reselected, .wake: break
    }
  }

  /// Pages come and go only now: before, indices may be those from before an edit.
  func pageScrollerDidFinish(_ scroller: PageScroller) { updatePages() }

  private func follow(_ position: Double) {
    layoutPages()
    delegate?.pager(self, didScrollTo: position)
  }

  private func tell(_ report: PagerReport) {
    delegate?.pager(self, didChange: report)
    sendActions(for: .valueChanged)
  }

  private func tell(_ phase: AppearancePhase, of index: Int) {
    switch phase {
    case .willAppear:
      makePage(index)
      pages[index]?.beginAppearanceTransition(true)
    case .willDisappear: pages[index]?.beginAppearanceTransition(false)
    case .didAppear, .didDisappear: pages[index]?.endAppearanceTransition()
    }
    delegate?.pager(self, page: index, did: phase)
  }

  private func settle() {
    delegate?.pagerDidSettle(self)
    sendActions(for: .editingDidEnd)
  }
}
