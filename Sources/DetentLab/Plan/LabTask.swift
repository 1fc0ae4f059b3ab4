/// What a participant is asked to do with one widget.
public enum LabTask: Sendable, Hashable {
  /// Bring the two thumbs of the range slider to two stops, counted from 0.
  case range(start: [Int], target: [Int])
  /// Bring the thumb of the stepped slider to a level, counted from 1.
  case step(start: Int, target: Int)
  /// Go to a page, counted from 0, and to another one after it.
  case pager(start: Int, via: Int, end: Int)

  /// The widget.
  public var widget: LabWidget {
    switch self {
    case .range: .range
    case .step: .step
    case .pager: .pager
    }
  }

  /// Where it begins.
  public var start: [Int] {
    switch self {
    case .range(let start, _): start
    case .step(let start, _), .pager(let start, _, _): [start]
    }
  }

  /// What is to be reached, in order.
  public var target: [Int] {
    switch self {
    case .range(_, let target): target
    case .step(_, let target): [target]
    case .pager(_, let via, let end): [via, end]
    }
  }
}

/// A widget that tasks are about.
public enum LabWidget: String, Sendable, Hashable, CaseIterable {
  case range
  case step
  case pager
}
