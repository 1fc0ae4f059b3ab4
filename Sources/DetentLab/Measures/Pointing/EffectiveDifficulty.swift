/// The difficulty of the movements that were made.
public struct EffectiveDifficulty: Sendable, Hashable {
  /// The index of difficulty, in bits; below 0 when the movement went away from the target on average.
  public var bits: Double

  /// ``MeasureFlag/negativeDifficulty`` when it is below 0.
  public var flags: [MeasureFlag] { bits < 0 ? [.negativeDifficulty] : [] }
}
