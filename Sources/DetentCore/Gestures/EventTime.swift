/// A moment on the clock of an event source, wide enough never to wrap.
public struct EventTime: Sendable, Hashable, Comparable {
  /// Nanoseconds since the source's own beginning.
  public var nanoseconds: Int64

  /// Creates the moment `nanoseconds` after the source's beginning.
  public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// Creates the moment `milliseconds` after the source's beginning; the furthest one there is when that does
  /// not fit into 64 bits of nanoseconds.
  public init(milliseconds: Int64) {
    let (product, overflow) = milliseconds.multipliedReportingOverflow(by: 1_000_000)
    self.init(nanoseconds: overflow ? Self.limit(isNegative: milliseconds < 0) : product)
  }

  /// The source's beginning.
  public static let zero = EventTime(nanoseconds: 0)

  /// Seconds from `earlier` to this moment; negative when `earlier` is later.
  public func seconds(since earlier: EventTime) -> Double {
    Double(nanoseconds(since: earlier)) / 1_000_000_000
  }

  /// Nanoseconds from `earlier` to this moment, held within 64 bits; negative when `earlier` is later.
  public func nanoseconds(since earlier: EventTime) -> Int64 {
    let (difference, overflow) = nanoseconds.subtractingReportingOverflow(earlier.nanoseconds)
    return overflow ? Self.limit(isNegative: nanoseconds < 0) : difference
  }

  private static func limit(isNegative: Bool) -> Int64 { isNegative ? .min : .max }

  /// Whether the left moment comes first.
  public static func < (left: EventTime, right: EventTime) -> Bool {
    left.nanoseconds < right.nanoseconds
  }
}
