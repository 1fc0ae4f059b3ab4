/// Makes whole notches of what a high-resolution wheel turns.
public enum WheelCount: Sendable, Hashable {
  /// No part of a notch is left.
  case idle
  /// A part of a notch is left since `time`.
  case turning(units: Double, time: Double)

  /// Takes in a turn by `units` 120ths of a notch.
  ///
  /// What is left of earlier turns is forgotten when the direction changes, or after a pause.
  ///
  /// - Returns: The whole notches.
  public mutating func turn(_ units: Double, at time: Double) -> Int {
    guard units.isFinite, units != 0 else { return 0 }
    var sum = min(max(units, -Self.most), Self.most)
    if case .turning(let rest, let last) = self, time - last < PagerMetrics.wheelPause,
      rest.sign == units.sign
    {
      sum += rest
    }
    let notches = (sum / PagerMetrics.wheelNotch).rounded(.towardZero)
    let rest = sum - notches * PagerMetrics.wheelNotch
    self = rest == 0 ? .idle : .turning(units: rest, time: time)
    return Int(notches)
  }

  /// The furthest that one event may turn: a thousand notches.
  private static let most = 1000 * PagerMetrics.wheelNotch
}
