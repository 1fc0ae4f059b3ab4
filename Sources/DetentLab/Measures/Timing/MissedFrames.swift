/// Refreshes of the monitor that brought no frame although input waited, which is what makes a drag stutter.
///
/// Source: after Chromium's scroll jank metric.
public struct MissedFrames: Sendable, Hashable {
  /// Refreshes without a frame while input waited.
  public var missed: Int
  /// Refreshes without a frame and without input, which nobody could see.
  public var idle: Int

  /// Reads the times of frames and of input against the period of the monitor, all in milliseconds.
  ///
  /// Input waits from when it came until the next frame; what came with a frame is in it. Needs no frames.
  ///
  /// - Complexity: O(*n*)
  public static func of(frames: [Double], events: [Double], period: Double) -> Measured<Self> {
    Measured { () throws(Undefined) in
      try TimeOrder.check(frames)
      try TimeOrder.check(events)
      guard period > 0 else { throw .notPositive(period) }
      var report = Self(missed: 0, idle: 0)
      var next = events.startIndex
      for (frame, end) in zip(frames, frames.dropFirst()) {
        while next < events.endIndex, events[next] <= frame { next += 1 }
        let skipped = max(try FrameDrops.periods(in: end - frame, of: period) - 1, 0)
        let event = next < events.endIndex ? events[next] : .infinity
        let idle = min(Int(min(((event - frame) / period).rounded(.up) - 1, Double(skipped))), skipped)
        report.idle += idle
        report.missed += skipped - idle
      }
      return report
    }
  }
}
