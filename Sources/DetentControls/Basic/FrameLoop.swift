internal import DetentUI

/// Steps something once for each frame of a window, as long as it moves.
@MainActor
final class FrameLoop {
  private weak var window: Window?
  private var handler: Int?

  /// Calls `step` before each frame until it says false; nothing when that happens already.
  func run(in window: Window?, _ step: @escaping @MainActor () -> Bool) {
    guard handler == nil, let window else { return }
    self.window = window
    handler = window.addFrameHandler { [weak self] _ in
      let goesOn = step()
      if !goesOn { self?.handler = nil }
      return goesOn
    }
  }

  /// Ends it at once, such as when the view goes to another window.
  func stop() {
    if let handler { window?.removeFrameHandler(handler) }
    handler = nil
  }
}
