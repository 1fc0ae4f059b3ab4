import DetentUI

@testable import DetentX11

extension X11Driver {
  /// Runs until `condition` holds, which is looked at again and again.
  ///
  /// - Returns: Whether it came to hold before `seconds` were over or the loop ended for a reason of its own.
  func runs(until condition: @escaping @MainActor () -> Bool, within seconds: Double = 5) -> Bool {
    let deadline = now + seconds
    look(deadline, condition)
    return run() == .finished && condition()
  }

  private func look(_ deadline: Double, _ condition: @escaping @MainActor () -> Bool) {
    schedule(after: 0.002) { [weak self] in
      guard let self else { return }
      if condition() || now > deadline { return stop(.finished) }
      look(deadline, condition)
    }
  }
}
