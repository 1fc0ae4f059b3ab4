internal import DetentCore

extension Window {
  /// Brings the window to the screen; nothing happens when it is there.
  ///
  /// - Throws: ``DriverError`` when the driver cannot make it.
  public func open(_ configuration: WindowConfiguration) throws(DriverError) {
    guard !isOpen else { return }
    let made = try driver.makeWindow(configuration, receiver: self)
    followsDesktopScale = configuration.scale == nil
    appearing {
      driverWindow = made
      isOnScreen = made.isOnScreen
      frame = Rect(size: made.size)
      forEachInTree { $0.environmentDidChange() }
      addDamage(bounds)
      layoutIfNeeded()
    }
  }

  /// Takes the window off the screen for good; what is under way is cancelled.
  public func close() { end(.closed) }

  /// Forgets the driver's window, which is told to close unless it is gone by itself.
  private func end(_ reason: EndReason) {
    guard let ending = driverWindow else { return }
    arbiter.interruptAll(.windowDestroyed)
    interruptSwipes()
    forEachInTree { $0.windowDidMoveOnScreen(false) }
    // Whoever hears of that may close the window too.
    guard driverWindow === ending else { return }
    disappearing {
      driverWindow = nil
      hasKeyboard = false
      isOnScreen = false
      if reason == .closed { ending.close() }
    }
    onClose?(reason)
  }

  /// Whether the window is open.
  public var isOpen: Bool { driverWindow != nil }
}

extension Window: WindowReceiver {
  /// Takes in an event of the driver.
  public func windowReceived(_ event: WindowEvent) {
    handling(at: driver.now) { handle(event) }
  }

  private func handle(_ event: WindowEvent) {
    switch event {
    case .pointer(let sample): pointer(sample)
    case .scroll(let event): scroll(event)
    case .swipe(let event): swipe(event)
    case .key(let event): key(event)
    case .focus(let hasKeyboard): keyboardMoved(isHere: hasKeyboard)
    case .keysTaken: focusedView?.keysWereTaken()
    case .exposed(let rect): addDamage(rect)
    case .resized(let size, _): resized(to: size)
    case .desktop(let settings): desktopChanged(settings)
    case .visibility(let isOnScreen): visibilityMoved(isOnScreen: isOnScreen)
    case .closeRequested: onCloseRequest?()
    case .destroyed: end(.windowDestroyed)
    }
  }

  /// Draws the frame that was asked for.
  public func windowDrawsFrame(at time: Double) {
    // The frame before may have been drawn for a later moment, when the pace has changed since.
    handling(at: time) { drawFrame(at: self.time) }
  }

  private func resized(to size: Size) {
    frame = Rect(size: size)
    forEachInTree { $0.environmentDidChange() }
    addDamage(bounds)
    layoutIfNeeded()
  }

  /// What nobody chose for the window follows the desktop.
  private func desktopChanged(_ settings: DesktopSettings) {
    if followsDesktopScale { driverWindow?.setScale(settings.scale) }
    forEachInTree { $0.environmentDidChange() }
    onDesktopChange?(settings)
  }

  private func visibilityMoved(isOnScreen: Bool) {
    self.isOnScreen = isOnScreen
    if isOnScreen { requestFrame() } else { interrupt() }
    forEachInTree { $0.windowDidMoveOnScreen(isOnScreen) }
  }

  private func interrupt() {
    arbiter.interruptAll(.windowUnmapped)
    interruptSwipes()
  }
}
