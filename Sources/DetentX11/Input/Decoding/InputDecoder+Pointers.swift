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
        self.button(button, report, in: place, at: time)
      }
    case .touchBegan(let finger), .touchMoved(let finger), .touchEnded(let finger):
      touch(finger, report, in: place, at: time)
    }
  }

  /// A motion may tell of scrolling, of moving, or of both.
  private mutating func motion(_ report: PointerReport, in place: WindowPlace, at time: EventTime)
    -> [WindowEvent]
  {
    let scrolling = report.values.count { valuators.isScrolling($0, of: report.origin.source) }
    var events = scrolled(report, in: place, at: time)
    guard scrolling == 0 || scrolling < report.values.count else { return events }
    // A finger has moved the pointer, and is told of by itself.
    guard !report.isEmulated || !hasTouch else {
      cursors[report.origin.master]?.hold?.displace(to: report.origin.screen)
      return events
    }
    events.append(.pointer(moved(report, in: place, at: time)))
    return events
  }

  private mutating func moved(_ report: PointerReport, in place: WindowPlace, at time: EventTime)
    -> PointerSample
  {
    var cursor = cursors[report.origin.master] ?? MasterCursor()
    cursor.mover = MasterCursor.Mover(source: report.origin.source, window: report.origin.window)
    let pointer = cursor.hold?.pointer ?? PointerID(source: report.origin.source)
    cursor.hold?.move(report.origin, fixed: told(report), in: place)
    let location = cursor.hold?.contact.location ?? place.point(report.origin)
    // The release went past this window.
    if report.heldButtons.isEmpty { cursor.hold = nil }
    cursors[report.origin.master] = cursor
    return PointerSample(
      pointer: pointer, phase: .move, location: location, time: time,
      isPrimaryButtonHeld: report.heldButtons.contains(1))
  }

  /// The ways along which a device said where it is.
  private func told(_ report: PointerReport) -> Directions {
    guard let absolute = devices[report.origin.source]?.absolute, !absolute.isEmpty else { return [] }
    return absolute.intersection(report.values.reduce([]) { $0.union(Directions(axis: $1.number)) })
  }

  /// The pointer left the window.
  ///
  /// While a button is held it only looks so; when somebody takes the pointer then, the drag is over.
  mutating func crossing(_ report: CrossingReport, in place: WindowPlace, at time: EventTime)
    -> [WindowEvent]
  {
    guard !report.isEntering, !report.isInner, let cursor = cursors[report.origin.master] else { return [] }
    let (master, window) = (report.origin.master, report.origin.window)
    if report.cause == .grab, let hold = cursor.hold, hold.contact.window == window {
      cursors[master]?.hold = nil
      return [.pointer(hold.cancelled(at: time))]
    }
    guard report.cause == .motion, !report.isHeld, let mover = cursor.mover, mover.window == window else {
      return []
    }
    cursors[master]?.mover = nil
    let leave = PointerSample(
      pointer: PointerID(source: mover.source), phase: .leave, location: place.point(report.origin),
      time: time,
      isPrimaryButtonHeld: false)
    return [.pointer(leave)]
  }
}
