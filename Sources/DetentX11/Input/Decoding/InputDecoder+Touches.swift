import DetentCore
import DetentUI

extension InputDecoder {
  /// What a finger did; each is a pointer of its own.
  mutating func touch(
    _ number: Int, _ report: PointerReport, in place: WindowPlace, at time: EventTime
  ) -> [WindowEvent] {
    let pointer = PointerID(source: report.origin.source, touch: number)
    if report.movesPointer { cursors[report.origin.master]?.hold?.displace(to: report.origin.screen) }
    let contact = Contact(window: report.origin.window, location: place.point(report.origin))
    guard let phase = follow(pointer, contact, report) else { return [] }
    let sample = PointerSample(
      pointer: pointer, kind: .touch, phase: phase, location: contact.location, time: time,
      isPrimaryButtonHeld: phase != .up(.primary))
    return [.pointer(sample)]
  }

  /// Keeps where a finger is as long as it is down; nil for what windows need not know.
  private mutating func follow(
    _ pointer: PointerID, _ contact: Contact, _ report: PointerReport
  ) -> PointerSample.Phase? {
    let isDown = touches[pointer] != nil
    switch report.action {
    case .touchBegan:
      // Fingers on a touchpad move the pointer, which is told of by itself.
      guard devices[pointer.source]?.touch != .dependent else { return nil }
      touches[pointer] = contact
      return .down(.primary)
    case .touchMoved where isDown && !report.isEmulated:
      touches[pointer] = contact
      return .move
    case .touchEnded where isDown:
      touches[pointer] = nil
      return .up(.primary)
    case .touchMoved, .touchEnded, .motion, .press, .release: return nil
    }
  }
}
