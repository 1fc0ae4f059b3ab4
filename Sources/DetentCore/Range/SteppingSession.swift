/// An interaction by keys or by the wheel, from its first step to its final report.
enum SteppingSession<Value: Hashable & Sendable>: Sendable, Hashable {
  /// No such interaction.
  case idle
  /// Keys moved the thumb; the final report comes when the key comes up.
  case keys(Stepping<Value>)
  /// The user gave up what keys did: those that are still held do nothing when they repeat.
  case givenUp
  /// The wheel turns over the thumb; the final report comes when it has rested until `deadline`. The `rest` of a notch,
  /// in 120ths, waits for the next turn.
  case wheel(Stepping<Value>, rest: Double, deadline: Double)

  /// The thumb that is moved.
  var thumb: ThumbID? {
    switch self {
    case .idle, .givenUp: nil
    case .keys(let turn), .wheel(let turn, _, _): turn.thumb
    }
  }

  /// What comes back at `index` when keys are given up is `value` from now on: something else put it there.
  mutating func keep(_ value: Value, at index: Int) {
    guard case .keys(var turn) = self else { return }
    turn.restore[index] = value
    self = .keys(turn)
  }
}

/// What steps have done to one thumb so far.
struct Stepping<Value: Hashable & Sendable>: Sendable, Hashable {
  let thumb: ThumbID
  /// The values that come back when it is given up.
  var restore: PerThumb<Value>
  /// The side on which the last step was held back.
  var contact: ThumbRole?
  var hasMoved = false

  init(_ thumb: ThumbID, restore: PerThumb<Value>) { (self.thumb, self.restore) = (thumb, restore) }
}
