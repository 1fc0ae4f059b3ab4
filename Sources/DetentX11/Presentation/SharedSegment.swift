import CX11
import Glibc

/// Memory that this process and the display server both see.
@MainActor
@safe
final class SharedSegment {
  /// What Xlib knows the segment by; its address must stay the same as long as an image refers to it.
  let info: UnsafeMutablePointer<XShmSegmentInfo>
  let memory: UnsafeMutableRawPointer
  private let connection: Connection

  /// - Returns: nil when the system gives no such memory or the server cannot reach it, as over a network.
  init?(bytes: Int, connection: Connection) {
    let identifier = shmget(IPC_PRIVATE, bytes, IPC_CREAT | 0o600)
    guard identifier >= 0 else { return nil }
    // Marked for removal on every way out: it lives on only while somebody is attached.
    defer { shmctl(identifier, IPC_RMID, nil) }
    guard let memory = unsafe shmat(identifier, nil, 0), Int(bitPattern: memory) != -1 else { return nil }
    let info = UnsafeMutablePointer<XShmSegmentInfo>.allocate(capacity: 1)
    unsafe info.initialize(
      to: XShmSegmentInfo(
        shmseg: 0, shmid: identifier, shmaddr: memory.assumingMemoryBound(to: CChar.self), readOnly: 1))
    let attached = connection.trap { display in unsafe XShmAttach(display, info) != 0 }
    guard attached.result == true, attached.errors.isEmpty else {
      unsafe shmdt(memory)
      unsafe info.deallocate()
      return nil
    }
    unsafe self.info = unsafe info
    unsafe self.memory = unsafe memory
    self.connection = connection
  }

  isolated deinit {
    connection.call { display in _ = unsafe XShmDetach(display, info) }
    unsafe shmdt(memory)
    unsafe info.deallocate()
  }
}
