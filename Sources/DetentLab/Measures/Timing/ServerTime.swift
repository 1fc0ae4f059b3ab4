/// The time that an X server gives its events, 32 bits of milliseconds that begin anew every 49.71 days.
public enum ServerTime {
  /// From `start` to `end` in milliseconds, (end − start) mod 2³²; right for less than 49.71 days.
  public static func elapsed(from start: UInt32, to end: UInt32) -> UInt32 { end &- start }
}
