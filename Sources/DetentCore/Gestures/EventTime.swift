/// A moment on the clock of an event source, wide enough never to wrap.
public struct EventTime: Sendable, Hashable, Comparable {
  /// Nanoseconds since the source's own beginning.
  public var nanoseconds: Int64

  /// Creates the moment `nanoseconds` after the source's beginning.
  public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// Creates the moment `milliseconds` after the source's beginning.
  public init(milliseconds: Int64) { self.init(nanoseconds: milliseconds * 1_000_000) }

  /// The source's beginning.
  public static let zero = EventTime(nanoseconds: 0)

  /// Seconds from `earlier` to this moment; negative when `earlier` is later.
  public func seconds(since earlier: EventTime) -> Double {
    Double(nanoseconds - earlier.nanoseconds) / 1_000_000_000
  }

  /// Whether the left moment comes first.
  public static func < (left: EventTime, right: EventTime) -> Bool {
    left.nanoseconds < right.nanoseconds
  }
}
