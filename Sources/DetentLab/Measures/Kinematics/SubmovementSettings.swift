/// How sub-movements are found; a count says nothing without these, so they belong beside it.
public struct SubmovementSettings: Sendable, Hashable {
  /// The time between resampled positions, in milliseconds; 10 by default.
  public var interval = 10.0
  /// The standard deviation of the smoothing, in samples; 3 by default.
  public var sigma = 3.0
  /// How many samples the smoothing takes in on either side; 9 by default.
  public var half = 9
  /// The part of the highest speed that a peak has to reach, 0 … 1; 0.05 by default.
  public var leastPart = 0.05

  /// The usual settings.
  public init() {}
}
