/// A length of time, or a moment since the beginning of a session, in whole microseconds; written as milliseconds.
///
/// Everything that a recorded program sees of time is such a moment, so that a replay sees the same.
public struct Microseconds: Sendable, Hashable, Comparable {
  /// How many there are.
  public var count: Int

  /// Creates a moment.
  public init(_ count: Int) { self.count = count }

  /// Creates the moment nearest to so many seconds; 0 for what is not finite.
  public init(seconds: Double) { count = seconds.isFinite ? Int((seconds * 1e6).rounded()) : 0 }

  /// The moment in seconds.
  public var seconds: Double { Double(count) / 1e6 }

  /// The moment in milliseconds.
  public var milliseconds: Double { Double(count) / 1_000 }

  /// The milliseconds from `start` to here, to the microsecond: subtracting milliseconds would leave a rest of rounding.
  func milliseconds(since start: Microseconds) -> Double { Microseconds(count - start.count).milliseconds }

  /// The moment as a file has it: milliseconds, with as many decimals as it takes.
  var json: JSON { count % 1_000 == 0 ? .integer(count / 1_000) : .number(Double(count) / 1_000) }

  /// The longest time that is read, about thirty years: far from where sums of times overflow.
  static let longest = 1_000_000_000_000_000

  /// Reads what ``json`` wrote; nil for longer times than anybody records.
  init?(_ json: JSON?) {
    guard let milliseconds = json?.decimal, abs(milliseconds * 1_000) <= Double(Self.longest) else {
      return nil
    }
    count = Int((milliseconds * 1_000).rounded())
  }

  /// Whether the left moment comes first.
  public static func < (left: Microseconds, right: Microseconds) -> Bool { left.count < right.count }
}
