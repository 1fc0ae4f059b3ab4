internal import DetentCore
internal import DetentUI

extension PageScroller {
  /// The host is in another window, or in none: the frames come from there.
  func hostMoved() {
    if let animation, animation.window !== host?.window { stopFrames() }
    animateIfNeeded()
  }

  func animateIfNeeded() {
    guard model.isAnimating, animation == nil, let window = host?.window else { return }
    let handler = window.addFrameHandler { [weak self] _ in self?.frameCame() ?? false }
    animation = Animation(window: window, handler: handler)
  }

  private func frameCame() -> Bool {
    perform { $0.advance(to: now, gate: gate) }
    if !model.isAnimating { stopFrames() }
    return model.isAnimating
  }

  private func stopFrames() {
    if let animation { animation.window?.removeFrameHandler(animation.handler) }
    animation = nil
  }

  func scheduleWake(at time: Double) {
    wake?.cancel()
    wake = host?.window?.driver.schedule(after: time - now) { [weak self] in
      guard let self else { return }
      perform { $0.advance(to: max(time, now), gate: gate) }
    }
  }
}
