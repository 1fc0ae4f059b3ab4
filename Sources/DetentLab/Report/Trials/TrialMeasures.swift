/// What can be measured of one trial, all from raw data; times in milliseconds, lengths in points unless said.
public struct TrialMeasures: Sendable, Hashable {
  /// From the prompt to the end.
  public var total: Measured<Double>
  /// From the prompt to the first grab or swipe.
  public var firstGrab: Measured<Double>
  /// All the time in which a thumb was held.
  public var dragTime: Measured<Double>
  /// From the last release to the end.
  public var confirmDelay: Measured<Double>
  /// From the last release until everything rested.
  public var settle: Measured<Double>
  /// How often a thumb was taken.
  public var grabs: Int
  /// Grabs beyond one for each thumb that had to move.
  public var corrections: Measured<Int>
  /// Grabs whose first movement led away from that thumb's target.
  public var wrongGrabs: Measured<Int>
  /// Crossings of the target's middle that went on beyond its far edge.
  public var overshoots: Measured<Int>
  /// Turns of held thumbs by more than ``turnThreshold`` points.
  public var turns: Measured<Int>
  /// How often a moving thumb met a limit or the other thumb.
  public var contacts: Int
  /// Whether the target was reached in the end.
  public var isExact: Measured<Bool>
  /// The error of each thumb in steps, with its sign.
  public var signedErrors: Measured<[Int]>
  /// Without their signs, added up, in steps.
  public var absoluteError: Measured<Double>
  /// The same in percent of the whole range.
  public var percentError: Measured<Double>
  /// The movements that throughput is measured from.
  public var movements: [ThumbMovement]
  /// The pages of a pager's trial.
  public var pager: Measured<PagerTrial>
  /// The longest time between two samples of the pointer while a thumb was held.
  public var longestGap: Measured<Double>

  /// What a turn has to exceed, in points.
  public static let turnThreshold = 3.0
}
