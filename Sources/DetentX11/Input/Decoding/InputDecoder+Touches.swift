import DetentCore
import DetentUI

extension InputDecoder {
  /// What a finger did; each is a pointer of its own.
  mutating func touch(_ report: PointerReport, in place: WindowPlace, at time: EventTime) -> [WindowEvent] {
    let (source, window) = (report.origin.source, report.origin.window)
    let location = place.point(report.origin)
    func sample(_ touch: Int, _ phase: PointerSample.Phase, isDown: Bool) -> [WindowEvent] {
      [
        .pointer(
          PointerSample(
            pointer: PointerID(source: source, touch: touch), kind: .touch, phase: phase, location: location,
            time: time, isPrimaryButtonHeld: isDown))
      ]
    }
    switch report.action {
    case .touchBegan(let touch):
      // Fingers on a touchpad move the pointer, which is told of by itself.
      guard devices[source]?.touch != .dependent else { return [] }
      touches[PointerID(source: source, touch: touch)] = Contact(window: window, location: location)
      return sample(touch, .down(.primary), isDown: true)
    case .touchMoved(let touch):
      let pointer = PointerID(source: source, touch: touch)
      guard touches[pointer] != nil, !report.isEmulated else { return [] }
      touches[pointer]?.location = location
      return sample(touch, .move, isDown: true)
    case .touchEnded(let touch):
      guard touches.removeValue(forKey: PointerID(source: source, touch: touch)) != nil else { return [] }
      return sample(touch, .up(.primary), isDown: false)
    case .motion, .press, .release: return []
    }
  }
}
