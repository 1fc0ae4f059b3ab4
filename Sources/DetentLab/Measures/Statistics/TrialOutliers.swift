/// The two rules by which FittsStudy marks trials of pointing tasks.
///
/// Source: Wobbrock, Cutrell, Harada and MacKenzie, "An error model for pointing based on Fitts' law", CHI 2008.
public enum TrialOutliers {
  /// Whether a missed target was missed by so much that it was hardly aimed at: less than half of the way, or more
  /// than two target widths off; lengths in one unit.
  public static func isSpatial(
    isMiss: Bool, amplitude: Double, width: Double, travelled: Double, endpointError: Double
  ) -> Bool {
    isMiss && (travelled < amplitude / 2 || abs(endpointError) > 2 * width)
  }

  /// Whether a time is less than 0.75 or more than 1.25 of what was to be expected; times in one unit.
  public static func isTemporal(time: Double, expected: Double) -> Bool {
    time < 0.75 * expected || time > 1.25 * expected
  }
}
