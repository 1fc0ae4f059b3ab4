import DetentCore

/// One thing that can happen to a pager, with distances towards larger indices, so that a trace can be mirrored.
enum PagerInput: Hashable {
  case press
  case lift
  case panBegan(movement: Double?)
  case panChanged(Double)
  case panEnded(Double, velocity: Double?)
  case panFailed
  case cancel
  case go(Int, PageSource, animated: Bool)
  case step(Int)
  case first
  case last
  case wheel(Double)
  case scroll(Double, isEnd: Bool)
  case swipeBegan
  case swipeChanged(Double)
  case swipeEnded
  case swipeCancelled
  case extent(Double)
  case swipeEnabled(Bool)
  case reducedMotion(Bool)
  case mapped(Bool)
  case insert(Int, at: Int)
  case remove(Range<Int>)
  case move(Int, Int)
  case reload(Int, keeping: Int?)
  case setCount(Int)
  case advance

  /// Whether it changes the list of pages.
  var isEdit: Bool {
    switch self {
    case .insert, .remove, .move, .reload, .setCount: true
    default: false
    }
  }
}

extension PagerModel {
  /// Takes in what happened at `time`.
  mutating func take(
    _ input: PagerInput, at time: Double, gate: (Int, Int) -> Bool = { _, _ in true }
  ) -> [PagerEffect] {
    switch input {
    case .press: press(at: time)
    case .lift: lift(at: time)
    case .panBegan(let movement):
      panBegan(reading(0), movement: movement.map { drag($0) }, at: time, gate: gate)
    case .panChanged(let way): panChanged(reading(way), at: time, gate: gate)
    case .panEnded(let way, let velocity): panEnded(reading(way, velocity), at: time, gate: gate)
    case .panFailed: panFailed(at: time)
    case .cancel: cancel(at: time)
    case .go(let page, let source, let animated):
      go(to: page, source: source, animated: animated, at: time, gate: gate)
    case .step(let count): step(by: count, source: .key, at: time, gate: gate)
    case .first: goToFirst(source: .key, at: time, gate: gate)
    case .last: goToLast(source: .key, at: time, gate: gate)
    case .wheel(let units): turn(wheel: units, at: time, gate: gate)
    case .scroll(let way, let isEnd):
      scroll(by: .zero - drag(way), isEnd: isEnd, at: time, gate: gate)
    case .swipeBegan: swipeBegan(moment: moment(time), at: time, gate: gate)
    case .swipeChanged(let way): swipeChanged(by: drag(way), moment: moment(time), at: time, gate: gate)
    case .swipeEnded: swipeEnded(moment: moment(time), at: time, gate: gate)
    case .swipeCancelled: swipeCancelled(at: time)
    case .extent(let extent): setExtent(extent, at: time)
    case .swipeEnabled(let isEnabled): setSwipeEnabled(isEnabled, at: time)
    case .reducedMotion(let isReduced): setReducedMotion(isReduced, at: time)
    case .mapped(let isMapped): setMapped(isMapped, at: time)
    case .insert(let number, let index): insert(number, at: index, time: time)
    case .remove(let range): remove(range, time: time)
    case .move(let from, let to): move(from: from, to: to, time: time)
    case .reload(let count, let page): reload(count: count, keeping: page, time: time)
    case .setCount(let count): setCount(count, time: time)
    case .advance: advance(to: time, gate: gate)
    }
  }

  /// The translation on the screen that drags the pages `way` points towards larger indices.
  func drag(_ way: Double) -> Vector {
    if axis.axis == .vertical { return Vector(dx: 0, dy: 0 - way) }
    return Vector(dx: axis.direction == .rightToLeft ? way : 0 - way, dy: 0)
  }

  /// The moment on the server's clock, which has another beginning.
  private func moment(_ time: Double) -> EventTime { EventTime(seconds: time + 5000) }

  private func reading(_ way: Double, _ velocity: Double? = nil) -> PanReading {
    PanReading(translation: drag(way), location: .zero, velocity: velocity.map { drag($0) })
  }
}
