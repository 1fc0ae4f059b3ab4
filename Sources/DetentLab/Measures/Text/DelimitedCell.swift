/// What a field of a table holds.
public enum DelimitedCell: Sendable, Hashable {
  /// Words that people wrote.
  case text(String)
  /// A measure; empty when it is infinite or not a number.
  case number(Double)
  /// A count.
  case integer(Int)
  /// Nothing, never written as 0 or -1.
  case missing

  /// The measure, or nothing.
  public static func measured(_ measure: Measured<Double>) -> Self {
    measure.value.map(Self.number) ?? .missing
  }

  /// The count, or nothing.
  public static func measured(_ count: Measured<Int>) -> Self { count.value.map(Self.integer) ?? .missing }
}
