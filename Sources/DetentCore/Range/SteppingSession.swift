/// An interaction by keys or by the wheel, from its first step to its final report.
enum SteppingSession: Sendable, Hashable {
  /// No such interaction.
  case idle
  /// Keys moved the thumb; the final report comes when the key comes up.
  case keys(Stepping)
  /// The wheel turns over the thumb; the final report comes when it has rested until `deadline`. The `rest` of a notch,
  /// in 120ths, waits for the next turn.
  case wheel(Stepping, rest: Double, deadline: Double)

  /// The thumb that is moved.
  var thumb: ThumbID? {
    switch self {
    case .idle: nil
    case .keys(let turn), .wheel(let turn, _, _): turn.thumb
    }
  }
}

/// What steps have done to one thumb so far.
struct Stepping: Sendable, Hashable {
  let thumb: ThumbID
  /// The side on which the last step was held back.
  var contact: ThumbRole?
  var hasMoved = false

  init(_ thumb: ThumbID) { self.thumb = thumb }
}
