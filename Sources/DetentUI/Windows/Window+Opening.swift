internal import DetentCore

extension Window {
  /// Brings the window to the screen.
  ///
  /// - Throws: ``DriverError`` when the driver cannot make it.
  public func open(_ configuration: WindowConfiguration) throws(DriverError) {
    let made = try driver.makeWindow(configuration, receiver: self)
    driverWindow = made
    frame = Rect(size: made.size)
    setNeedsLayout()
    addDamage(bounds)
  }

  /// Takes the window off the screen for good; what is under way is cancelled.
  public func close() {
    arbiter.interruptAll(.windowDestroyed)
    driverWindow?.close()
    driverWindow = nil
  }

  /// Whether the window is open.
  public var isOpen: Bool { driverWindow != nil }
}

extension Window: WindowReceiver {
  /// Takes in an event of the driver.
  public func windowReceived(_ event: WindowEvent) {
    time = driver.now
    switch event {
    case .pointer(let sample): pointer(sample)
    case .scroll(let event): scroll(event)
    case .key(let event): key(event)
    case .focus(let hasKeyboard): keyboardMoved(isHere: hasKeyboard)
    case .exposed(let rect): addDamage(rect)
    case .resized(let size, _): resized(to: size)
    case .visibility(let isOnScreen): visibilityMoved(isOnScreen: isOnScreen)
    case .closeRequested: onCloseRequest?()
    case .destroyed: destroyed()
    }
  }

  /// Draws the frame that was asked for.
  public func windowDrawsFrame(at time: Double) { drawFrame(at: time) }

  private func resized(to size: Size) {
    frame = Rect(size: size)
    forEachInTree { $0.environmentDidChange() }
    addDamage(bounds)
    layoutIfNeeded()
  }

  private func visibilityMoved(isOnScreen: Bool) {
    self.isOnScreen = isOnScreen
    if isOnScreen { addDamage(bounds) } else { arbiter.interruptAll(.windowUnmapped) }
    forEachInTree { $0.windowDidMoveOnScreen(isOnScreen) }
  }

  private func destroyed() {
    arbiter.interruptAll(.windowDestroyed)
    driverWindow = nil
  }
}
