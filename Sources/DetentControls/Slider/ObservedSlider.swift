/// A slider whose values can be observed: it tells observers of those that change, and only of those.
@MainActor
protocol ObservedSlider: AnyObject {
  nonisolated func withMutation<Member, Result>(
    keyPath: KeyPath<Self, Member>, _ mutation: () throws -> Result
  ) rethrows -> Result
}

extension ObservedSlider {
  /// Makes a change that `property` takes part in, or does not.
  func observing<Member>(_ property: KeyPath<Self, Member>, isChange: Bool, _ change: () -> Void) {
    if isChange { withMutation(keyPath: property, change) } else { change() }
  }
}
