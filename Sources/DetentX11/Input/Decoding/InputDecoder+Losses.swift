import DetentCore
import DetentUI

extension InputDecoder {
  /// An event for one of the windows.
  struct Addressed: Sendable {
    var window: UInt
    var event: WindowEvent
  }

  /// Whether a report is about what a mouse, a finger or a touchpad holds.
  func isFollowing(_ report: InputReport) -> Bool {
    switch report {
    case .pointer(let report):
      switch report.action {
      case .press, .release, .motion: cursors[report.origin.master]?.hold != nil
      case .touchBegan(let touch), .touchMoved(let touch), .touchEnded(let touch):
        touches[PointerID(source: report.origin.source, touch: touch)] != nil
      }
    case .swipe(let report): swipes[report.origin.source] != nil
    case .crossing, .deviceChanged, .hierarchyChanged: false
    }
  }

  /// Takes away what devices hold that are gone, or turned off, or belong to another master.
  mutating func lose(_ sources: Set<Int>, at time: EventTime) -> [Addressed] {
    var lost: [Addressed] = []
    for (master, cursor) in cursors.sorted(by: { $0.key < $1.key }) {
      guard let hold = cursor.hold, sources.contains(hold.pointer.source) else { continue }
      lost.append(Addressed(window: hold.contact.window, event: .pointer(hold.cancelled(at: time))))
      cursors[master]?.hold = nil
    }
    for (pointer, contact) in touches.sorted(by: { $0.key.touch < $1.key.touch })
    where sources.contains(pointer.source) {
      let sample = contact.cancelled(pointer, kind: .touch, at: time)
      lost.append(Addressed(window: contact.window, event: .pointer(sample)))
      touches[pointer] = nil
    }
    for (source, swiping) in swipes.sorted(by: { $0.key < $1.key }) where sources.contains(source) {
      lost.append(Addressed(window: swiping.window, event: .swipe(swiping.last.cancelled(at: time))))
      swipes[source] = nil
    }
    return lost
  }
}

extension InputDecoder.Contact {
  /// The pointer is taken away where it was.
  func cancelled(_ pointer: PointerID, kind: PointerKind = .mouse, at time: EventTime) -> PointerSample {
    PointerSample(
      pointer: pointer, kind: kind, phase: .cancel, location: location, time: time, isPrimaryButtonHeld: false
    )
  }
}

extension MasterCursor.Hold {
  func cancelled(at time: EventTime) -> PointerSample { contact.cancelled(pointer, at: time) }
}
