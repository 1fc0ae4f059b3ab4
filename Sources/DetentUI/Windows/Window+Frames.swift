internal import DetentCore
public import DetentGraphics

extension Window {
  /// Calls `handler` before each frame, with the time of that frame in seconds on the driver's clock, until
  /// it says false.
  ///
  /// While there are handlers the window asks for frames at the display's pace; off the screen they pause, and the
  /// first frame afterwards has the time of then.
  ///
  /// - Returns: A number by which ``removeFrameHandler(_:)`` finds the handler again.
  @discardableResult
  public func addFrameHandler(_ handler: @escaping @MainActor (Double) -> Bool) -> Int {
    requestFrame()
    return clock.add(handler)
  }

  /// Forgets a handler.
  public func removeFrameHandler(_ id: Int) { clock.remove(id) }

  /// Whether the next frame would show the same: nothing moves, nothing is damaged, and nothing waits to be laid out.
  public var isIdle: Bool { !clock.isRunning && damage.isEmpty && !isLayoutPending }

  /// What the window shows, as it was last drawn.
  public func snapshot() -> Bitmap? { driverWindow?.snapshot() }

  /// Damage is whole device pixels: whatever else reaches into a pixel has to be drawn again with it.
  func addDamage(_ rect: Rect) {
    let pixels = PixelRect(covering: rect.intersection(bounds), scale: scale)
    damage.add(Rect(pixels: pixels, scale: scale))
    if !damage.isEmpty { requestFrame() }
  }

  func layoutIsNeeded() {
    isLayoutPending = true
    requestFrame()
  }

  /// Asks for a frame, unless nobody would see it; coming onto the screen asks for what was held back.
  func requestFrame() { if isOnScreen { driverWindow?.requestFrame() } }

  /// Runs `action` with one time for all of it, never earlier than that of what was handled before.
  ///
  /// A frame is drawn for the moment in which it is seen: an event that comes before that finds everything where it was
  /// drawn.
  func handling(at time: Double, _ action: () -> Void) {
    let outer = handledTime
    latestTime = max(latestTime, time)
    handledTime = latestTime
    action()
    handledTime = outer
  }

  func drawFrame(at frameTime: Double) {
    guard isOnScreen else { return }
    clock.tick(at: frameTime)
    if isLayoutPending {
      isLayoutPending = false
      layoutIfNeeded()
    }
    // Before the pixels go: whether more will come tells the driver how to send them.
    if clock.isRunning || isLayoutPending { requestFrame() }
    presentDamage()
    if isIdle { onIdle?() }
  }

  private func presentDamage() {
    let rects = damage.take()
    guard !rects.isEmpty, let driverWindow else { return }
    let start = driver.now
    var viewCount = 0
    driverWindow.present(rects) { canvas in
      render(on: canvas, damage: rects, at: .zero, count: &viewCount)
    }
    frameNumber += 1
    onFrame?(
      FrameReport(number: frameNumber, seconds: driver.now - start, damage: rects, viewCount: viewCount))
  }
}
