internal import DetentCore
internal import DetentUI

/// Recognises swipes, and says when a pointer is up that made something else than a swipe.
final class SwipeRecognizer: PanGestureRecognizer {
  /// Called when the pointer of a press that was no swipe has come up, or is lost.
  var onRelease: (() -> Void)?

  /// The pointer that went down and is no longer followed.
  private var rejected: PointerID?

  override func receive(_ sample: PointerSample) {
    super.receive(sample)
    switch sample.phase {
    case .down: rejected = nil
    case .up(settings.button), .cancel: release(sample.pointer)
    case .move, .leave: if sample.kind == .mouse, !sample.isPrimaryButtonHeld { release(sample.pointer) }
    case .up: break
    }
  }

  override func interrupt(_ reason: PanInterruption) {
    super.interrupt(reason)
    if reason != .prevented, let rejected { release(rejected) }
  }

  /// The pointer makes something else than a swipe.
  func reject() { rejected = pointer }

  private func release(_ pointer: PointerID) {
    guard rejected == pointer else { return }
    rejected = nil
    onRelease?()
  }
}
