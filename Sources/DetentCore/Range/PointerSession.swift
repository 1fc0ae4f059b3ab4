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

  /// The values from before the press.
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
}

/// One thumb in hand.
struct Hold<Value: Hashable & Sendable>: Sendable, Hashable {
  let thumb: ThumbID
  /// Pointer minus thumb centre along the track at press, in points; kept through resizes.
  let grabOffset: Double
  /// Where the pointer was last, along the track, in points.
  var pointer: Double
  var restore: [Value]
  var source: ReportSource
  var contact: RangeEffect<Value>.Obstacle?

  func restoring(_ values: [Value]) -> Hold {
    var copy = self
    copy.restore = values
    return copy
  }
}

/// Both thumbs in hand, by the range between them.
struct RangeHold<Value: Hashable & Sendable>: Sendable, Hashable {
  /// The places of the lower and the upper thumb at press, 0 … 1.
  let lowerStart: Double
  let upperStart: Double
  /// The place of the pointer at press; a place and not points, so that a resize keeps it.
  let pressStart: Double
  var pointer: Double
  var restore: [Value]
  var contact: RangeEffect<Value>.Obstacle?

  func restoring(_ values: [Value]) -> RangeHold {
    var copy = self
    copy.restore = values
    return copy
  }
}
