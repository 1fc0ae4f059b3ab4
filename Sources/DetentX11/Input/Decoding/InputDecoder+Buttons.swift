import DetentCore
import DetentUI

extension InputDecoder {
  /// What a button means that is no notch of a wheel.
  mutating func button(
    _ number: Int, _ report: PointerReport, in place: WindowPlace, at time: EventTime
  ) -> [WindowEvent] {
    guard !report.isEmulated || !hasTouch else { return [] }
    let master = report.origin.master
    let isPress = report.action == .press(number)
    let location = place.point(report.origin)
    if isPress { cursors[master, default: MasterCursor()].press(report.origin, at: location) }
    // A button that nothing holds came up already, as far as windows know: it was lost.
    guard let hold = cursors[master]?.hold else { return [] }
    if report.heldButtons.isEmpty { cursors[master]?.hold = nil }
    let button = PointerButton(number: UInt32(truncatingIfNeeded: number))
    let sample = PointerSample(
      pointer: hold.pointer, phase: isPress ? .down(button) : .up(button),
      location: hold.place(of: report.origin, in: place), time: time,
      isPrimaryButtonHeld: report.heldButtons.contains(1))
    return [.pointer(sample)] + (report.heldButtons.isEmpty ? left(sample, of: master, place) : [])
  }

  /// While a button was held the pointer was bound to the window: now it may show that it is out.
  private mutating func left(_ sample: PointerSample, of master: Int, _ place: WindowPlace) -> [WindowEvent] {
    guard !place.contains(sample.location) else { return [] }
    cursors[master]?.mover = nil
    var leave = sample
    leave.phase = .leave
    return [.pointer(leave)]
  }
}
