import CX11
import Glibc

/// The main dispatch queue, on which Swift runs the main actor's tasks, as one more source of the driver's loop.
@MainActor
struct MainQueue {
  /// Becomes readable when work waits.
  let descriptor = _dispatch_get_main_queue_handle_4CF()

  /// Runs what waits.
  func drain() {
    // Emptied before the work is done, so that what the work adds makes it readable again.
    var count: UInt64 = 0
    unsafe read(descriptor, &count, MemoryLayout<UInt64>.size)
    _dispatch_main_queue_callback_4CF(nil)
  }
}
