// Xlib includes headers of the C library, and either module may be the one that owns what they declare.
import CX11
import Glibc
import Synchronization

/// The write end of the pipe through which a signal reaches the loop; -1 while nobody listens.
private let signalPipe = Atomic<CInt>(-1)

/// Turns SIGTERM and SIGINT into bytes that a loop can wait for, as long as it exists.
///
/// A process has one handler for each signal, so the newest watch hears of them.
@MainActor
final class SignalWatch {
  private static let signals = [SIGTERM, SIGINT]

  /// Becomes readable when a signal came; -1 when the system gave no pipe, and signals do what they do without one.
  let descriptor: CInt
  private let writeEnd: CInt
  private let formerWriteEnd: CInt
  private var formerActions: [CInt: sigaction] = [:]
  private var formerMask = sigset_t()

  init() {
    var ends: [CInt] = [-1, -1]
    unsafe pipe(&ends)
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    descriptor = ends[0]
    writeEnd = ends[1]
    formerWriteEnd = signalPipe.exchange(ends[1], ordering: .sequentiallyConsistent)
    guard descriptor >= 0 else { return }
    var action = sigaction()
    unsafe action.__sigaction_handler.sa_handler = { number in
      let saved = errno
      var byte = UInt8(truncatingIfNeeded: number)
      unsafe write(signalPipe.load(ordering: .sequentiallyConsistent), &byte, 1)
      errno = saved
    }
    action.sa_flags = SA_RESTART
    // A parent process may have left them blocked: a program keeps what the thread that started it had.
    var mask = sigset_t()
    unsafe sigemptyset(&mask)
    for signal in Self.signals {
      var former = sigaction()
      unsafe sigaction(signal, &action, &former)
      formerActions[signal] = former
      unsafe sigaddset(&mask, signal)
    }
    unsafe pthread_sigmask(SIG_UNBLOCK, &mask, &formerMask)
  }

  isolated deinit {
    if descriptor >= 0 { unsafe pthread_sigmask(SIG_SETMASK, &formerMask, nil) }
    for (signal, action) in formerActions {
      var action = action
      unsafe sigaction(signal, &action, nil)
    }
    signalPipe.store(formerWriteEnd, ordering: .sequentiallyConsistent)
    guard descriptor >= 0 else { return }
    close(descriptor)
    close(writeEnd)
  }

  /// The number of the oldest signal that came and was not taken yet.
  func take() -> CInt? {
    var byte: UInt8 = 0
    return unsafe read(descriptor, &byte, 1) == 1 ? CInt(byte) : nil
  }
}
