import DetentCore

/// What happened when thumbs met.
public struct CollisionSummary: Sendable, Hashable {
  /// How often a moving thumb met the other one.
  public var contacts = 0
  /// How many steps thumbs were pushed.
  public var pushedSteps = 0
  /// How often the thumbs changed places.
  public var swaps = 0
  /// How many holds met the other thumb and ended without a push or a swap.
  public var stuck = 0

  /// Reads the events of one trial, in order.
  ///
  /// - Complexity: O(*n*)
  public init(_ events: some Sequence<SliderEvent>) {
    var blocked: Set<ThumbID> = []
    for event in events {
      switch event {
      case .contact(let thumb):
        contacts += 1
        blocked.insert(thumb)
      case .push(let thumb, let steps):
        pushedSteps = pushedSteps.addingReportingOverflow(max(steps, 0)).partialValue
        blocked.remove(thumb.other)
      case .swap:
        swaps += 1
        blocked = []
      case .release(let thumb):
        if blocked.remove(thumb) != nil { stuck += 1 }
      case .grab(let thumb): blocked.remove(thumb)
      case .prompt, .confirm: break
      }
    }
  }
}
