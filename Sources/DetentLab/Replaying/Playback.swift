internal import DetentCore
public import DetentUI

/// Lets a program see a recorded session, as fast as somebody wants.
@MainActor
public protocol Playback: AnyObject {
  /// What the program runs on.
  var driver: any Driver { get }

  /// Plays what happened until `seconds`, and tells of each record after the program has handled it.
  func play(until seconds: Double, _ seen: (TapeRecord) -> Void)

  /// Whether everything has been played.
  var isAtEnd: Bool { get }
}

/// Plays everything that the driver told then: the program does the same again.
@MainActor
public final class ExactPlayback: Playback {
  private let replay: ReplayDriver

  /// Creates a playback of records; with pictures, the window can be asked for snapshots.
  public init(_ records: [TapeRecord], drawsPictures: Bool = false) {
    replay = ReplayDriver(records, drawsPictures: drawsPictures)
  }

  /// The driver that replays.
  public var driver: any Driver { replay }

  /// Plays records.
  public func play(until seconds: Double, _ seen: (TapeRecord) -> Void) {
    while !replay.hasEnded, let next = replay.next, next.time.seconds <= seconds {
      _ = replay.step()
      seen(next)
    }
  }

  /// Whether the last record was played, or the program has ended.
  public var isAtEnd: Bool { replay.next == nil || replay.hasEnded }
}

/// Plays only what the hand did: frames and timers come as the program asks for them now.
@MainActor
public final class InputPlayback: Playback {
  private let offscreen = OffscreenDriver()
  private var rest: ArraySlice<TapeRecord>

  /// Creates a playback of the input among records.
  public init(_ records: [TapeRecord]) {
    rest = records.filter { if case .event = $0.entry { true } else { false } }[...]
  }

  /// The driver that the program draws on.
  public var driver: any Driver { offscreen }

  /// Plays input, and lets time pass.
  public func play(until seconds: Double, _ seen: (TapeRecord) -> Void) {
    while let next = rest.first, next.time.seconds <= seconds {
      rest.removeFirst()
      offscreen.advance(by: next.time.seconds - offscreen.now)
      if case .event(let window, let event) = next.entry, offscreen.windows.indices.contains(window) {
        offscreen.windows[window].send(event)
      }
      seen(next)
    }
    if seconds.isFinite { offscreen.advance(by: seconds - offscreen.now) }
  }

  /// Whether the hand has done everything.
  public var isAtEnd: Bool { rest.isEmpty }
}
