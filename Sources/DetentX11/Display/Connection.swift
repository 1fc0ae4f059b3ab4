import CX11
import DetentUI
import Glibc

/// The connection to a display server: the one owner of Xlib's `Display`.
///
/// Once the server is gone nothing of Xlib may be called for this display any more, so every call goes through
/// ``call(_:)``.
@MainActor
@safe
final class Connection {
  /// The display's name, as people write it.
  let name: String
  /// The number of the screen that windows open on.
  let screen: CInt
  /// The root window of ``screen``.
  let root: CX11.Window
  /// The connection's file descriptor.
  let descriptor: CInt
  private let display: OpaquePointer
  private let life = HandleLife()
  private let log = ErrorLog()

  /// - Throws: ``DriverError/noDisplayNamed`` or ``DriverError/cannotOpenDisplay(name:)``.
  init(display requested: String?) throws(DriverError) {
    let name = unsafe requested ?? getenv("DISPLAY").map { unsafe String(cString: $0) } ?? ""
    guard !name.isEmpty else { throw .noDisplayNamed }
    guard let display = unsafe XOpenDisplay(name) else { throw .cannotOpenDisplay(name: name) }
    self.name = name
    unsafe self.display = unsafe display
    screen = unsafe XDefaultScreen(display)
    root = unsafe XRootWindow(display, screen)
    descriptor = unsafe XConnectionNumber(display)
    unsafe ErrorHandlers.install(log, life: life, display: display)
  }

  isolated deinit {
    unsafe ErrorHandlers.remove(display: display)
    // Closing asks the server once more, which a dead display must not; its memory is given up, its descriptor not.
    if life.isOver { close(descriptor) } else { unsafe XCloseDisplay(display) }
  }

  /// Whether the server still answers, as far as is known.
  var isAlive: Bool { !life.isOver }

  /// Whether the server runs on this machine, so that it may reach this process's memory.
  ///
  /// Over a network the number of a memory segment could by chance be that of somebody else's.
  var isLocal: Bool {
    var address = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let status = unsafe withUnsafeMutableBytes(of: &address) { bytes in
      unsafe getpeername(descriptor, bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self), &length)
    }
    return status == 0 && address.ss_family == sa_family_t(AF_UNIX)
  }

  /// Calls Xlib, unless the server is gone.
  ///
  /// - Returns: What `body` returned; nil when the server was gone before or died meanwhile.
  @safe @discardableResult
  func call<Result>(_ body: (OpaquePointer) -> Result) -> Result? {
    guard isAlive else { return nil }
    let result = unsafe body(display)
    return isAlive ? result : nil
  }

  /// Sends what is waiting in Xlib's output buffer.
  func flush() {
    call { display in _ = unsafe XFlush(display) }
  }

  /// Waits until the server has worked off everything sent so far.
  func synchronize() {
    call { display in _ = unsafe XSync(display, 0) }
  }

  /// The errors that came since they were last taken.
  func takeErrors() -> [ProtocolError] { log.take() }

  /// Calls Xlib and waits for the errors that come of it; earlier errors stay in the log.
  @safe
  func trap<Result>(_ body: (OpaquePointer) -> Result) -> (result: Result?, errors: [ProtocolError]) {
    synchronize()
    let earlier = log.take()
    let result = call(body)
    synchronize()
    let errors = log.take()
    for error in earlier { log.append(error) }
    return (result, errors)
  }
}
