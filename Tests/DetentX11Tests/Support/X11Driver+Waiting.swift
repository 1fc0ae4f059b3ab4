import DetentUI

@testable import DetentX11

extension X11Driver {
  /// Runs until `condition` holds, which is looked at again and again.
  ///
  /// - Returns: Whether it came to hold before `seconds` were over or the loop ended for a reason of its own.
  func runs(within seconds: Double = 5, until condition: @escaping @MainActor () -> Bool) -> Bool {
    let deadline = now + seconds
    var isMet = false
    func look() {
      isMet = condition()
      if isMet || now > deadline { return stop(.finished) }
      schedule(after: 0.002, look)
    }
    schedule(after: 0.002, look)
    return run() == .finished && isMet
  }
}
