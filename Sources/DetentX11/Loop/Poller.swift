import CX11
import Glibc

/// Sleeps until one of several file descriptors is readable or a time has passed.
struct Poller {
  private var entries: [pollfd]

  /// - Parameter descriptors: Negative ones are never readable.
  init(_ descriptors: [CInt]) {
    entries = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
  }

  /// Sleeps at most `seconds`.
  ///
  /// A signal ends the sleep too.
  /// - Parameters:
  ///   - seconds: nil sleeps until a descriptor is readable.
  ///   - ignored: The index of a descriptor that is not looked at this time.
  mutating func wait(seconds: Double?, ignoring ignored: Int? = nil) {
    for index in entries.indices {
      entries[index].revents = 0
      entries[index].events = index == ignored ? 0 : Int16(POLLIN)
    }
    if let seconds {
      let whole = min(max(seconds, 0), 1_000_000)
      var time = timespec(tv_sec: Int(whole), tv_nsec: Int((whole - whole.rounded(.down)) * 1_000_000_000))
      unsafe ppoll(&entries, nfds_t(entries.count), &time, nil)
    } else {
      unsafe ppoll(&entries, nfds_t(entries.count), nil, nil)
    }
  }

  /// Whether the descriptor at `index` was readable, or at its end, after the last sleep.
  func isReady(_ index: Int) -> Bool { entries[index].revents != 0 }
}
