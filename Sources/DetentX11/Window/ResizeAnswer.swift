/// When to tell a window manager that a window shows its new size, so that it resizes no faster than that
/// (`_NET_WM_SYNC_REQUEST`, EWMH 1.5, section 6.2).
///
/// The manager names a number, resizes, and waits until the window's counter has that number or a larger one.
enum ResizeAnswer: Sendable, Hashable {
  /// Nobody waits.
  case idle
  /// The manager named a number and is about to resize; an earlier size may still have to be drawn, with its number.
  case asked(Int64, undrawn: Int64?)
  /// A frame later no size has come, so that the manager may have found that it is the same.
  case overdue(Int64)
  /// The window has the new size and still has to be drawn.
  case undrawn(Int64)

  /// Whether the next frame counts although nothing has to be drawn.
  var wantsFrame: Bool {
    switch self {
    case .idle, .undrawn: false
    case .asked, .overdue: true
    }
  }

  /// The manager names a number.
  mutating func ask(_ number: Int64) {
    switch self {
    case .idle, .overdue: self = .asked(number, undrawn: nil)
    case .undrawn(let earlier): self = .asked(number, undrawn: earlier)
    case .asked(_, let earlier): self = .asked(number, undrawn: earlier)
    }
  }

  /// The size that the manager asked for has come.
  ///
  /// - Parameter isDrawn: Whether the window shows it already, or is not seen at all.
  /// - Returns: The number to set the counter to now.
  mutating func resize(isDrawn: Bool) -> Int64? {
    switch self {
    case .idle, .undrawn: return nil
    case .asked(let number, _), .overdue(let number):
      self = isDrawn ? .idle : .undrawn(number)
      return isDrawn ? number : nil
    }
  }

  /// The window has been drawn.
  ///
  /// - Returns: The number to set the counter to now.
  mutating func draw() -> Int64? {
    switch self {
    case .idle: return nil
    case .asked(let number, let earlier):
      self = .overdue(number)
      return earlier
    case .overdue(let number), .undrawn(let number):
      self = .idle
      return number
    }
  }
}
