internal import DetentCore
internal import Observation

extension PageScroller {
  /// Tells the model something, takes on what comes of it, tells observers, and then the followers, in order.
  func perform(_ event: (inout PagerModel) -> PagerModel.Effects) {
    var next = model
    let effects = event(&next)
    adopt(next)
    for case .wake(let time) in effects { scheduleWake(at: time) }
    animateIfNeeded()
    tell(effects)
  }

  /// Whether followers are being told of something.
  var isTelling: Bool { untold != nil }

  /// The index by which the data source knows the page that effects told now call `index`; nil when it is gone.
  ///
  /// The data source has changed its list before it says so, while effects from before the change count by the old one.
  func indexInSource(of index: Int) -> Int? {
    (untold ?? []).reduce(index as Int?) { known, effect in
      if case .edited(let edit) = effect { known.flatMap(edit.newIndex) } else { known }
    }
  }

  /// Tells the followers.
  ///
  /// What a follower sets off while it listens is told after all that came before.
  private func tell(_ effects: PagerModel.Effects) {
    guard untold == nil else {
      untold?.append(contentsOf: effects)
      return
    }
    untold = effects
    while let effect = untold?.first {
      untold?.removeFirst()
      for follower in followers { follower.object?.pageScroller(self, did: effect) }
    }
    untold = nil
    for follower in followers { follower.object?.pageScrollerDidFinish(self) }
  }

  private func adopt(_ next: PagerModel) {
    let old = model
    observing(\.position, next.position != old.position) {
      observing(\.currentPage, next.current != old.current) {
        observing(\.targetPage, next.target != old.target) {
          observing(\.settledPage, next.settled != old.settled) { model = next }
        }
      }
    }
  }

  private func observing<Member>(
    _ property: KeyPath<PageScroller, Member>, _ isChange: Bool, _ change: () -> Void
  ) {
    if isChange { withMutation(keyPath: property, change) } else { change() }
  }
}
