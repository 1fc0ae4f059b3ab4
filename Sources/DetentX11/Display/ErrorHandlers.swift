import CX11
import Synchronization

/// Xlib's error handlers, which a process has once, sharing out what they hear among its displays.
enum ErrorHandlers {
  private static let logs = Mutex<[UInt: ErrorLog]>([:])

  /// Sends the errors of `display` to `log`, and keeps the process alive when its server dies.
  static func install(_ log: ErrorLog, life: HandleLife, display: OpaquePointer) {
    logs.withLock { logs in logs[UInt(bitPattern: display)] = log }
    unsafe XSetErrorHandler { display, event in
      guard let event = unsafe event?.pointee else { return 0 }
      unsafe ErrorHandlers.report(ProtocolError(event), display: UInt(bitPattern: display))
      return 0
    }
    // The first handler only silences Xlib's message; the second one runs instead of exit().
    unsafe XSetIOErrorHandler { _ in 0 }
    unsafe XSetIOErrorExitHandler(
      display,
      { _, life in
        guard let life = unsafe life else { return }
        unsafe Unmanaged<HandleLife>.fromOpaque(life).takeUnretainedValue().end()
      }, Unmanaged.passUnretained(life).toOpaque())
  }

  static func remove(display: OpaquePointer) {
    _ = logs.withLock { logs in logs.removeValue(forKey: UInt(bitPattern: display)) }
  }

  private static func report(_ error: ProtocolError, display: UInt) {
    logs.withLock { logs in logs[display] }?.append(error)
  }
}

extension ProtocolError {
  init(_ event: XErrorEvent) {
    self = unsafe ProtocolError(
      requestCode: event.request_code, minorCode: event.minor_code, errorCode: event.error_code,
      resource: event.resourceid)
  }
}
