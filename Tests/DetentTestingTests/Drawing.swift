import DetentCore
import DetentGraphics
import DetentUI

/// A view that notes all that it hears.
final class Listener: View {
  var heard: [String] = []
  var times: [EventTime] = []

  override var canBecomeFocused: Bool { true }

  override func pointerBegan(_ sample: PointerSample, at location: Point) { note("began", sample, location) }
  override func pointerMoved(_ sample: PointerSample, at location: Point) { note("moved", sample, location) }
  override func pointerEnded(_ sample: PointerSample, at location: Point) { note("ended", sample, location) }
  override func pointerCancelled(_ pointer: PointerID) { heard.append("cancelled") }
  override func keyDown(_ event: KeyEvent) -> Bool { key(event) }
  override func keyUp(_ event: KeyEvent) -> Bool { key(event) }

  override func scroll(_ event: ScrollEvent, at location: Point) -> Bool {
    heard.append("scroll \(event.delta.dx) \(event.delta.dy)")
    return true
  }

  private func note(_ what: String, _ sample: PointerSample, _ location: Point) {
    heard.append("\(what) \(location.x) \(location.y)")
    times.append(sample.time)
  }

  private func key(_ event: KeyEvent) -> Bool {
    heard.append("\(event.key) \(event.phase)")
    times.append(event.time)
    return true
  }
}
