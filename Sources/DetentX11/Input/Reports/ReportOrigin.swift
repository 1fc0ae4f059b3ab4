import DetentCore
import DetentUI

/// What all reports about a window have in common.
struct ReportOrigin: Sendable, Hashable {
  /// The master device, which is one pointer on the screen.
  var master: Int
  /// The device that did it; the master itself where nobody did.
  var source: Int
  /// The window that hears of it.
  var window: UInt
  /// Where, in device pixels and parts of them.
  var x = 0.0
  var y = 0.0
  /// The same place on the screen.
  var screen = Point.zero
  var modifiers: KeyModifiers = []
  /// The server's time, in milliseconds that wrap.
  var stamp: UInt32 = 0
  /// The number of the last request that the server had worked off.
  var serial: UInt = 0
}
