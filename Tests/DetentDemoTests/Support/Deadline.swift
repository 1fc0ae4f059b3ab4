import Foundation

/// A moment until which something is waited for.
struct Deadline {
  private let end: ContinuousClock.Instant

  init(_ seconds: Double) { end = .now + .seconds(seconds) }

  var isOver: Bool { secondsLeft <= 0 }

  var secondsLeft: Double { ContinuousClock.now.duration(to: end) / .seconds(1) }

  /// Waits until there is something to read from `descriptor`; false when the moment came first.
  func waits(for descriptor: Int32, atMost seconds: Double = .infinity) -> Bool {
    var source = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let milliseconds = max(0, min(secondsLeft, seconds) * 1_000).rounded(.up)
    return poll(&source, 1, Int32(min(milliseconds, 60_000))) > 0
  }
}
