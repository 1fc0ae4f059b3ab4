// Xlib includes headers of the C library, and either module may be the one that owns what they declare.
import CX11
import Glibc

/// The one clock of a program: seconds since it was made, never going back.
struct MonotonicClock: Sendable {
  private let start = Self.reading()

  var now: Double {
    let reading = Self.reading()
    return Double(reading.tv_sec - start.tv_sec) + Double(reading.tv_nsec - start.tv_nsec) / 1_000_000_000
  }

  private static func reading() -> timespec {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return time
  }
}
