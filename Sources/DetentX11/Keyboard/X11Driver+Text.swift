import CX11

extension X11Driver {
  /// Text is wanted in a window from now on, or not any more.
  ///
  /// The input method is opened when the first text is wanted, since that takes a while.
  func textWanted(_ isWanted: Bool, in window: X11Window) {
    if isWanted, window.inputContext?.isAlive != true {
      window.inputContext = openInputMethod()?.makeContext(for: window.identifier)
    }
    window.inputContext?.setActive(isWanted)
  }

  /// Whether an event belongs to the input method alone.
  func isFiltered(_ event: XEvent) -> Bool {
    guard inputMethod != nil else { return false }
    return connection.call { _ in
      var event = unsafe event
      return unsafe XFilterEvent(&event, 0) != 0
    } ?? false
  }

  private func openInputMethod() -> InputMethod? {
    if inputMethod?.isAlive != true { inputMethod = InputMethod(connection) }
    return inputMethod
  }
}
