/// A move of one thumb by a key, a wheel or assistive technology.
public enum RangeStep: Sendable, Hashable {
  /// By so many steps; positive is towards larger values.
  case by(Int)
  /// By so many fine steps; on stops the same as whole ones.
  case fine(Int)
  /// By so many pages, see ``SliderScale/pageSteps``.
  case pages(Int)
  /// To the smallest value that the thumb may take.
  case toLowerLimit
  /// To the largest value that the thumb may take.
  case toUpperLimit

  /// The side towards which it goes.
  var side: ThumbRole {
    switch self {
    case .by(let count), .fine(let count), .pages(let count): count > 0 ? .upper : .lower
    case .toLowerLimit: .lower
    case .toUpperLimit: .upper
    }
  }

  /// Whether it goes nowhere at all.
  var isEmpty: Bool { self == .by(0) || self == .fine(0) || self == .pages(0) }
}

extension RangeStep {
  /// The step that `key` makes: Left and Down −1, Right and Up +1, Left and Right swapped in right-to-left layout.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - direction: The direction of the slider's layout.
  ///   - isFine: Whether an arrow makes a fine step, because Shift is held; false by default.
  public init(key: MoveKey, direction: LayoutDirection, isFine: Bool = false) {
    let forward = direction == .leftToRight ? 1 : -1
    let arrow: (Int) -> RangeStep = isFine ? { .fine($0) } : { .by($0) }
    switch key {
    case .left: self = arrow(-forward)
    case .right: self = arrow(forward)
    case .down: self = arrow(-1)
    case .up: self = arrow(1)
    case .pageDown: self = .pages(-1)
    case .pageUp: self = .pages(1)
    case .home: self = .toLowerLimit
    case .end: self = .toUpperLimit
    }
  }
}

extension RangeStep {
  /// How far a wheel that turns by `delta` goes towards larger values, in the units of `delta`.
  ///
  /// Right and down are positive in `delta`. Larger values are upward and to the right, or to the left in right-to-left
  /// layout. The larger part of a slanted turn counts.
  public static func wheelUnits(_ delta: Vector, direction: LayoutDirection) -> Double {
    let forward = PagerAxis(direction: direction).forward(delta)
    return forward.magnitude > delta.dy.magnitude ? forward : -delta.dy
  }
}
