import DetentCore
import DetentUI

extension InputDecoder {
  /// What a report of a mouse, a wheel or a finger means for its window.
  mutating func pointer(_ report: PointerReport, in place: WindowPlace, at time: EventTime) -> [WindowEvent] {
    switch report.action {
    case .motion: motion(report, in: place, at: time)
    case .press(let button), .release(let button):
      if let notch = WheelButton.notch(button) {
        notched(report, button: button, by: notch, in: place, at: time)
      } else {
        self.button(report, button: button, in: place, at: time)
      }
    case .touchBegan, .touchMoved, .touchEnded: touch(report, in: place, at: time)
    }
  }

  /// A motion may tell of scrolling, of moving, or of both.
  private mutating func motion(_ report: PointerReport, in place: WindowPlace, at time: EventTime)
    -> [WindowEvent]
  {
    let scrolling = report.values.filter { valuators.isScrolling($0, of: report.origin.source) }
    var events = scrolled(report, in: place, at: time)
    guard scrolling.isEmpty || scrolling.count < report.values.count else { return events }
    // A finger has moved the pointer, and is told of by itself.
    guard !report.isEmulated || !hasTouch else {
      cursors[report.origin.master]?.hold?.isDisplaced = true
      return events
    }
    events.append(.pointer(moved(report, in: place, at: time)))
    return events
  }

  private mutating func moved(_ report: PointerReport, in place: WindowPlace, at time: EventTime)
    -> PointerSample
  {
    let location = place.point(report.origin)
    var cursor = cursors[report.origin.master] ?? MasterCursor()
    cursor.mover = MasterCursor.Mover(source: report.origin.source, window: report.origin.window)
    let pointer = cursor.hold?.pointer ?? PointerID(source: report.origin.source)
    cursor.hold?.contact.location = location
    cursor.hold?.isDisplaced = false
    // The release went past this window.
    if report.heldButtons.isEmpty { cursor.hold = nil }
    cursors[report.origin.master] = cursor
    return PointerSample(
      pointer: pointer, phase: .move, location: location, time: time,
      isPrimaryButtonHeld: report.heldButtons.contains(1))
  }

  private mutating func button(
    _ report: PointerReport, button: Int, in place: WindowPlace, at time: EventTime
  ) -> [WindowEvent] {
    guard !report.isEmulated || !hasTouch else { return [] }
    var cursor = cursors[report.origin.master] ?? MasterCursor()
    cursor.mover = MasterCursor.Mover(source: report.origin.source, window: report.origin.window)
    defer { cursors[report.origin.master] = cursor }
    var location = place.point(report.origin)
    let isPress = report.action == .press(button)
    if isPress, cursor.hold?.contact.window != report.origin.window {
      let contact = Contact(window: report.origin.window, location: location)
      cursor.hold = MasterCursor.Hold(pointer: PointerID(source: report.origin.source), contact: contact)
    }
    // A button that nothing holds came up already, as far as windows know: it was lost.
    guard let hold = cursor.hold else { return [] }
    if !isPress, hold.isDisplaced { location = hold.contact.location }
    if report.heldButtons.isEmpty { cursor.hold = nil }
    let name = PointerButton(number: UInt32(truncatingIfNeeded: button))
    let sample = PointerSample(
      pointer: hold.pointer, phase: isPress ? .down(name) : .up(name), location: location, time: time,
      isPrimaryButtonHeld: report.heldButtons.contains(1))
    guard cursor.hold == nil, !place.contains(location) else { return [.pointer(sample)] }
    // While a button was held the pointer was bound to the window: now it shows that it is out.
    cursor.mover = nil
    var leave = sample
    leave.phase = .leave
    return [.pointer(sample), .pointer(leave)]
  }

  /// The pointer left the window.
  ///
  /// While a button is held it only looks so; when somebody takes the pointer then, the drag is over.
  mutating func crossing(_ report: CrossingReport, in place: WindowPlace, at time: EventTime)
    -> [WindowEvent]
  {
    guard !report.isEntering, !report.isInner else { return [] }
    let master = report.origin.master
    if report.cause == .grab, let hold = cursors[master]?.hold, hold.contact.window == report.origin.window {
      cursors[master]?.hold = nil
      return [.pointer(hold.cancelled(at: time))]
    }
    guard report.cause == .motion, !report.isHeld, let mover = cursors[master]?.mover,
      mover.window == report.origin.window
    else { return [] }
    cursors[master]?.mover = nil
    return [
      .pointer(
        PointerSample(
          pointer: PointerID(source: mover.source), phase: .leave, location: place.point(report.origin),
          time: time, isPrimaryButtonHeld: false))
    ]
  }
}
