import DetentCore

/// One pointer on the screen, which several devices may move.
struct MasterCursor: Sendable, Hashable {
  var hold: MouseHold?
  /// The device that moved it last, and the window that it was in; nil when a finger or nobody did.
  var mover: Mover?

  struct Mover: Sendable, Hashable {
    var source: Int
    var window: UInt
  }

  /// A button went down: the first one in a window holds.
  mutating func press(_ origin: ReportOrigin, at location: Point) {
    mover = Mover(source: origin.source, window: origin.window)
    guard hold?.contact.window != origin.window else { return }
    let contact = InputDecoder.Contact(window: origin.window, location: location)
    hold = MouseHold(pointer: PointerID(source: origin.source), contact: contact, screen: origin.screen)
  }
}
