/// What one thumb did from its first grab to its last release: the unit of throughput.
public struct ThumbMovement: Sendable, Hashable {
  /// The thumb: 0 for the lower or the only one, 1 for the upper one.
  public var thumb: Int
  /// The target in steps from the first stop.
  public var targetPlace: Double
  /// The way from start to target, in points.
  public var amplitude: Double
  /// How far beyond the target the hand let go, in points, not snapped; negative is short.
  public var endpointError: Double
  /// The raw place at the last release, in steps from the first stop.
  public var place: Double
  /// From the first grab to the last release, in milliseconds.
  public var time: Double
  /// How long a step is, in points: the capture width, as every way of snapping ends at the nearest stop.
  public var stepLength: Double

  /// Shannon's index of difficulty, with a whole step as the width.
  public var difficulty: Measured<Double> {
    IndexOfDifficulty.shannon(amplitude: amplitude, width: stepLength)
  }

  /// The movement of a thumb that had to go somewhere; nil when it was never taken and let go.
  init?(of thumb: Int, in trial: TrialRecord) {
    let holds = trial.holds.filter { $0.thumb == thumb && $0.releasePlace != nil }
    guard let first = holds.first, let last = holds.last, let place = last.releasePlace,
      let released = last.released, last.stepLength > 0
    else { return nil }
    let (start, target) = (trial.startPlace(of: thumb), trial.targetPlace(of: thumb))
    self.thumb = thumb
    self.place = place
    targetPlace = target
    stepLength = last.stepLength
    amplitude = abs(target - start) * stepLength
    endpointError = (place - target) * stepLength * (target < start ? -1 : 1)
    time = released - first.grabbed
  }
}
