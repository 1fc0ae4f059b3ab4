public import DetentUI

extension X11Driver {
  /// The places of the loop's sources among the descriptors it sleeps on.
  private enum Source: Int {
    case display, mainQueue, signals
  }

  /// Handles events, signals, timers and frames until ``stop(_:)`` is called or the display is lost.
  ///
  /// SIGTERM and SIGINT end the loop while it runs and do what they did before when it does not. The main actor's
  /// tasks run within the loop when the program's `main` is synchronous and calls it on the main thread; within a
  /// task of the main actor, that actor is busy with the loop itself. The loop sleeps while there is nothing to do.
  /// - Returns: Why it ended: what ``stop(_:)`` was given, `EndReason.signal(_:)`,
  ///   `EndReason.windowDestroyed` when somebody else destroyed the last window, or `EndReason.displayLost`,
  ///   after which it can only return that again.
  public func run() -> EndReason {
    let signals = SignalWatch()
    let mainQueue = MainQueue()
    var poller = Poller([connection.descriptor, mainQueue.descriptor, signals.descriptor])
    while true {
      if let reason = pass() { return reason }
      // What happens until a frame that is wanted already is due shows in that frame: nobody has to wake up for it.
      let ignored = windows.values.contains { $0.frameWish == .atOnce } ? Source.display.rawValue : nil
      poller.wait(seconds: secondsToSleep(isDeaf: ignored != nil), ignoring: ignored)
      wakeUps += 1
      if poller.isReady(Source.mainQueue.rawValue) { mainQueue.drain() }
      if poller.isReady(Source.signals.rawValue), let signal = signals.take() { stop(.signal(signal)) }
    }
  }

  /// Does everything that is due, and says why the loop ends if it does.
  private func pass() -> EndReason? {
    handleEvents()
    fireTimers()
    drawFrames()
    reportErrors()
    connection.flush()
    if !connection.isAlive { loseDisplay() }
    defer { if connection.isAlive { pendingEnd = nil } }
    return pendingEnd
  }

  private func handleEvents() {
    // A flood of events must not keep frames and timers waiting.
    let limit = now + pacer.interval
    var isFirst = true
    while pendingEnd == nil, let event = unsafe nextEvent(isFresh: isFirst) {
      isFirst = false
      unsafe handle(event)
      if now > limit { return }
    }
  }

  private func fireTimers() {
    for call in timers.takeDue(at: now) {
      // What did not get its turn waits for the next run.
      if pendingEnd == nil { call.fire() } else { timers.insert(call) }
    }
  }

  private func drawFrames() {
    guard pendingEnd == nil else { return }
    let time = now
    // What moves in one window keeps its beat, whatever is wanted in another.
    let waiting = windows.values.filter { $0.frameWish.map { pacer.due($0, at: time) <= time } ?? false }
    guard !waiting.isEmpty else { return }
    let seen = pacer.drew(at: time)
    for window in waiting.sorted(by: { $0.identifier < $1.identifier }) { window.drawFrame(at: seen) }
  }

  /// Draws at the pace of the monitor that shows the most of the first window.
  func updatePace() {
    guard options.frameRate == nil else { return }
    let first = windows.values.min { $0.identifier < $1.identifier }
    let layout = monitors.layout
    let area = layout.hasSeveralRates ? first.flatMap(placeOnScreen) : nil
    pacer.rate = layout.rate(for: area) ?? FramePacer.defaultRate
  }

  private func reportErrors() {
    for error in connection.takeErrors() {
      errorCount += 1
      onError?(error)
    }
  }

  /// Every window is gone with the server, whatever else was going to end the loop.
  private func loseDisplay() {
    for window in windows.values.sorted(by: { $0.identifier < $1.identifier }) {
      forget(window.identifier)
      window.vanish()
    }
    pendingEnd = .displayLost
  }

  /// Seconds until the next timer or frame, during which a deaf driver lets events wait; nil when nothing is going to happen
  /// by itself.
  private func secondsToSleep(isDeaf: Bool) -> Double? {
    // Round trips read ahead: such events lie in Xlib's queue while the descriptor is silent.
    if !isDeaf, hasQueuedEvents { return 0 }
    let time = now
    let frame = windows.values.compactMap(\.frameWish).max().map { pacer.due($0, at: time) }
    let due = [timers.nextDue(), frame].compactMap { $0 }.min()
    return due.flatMap { $0.isFinite ? max(0, $0 - time) : nil }
  }
}
