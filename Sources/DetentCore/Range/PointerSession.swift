/// What one pointer does to a slider, from its press to its release.
enum PointerSession<Value: Hashable & Sendable>: Sendable, Hashable {
  /// It pressed a pile; the direction of its movement will pick the thumb.
  case undecided(press: Double, restore: [Value])
  /// It took a thumb and has not moved since.
  case pressed(Hold<Value>)
  /// It drags a thumb.
  case dragging(Hold<Value>)
  /// It pressed between the thumbs and has not moved since.
  case rangePressed(RangeHold<Value>)
  /// It drags both thumbs.
  case rangeDragging(RangeHold<Value>)

  /// The values that come back when it is cancelled.
  var restore: [Value] {
    get {
      switch self {
      case .undecided(_, let restore): restore
      case .pressed(let hold), .dragging(let hold): hold.restore
      case .rangePressed(let hold), .rangeDragging(let hold): hold.restore
      }
    }
    set {
      switch self {
      case .undecided(let press, _): self = .undecided(press: press, restore: newValue)
      case .pressed(let hold): self = .pressed(hold.restoring(newValue))
      case .dragging(let hold): self = .dragging(hold.restoring(newValue))
      case .rangePressed(let hold): self = .rangePressed(hold.restoring(newValue))
      case .rangeDragging(let hold): self = .rangeDragging(hold.restoring(newValue))
      }
    }
  }

  /// The thumbs that it holds.
  var heldThumbs: [ThumbID] {
    switch self {
    case .undecided: []
    case .pressed(let hold), .dragging(let hold): [hold.thumb]
    case .rangePressed, .rangeDragging: ThumbID.allCases
    }
  }

  /// Whether it waits for the direction that picks a thumb.
  var isUndecided: Bool { if case .undecided = self { true } else { false } }

  /// Whether it has moved anything, so that its end must be told.
  var isDragging: Bool {
    switch self {
    case .undecided, .pressed, .rangePressed: false
    case .dragging, .rangeDragging: true
    }
  }

  /// Who its reports say moved the thumb.
  var source: ReportSource {
    switch self {
    case .pressed(let hold), .dragging(let hold): hold.source
    case .undecided, .rangePressed, .rangeDragging: .pointer
    }
  }
}
