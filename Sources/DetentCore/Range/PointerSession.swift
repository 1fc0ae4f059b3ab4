/// What one pointer does to a slider, from its press to its release.
struct PointerSession<Value: Hashable & Sendable>: Sendable, Hashable {
  /// How far it has come.
  enum Phase: Sendable, Hashable {
    /// It pressed a pile, at this coordinate; the direction of its movement will pick the thumb.
    case undecided(press: Double)
    /// It took a thumb and has not moved since.
    case pressed(Hold)
    /// It drags a thumb.
    case dragging(Hold)
    /// It pressed between the thumbs and has not moved since.
    case rangePressed(RangeHold)
    /// It drags both thumbs.
    case rangeDragging(RangeHold)
  }

  var phase: Phase
  /// The values that come back when it is cancelled.
  var restore: PerThumb<Value>

  /// The thumbs that it holds.
  var heldThumbs: [ThumbID] {
    switch phase {
    case .undecided: []
    case .pressed(let hold), .dragging(let hold): [hold.thumb]
    case .rangePressed, .rangeDragging: ThumbID.allCases
    }
  }

  /// Whether it waits for the direction that picks a thumb.
  var isUndecided: Bool { if case .undecided = phase { true } else { false } }

  /// Whether it has moved anything, so that its end must be told.
  var isDragging: Bool {
    switch phase {
    case .undecided, .pressed, .rangePressed: false
    case .dragging, .rangeDragging: true
    }
  }

  /// Who its reports say moved the thumb.
  var source: ReportSource { if case .dragging(let hold) = phase { hold.source } else { .pointer } }
}
