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
    loseHolds(of: sources, at: time) + loseTouches(of: sources, at: time) + loseSwipes(of: sources, at: time)
  }

  private mutating func loseHolds(of sources: Set<Int>, at time: EventTime) -> [Addressed] {
    cursors.keys.sorted().compactMap { master in
      guard let hold = cursors[master]?.hold, sources.contains(hold.pointer.source) else { return nil }
      cursors[master]?.hold = nil
      return Addressed(window: hold.contact.window, event: .pointer(hold.cancelled(at: time)))
    }
  }

  private mutating func loseTouches(of sources: Set<Int>, at time: EventTime) -> [Addressed] {
    let lost = touches.filter { sources.contains($0.key.source) }.sorted { $0.key.touch < $1.key.touch }
    return lost.map { pointer, contact in
      touches[pointer] = nil
      let sample = contact.cancelled(pointer, kind: .touch, at: time)
      return Addressed(window: contact.window, event: .pointer(sample))
    }
  }

  private mutating func loseSwipes(of sources: Set<Int>, at time: EventTime) -> [Addressed] {
    sources.sorted().compactMap { source in
      swipes.removeValue(forKey: source).map { swiping in
        Addressed(window: swiping.window, event: .swipe(swiping.last.cancelled(at: time)))
      }
    }
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

extension MouseHold {
  func cancelled(at time: EventTime) -> PointerSample { contact.cancelled(pointer, at: time) }
}
