import CX11

/// The owner of a counter of the server's SYNC extension.
@MainActor
final class SyncCounter {
  let identifier: XSyncCounter
  private let connection: Connection

  /// - Returns: nil where the server has no such extension, or is gone.
  init?(_ connection: Connection) {
    let made = connection.call { display -> XSyncCounter in
      var (event, error): (CInt, CInt) = (0, 0)
      var (major, minor): (CInt, CInt) = (0, 0)
      guard unsafe XSyncQueryExtension(display, &event, &error) != 0,
        unsafe XSyncInitialize(display, &major, &minor) != 0
      else { return 0 }
      return unsafe XSyncCreateCounter(display, Self.value(0))
    }
    guard let made, made != 0 else { return nil }
    identifier = made
    self.connection = connection
  }

  isolated deinit {
    connection.call { display in _ = unsafe XSyncDestroyCounter(display, identifier) }
  }

  /// Sets the counter.
  func set(_ number: Int64) {
    connection.call { display in
      _ = unsafe XSyncSetCounter(display, identifier, Self.value(number))
      _ = unsafe XFlush(display)
    }
  }

  private static func value(_ number: Int64) -> XSyncValue {
    XSyncValue(hi: Int32(truncatingIfNeeded: number >> 32), lo: UInt32(truncatingIfNeeded: number))
  }
}
