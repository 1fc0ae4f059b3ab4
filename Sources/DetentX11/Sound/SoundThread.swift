import Dispatch

/// Runs what may have to wait for a sound server, one job after the other, beside the program's loop.
final class SoundThread: SerialExecutor {
  private let queue = DispatchQueue(label: "sound")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { unsafe job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
