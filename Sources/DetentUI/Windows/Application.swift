/// A program with windows: it keeps them, and ends when the last one is closed.
@MainActor
public final class Application {
  /// The driver that shows the windows.
  public let driver: any Driver

  /// The windows that are open.
  public private(set) var windows: [Window] = []

  /// Creates a program on a driver.
  public init(driver: any Driver) { self.driver = driver }

  /// Brings a window to the screen and keeps it until it is closed.
  ///
  /// The user's wish closes it, unless the window's ``Window/onCloseRequest`` is set.
  ///
  /// - Throws: ``DriverError`` when the driver cannot make it.
  public func open(_ window: Window, as configuration: WindowConfiguration) throws(DriverError) {
    guard !window.isOpen else { return }
    window.onClose = { [weak self, weak window] reason in
      if let window { self?.forget(window, reason) }
    }
    if window.onCloseRequest == nil { window.onCloseRequest = { [weak window] in window?.close() } }
    // Before it opens: a controller that is told of its appearance may close it at once.
    windows.append(window)
    do {
      try window.open(configuration)
    } catch {
      windows.removeAll { $0 === window }
      throw error
    }
  }

  /// Closes a window; the program ends with the last one.
  public func close(_ window: Window) { window.close() }

  private func forget(_ window: Window, _ reason: EndReason) {
    windows.removeAll { $0 === window }
    if windows.isEmpty { driver.stop(reason) }
  }

  /// Handles events until the program ends, and says why it did.
  public func run() -> EndReason { driver.run() }
}
