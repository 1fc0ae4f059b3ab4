/// Extends the display server's 32-bit millisecond stamps to moments that neither wrap nor run backwards.
///
/// A stamp wraps every 49.7 days, events of different devices may overtake each other by a few milliseconds, and a
/// new server starts again near zero. Differences are taken by half-range comparison, as the X11 protocol asks for.
public struct EventClock: Sendable, Hashable {
  /// A moment, and whether the server's clock was found to have started again.
  public struct Reading: Sendable, Hashable {
    /// The extended moment; never earlier than the one before.
    public var time: EventTime
    /// Whether the stamp lay so far back that it belongs to another run of the server.
    ///
    /// What was measured across this reading, a velocity for example, means nothing.
    public var isRestart: Bool

    /// Creates a reading; an ordinary one by default.
    public init(time: EventTime, isRestart: Bool = false) {
      self.time = time
      self.isRestart = isRestart
    }
  }

  private enum State: Sendable, Hashable {
    case unset
    case running(stamp: UInt32, milliseconds: Int64)
  }

  /// How far a stamp may lie before its predecessor and still count as an event that was overtaken: 1000 ms.
  public static let reorderingLimit: Int32 = 1000

  private var state = State.unset

  /// Creates a clock that has not read a stamp yet.
  public init() {}

  /// The moment of the newest stamp; the beginning when there was none.
  public var latest: EventTime {
    guard case .running(_, let milliseconds) = state else { return .zero }
    return EventTime(milliseconds: milliseconds)
  }

  /// Extends the next `stamp`.
  ///
  /// - 0 is the protocol's `CurrentTime`, a stamp that says nothing: the latest moment.
  /// - Up to ``reorderingLimit`` behind the latest stamp: time stands still.
  /// - Further behind: time stands still, the reading says so, and counting goes on from the new stamp.
  /// - Otherwise: time moves on by the difference, across the wrap at 2³² ms too.
  public mutating func extend(_ stamp: UInt32) -> Reading {
    guard stamp != 0 else { return Reading(time: latest) }
    guard case .running(let previous, let milliseconds) = state else {
      state = .running(stamp: stamp, milliseconds: Int64(stamp))
      return Reading(time: latest)
    }
    let step = Int32(bitPattern: stamp &- previous)
    if step >= 0 {
      state = .running(stamp: stamp, milliseconds: milliseconds + Int64(step))
    } else if step < -Self.reorderingLimit {
      state = .running(stamp: stamp, milliseconds: milliseconds)
      return Reading(time: latest, isRestart: true)
    }
    return Reading(time: latest)
  }
}
