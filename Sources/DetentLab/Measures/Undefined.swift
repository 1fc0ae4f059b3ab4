/// Why a measure does not exist.
public enum Undefined: Error, Sendable, Hashable {
  /// Fewer values than the formula needs.
  case tooFew(count: Int, needed: Int)
  /// More values than the method can work through.
  case tooMany(count: Int, most: Int)
  /// Two lists that belong together have different lengths.
  case unequalCounts(Int, Int)
  /// A value is infinite or not a number.
  case notFinite
  /// Finite values led to a result too large for a number.
  case overflow
  /// All values are the same, and the formula divides by their spread.
  case zeroVariance
  /// The way from start to target has no length, so there is no axis to measure along.
  case zeroAmplitude
  /// Nothing moved.
  case noMovement
  /// Nothing had to move, so nothing can be compared with what was needed.
  case nothingNeeded
  /// A value that has to be greater than 0.
  case notPositive(Double)
  /// A value beyond what is allowed.
  case outside(Double, lowest: Double, highest: Double)
  /// The effective amplitude lies so far behind the start that the logarithm has no value.
  case invalidAmplitude(ratio: Double)
  /// The place never came to rest within the tolerance.
  case neverSettled
  /// An event that the measure begins or ends with is not in the record.
  case missing(Landmark)
  /// The time at this index lies before the one in front of it.
  case timeRunsBackwards(index: Int)
  /// All values have the same time.
  case timeStandsStill
  /// The monitor does not tell its size.
  case unknownSize
  /// No pair differs, so neither side can be ahead.
  case noDifferences
  /// Whole numbers that have to add up to another sum.
  case wrongTotal(Int, needed: Int)
  /// Items without an answer, counted from 1.
  case unanswered(items: [Int])
  /// The damping ratio is 1 or more, and the formula holds for oscillations.
  case overdamped(Double)
}
