import DetentCore
import DetentUI

extension InputDecoder {
  /// What fingers that swipe mean for their window; another number of fingers is another swipe.
  mutating func swipe(_ report: SwipeReport, in place: WindowPlace, at time: EventTime) -> [WindowEvent] {
    let source = report.origin.source
    var event = SwipeEvent(
      source: source, phase: report.phase, fingers: report.fingers, delta: report.delta,
      location: place.point(report.origin), time: time)
    guard report.phase == .began || swipes[source] != nil else { return [] }
    var events: [WindowEvent] = []
    if let former = swipes[source]?.last, report.phase == .began || former.fingers != report.fingers {
      events.append(.swipe(former.cancelled(at: time)))
      if report.phase == .changed { event.phase = .began }
    }
    let goesOn = event.phase == .began || event.phase == .changed
    swipes[source] = goesOn ? Swiping(window: report.origin.window, last: event) : nil
    return events + (goesOn || events.isEmpty ? [.swipe(event)] : [])
  }
}

extension SwipeEvent {
  /// The same swipe, as it is taken away.
  func cancelled(at time: EventTime) -> SwipeEvent {
    SwipeEvent(source: source, phase: .cancelled, fingers: fingers, location: location, time: time)
  }
}
