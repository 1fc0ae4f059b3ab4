import DetentCore
import DetentUI

/// Writes down what a window hears.
@MainActor
final class Recorder: WindowReceiver {
  var events: [WindowEvent] = []
  var frames: [Double] = []
  var onEvent: ((WindowEvent) -> Void)?
  var onFrame: ((Double) -> Void)?

  /// Lets go of what the callbacks hold.
  func fallSilent() { (onEvent, onFrame) = (nil, nil) }

  func windowReceived(_ event: WindowEvent) {
    events.append(event)
    onEvent?(event)
  }

  func windowDrawsFrame(at time: Double) {
    frames.append(time)
    onFrame?(time)
  }

  var pointers: [PointerSample] {
    events.compactMap { if case .pointer(let sample) = $0 { sample } else { nil } }
  }

  var scrolls: [ScrollEvent] {
    events.compactMap { if case .scroll(let scroll) = $0 { scroll } else { nil } }
  }

  var swipes: [SwipeEvent] {
    events.compactMap { if case .swipe(let swipe) = $0 { swipe } else { nil } }
  }

  var keys: [KeyEvent] {
    events.compactMap { if case .key(let key) = $0 { key } else { nil } }
  }

  var focuses: [Bool] {
    events.compactMap { if case .focus(let focus) = $0 { focus } else { nil } }
  }

  var visibilities: [Bool] {
    events.compactMap { if case .visibility(let visible) = $0 { visible } else { nil } }
  }

  var sizes: [Size] {
    events.compactMap { if case .resized(let size, _) = $0 { size } else { nil } }
  }

  var desktops: [DesktopSettings] {
    events.compactMap { if case .desktop(let settings) = $0 { settings } else { nil } }
  }

  var exposures: [Rect] {
    events.compactMap { if case .exposed(let rect) = $0 { rect } else { nil } }
  }

  var closeRequests: Int {
    events.count { if case .closeRequested = $0 { true } else { false } }
  }

  var isDestroyed: Bool {
    events.contains { if case .destroyed = $0 { true } else { false } }
  }
}
