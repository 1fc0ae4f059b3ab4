internal import Glibc

/// The test's end of a device of the driver `inputtest`.
@MainActor
package final class InputTestDevice {
  /// What went wrong with the driver.
  package enum Failure: Error { case cannotConnect(path: String), doesNotAnswer }

  /// How long the driver may take for an answer, in seconds.
  private static let patience = 10

  private let descriptor: CInt
  /// Whether the server may still have something of it to work off.
  private var isBusy = false

  init(path: String) throws {
    descriptor = socket(AF_UNIX, CInt(SOCK_STREAM.rawValue), 0)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var time = timeval(tv_sec: Self.patience, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) {
      $0.copyBytes(from: Array(path.utf8).prefix($0.count - 1))
    }
    let status = withUnsafePointer(to: address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard status == 0 else { throw Failure.cannotConnect(path: path) }
    var hello = InputTestMessage(.version)
    hello.append(UInt16(1))
    hello.append(UInt16(1))
    write(hello)
    try receive(12)
  }

  isolated deinit { close(descriptor) }

  /// Returns when the server has worked off all that was sent.
  ///
  /// A server that has gone to sleep in the meantime answers when something else wakes it.
  func synchronize(waking wake: () -> Void) throws {
    guard isBusy else { return }
    isBusy = false
    write(InputTestMessage(.sync))
    var source = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    for _ in 0..<Self.patience * 100 where poll(&source, 1, 10) == 0 { wake() }
    try receive(8)
  }

  /// Moves axes, by their numbers: by so much, or to a place.
  package func move(_ axes: [Int: Double], isAbsolute: Bool) {
    var message = InputTestMessage(.motion)
    message.append(UInt32(isAbsolute ? 1 : 0))
    message.append(UInt32(0))
    message.append(axes: axes)
    send(message)
  }

  /// Presses a button or lets it go.
  package func button(_ number: Int, isDown: Bool) {
    var message = InputTestMessage(.button)
    message.append(Int32(0))
    message.append(Int32(number))
    message.append(UInt32(isDown ? 1 : 0))
    message.append(UInt32(0))
    message.append(axes: [:])
    send(message)
  }

  /// Tells of a finger; `type` is the number of the event that the extension has for it.
  func touch(_ finger: Int, type: UInt32, axes: [Int: Double]) {
    var message = InputTestMessage(.touch)
    message.append(UInt32(finger))
    message.append(type)
    message.append(axes: axes)
    send(message)
  }

  /// Tells of fingers that swipe; `type` is the number of the event that the extension has for it.
  func swipe(type: UInt16, fingers: Int, dx: Double, dy: Double, isCancelled: Bool) {
    var message = InputTestMessage(.swipe)
    message.append(type)
    message.append(UInt16(fingers))
    message.append(UInt32(isCancelled ? 1 : 0))
    // Accelerated first, and then as the fingers went.
    for part in [2 * dx, 2 * dy, dx, dy] { message.append(part) }
    send(message)
  }

  private func send(_ message: InputTestMessage) {
    isBusy = true
    write(message)
  }

  private func write(_ message: InputTestMessage) {
    var rest = message.bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, CInt(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  private func receive(_ count: Int) throws {
    var bytes = [UInt8](repeating: 0, count: count)
    guard recv(descriptor, &bytes, count, CInt(MSG_WAITALL)) == count else {
      throw Failure.doesNotAnswer
    }
  }
}
