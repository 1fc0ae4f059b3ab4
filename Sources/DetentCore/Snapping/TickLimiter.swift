/// Lets through at most one audible tick in a given time, so that a fast drag does not buzz.
public struct TickLimiter: Sendable, Hashable {
  /// The least time between two ticks, in seconds; 0.008 by default.
  public let interval: Double

  private var last: Double?

  /// Creates a limiter that lets the first tick through.
  public init(interval: Double = 0.008) { self.interval = interval }

  /// Whether a tick at `time` may be heard; if so the next one has to wait.
  public mutating func allows(at time: Double) -> Bool {
    if let last, time >= last, time - last < interval { return false }
    last = time
    return true
  }
}
