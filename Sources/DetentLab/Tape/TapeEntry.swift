public import DetentCore
public import DetentUI

/// One thing that a driver told the program: with all of them, in order, the program does the same again.
public enum TapeEntry: Sendable {
  /// A window opened, with an extent in points and a scale, on the screen or not yet.
  case opened(window: Int, Size, PixelScale, isOnScreen: Bool)
  /// Something happened to a window.
  case event(window: Int, WindowEvent)
  /// A window draws a frame for a moment that is so many microseconds ahead: the one in which it is seen.
  case frame(window: Int, ahead: Int)
  /// The call that was scheduled as this one, counted from 0, is due.
  case timer(Int)
}

/// An entry, and when it came.
public struct TapeRecord: Sendable {
  /// When, since the driver was made.
  public var time: Microseconds
  /// What.
  public var entry: TapeEntry

  /// Creates a record.
  public init(time: Microseconds, entry: TapeEntry) {
    self.time = time
    self.entry = entry
  }
}

/// Where a ``RecordingDriver`` puts what it hears.
@MainActor
public protocol Tape: AnyObject {
  /// Takes in a record; times never go back.
  func record(_ record: TapeRecord)

  /// The program has handled what was recorded last, and the clock shows `seconds`.
  func handled(at seconds: Double)
}
