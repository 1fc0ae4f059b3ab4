/// When to tell a window manager that a window shows its new size, so that it resizes no faster than that
/// (`_NET_WM_SYNC_REQUEST`, EWMH 1.5, section 6.2).
///
/// The manager names a number, resizes, and waits until the window's counter has that number.
enum ResizeAnswer: Sendable, Hashable {
  /// Nobody waits.
  case idle
  /// The manager named a number and is about to resize.
  case asked(Int64)
  /// The window has the new size and still has to be drawn.
  case undrawn(Int64)

  /// The manager names a number.
  mutating func ask(_ number: Int64) { self = .asked(number) }

  /// The size that the manager asked for has come.
  ///
  /// - Parameter isDrawn: Whether the window shows it already, or is not seen at all.
  /// - Returns: The number to set the counter to now.
  mutating func resize(isDrawn: Bool) -> Int64? {
    guard case .asked(let number) = self else { return nil }
    self = isDrawn ? .idle : .undrawn(number)
    return isDrawn ? number : nil
  }

  /// The window has been drawn.
  ///
  /// - Returns: The number to set the counter to now.
  mutating func draw() -> Int64? {
    guard case .undrawn(let number) = self else { return nil }
    self = .idle
    return number
  }
}
