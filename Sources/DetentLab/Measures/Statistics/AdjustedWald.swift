/// A completion rate with an interval that holds also for few participants.
///
/// Source: Agresti and Coull, 1998; recommended for usability by Sauro and Lewis, 2005.
public struct AdjustedWald: Sendable, Hashable {
  /// How many succeeded.
  public var successes: Int
  /// How many tried.
  public var trials: Int
  /// The centre of the interval, (x + z²/2) / (n + z²).
  public var adjusted: Double
  /// The interval, cut at 0 and 1.
  public var interval: ConfidenceInterval
  /// ``MeasureFlag/clipped`` when the interval was cut.
  public var flags: [MeasureFlag]

  /// The rate that was observed, to be shown beside the interval.
  public var observed: Double { Double(successes) / Double(trials) }

  /// Laplace's estimate of the rate, (x + 1) / (n + 2), never 0 or 1.
  public var laplace: Double { (Double(successes) + 1) / (Double(trials) + 2) }

  /// The rate of `successes` among `trials`; needs 1 trial.
  public static func of(
    successes: Int, trials: Int, level: Double = ConfidenceInterval.standardLevel
  ) -> Measured<Self> {
    Measured { () throws(Undefined) in
      guard trials >= 1 else { throw .tooFew(count: trials, needed: 1) }
      guard (0...trials).contains(successes) else {
        throw .outside(Double(successes), lowest: 0, highest: Double(trials))
      }
      return try Self(successes, trials, level: level)
    }
  }

  private init(_ successes: Int, _ trials: Int, level: Double) throws(Undefined) {
    let z = NormalDistribution.exceeded(with: try ConfidenceInterval.tail(of: level))
    let count = Double(trials) + z * z
    let center = (Double(successes) + z * z / 2) / count
    let margin = z * (center * (1 - center) / count).squareRoot()
    self.successes = successes
    self.trials = trials
    adjusted = center
    interval = ConfidenceInterval(
      lower: max(0, center - margin), upper: min(1, center + margin), level: level)
    flags = center - margin < 0 || center + margin > 1 ? [.clipped] : []
  }
}
