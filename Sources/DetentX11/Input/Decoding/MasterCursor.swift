import DetentCore

/// One pointer on the screen, which several devices may move.
struct MasterCursor: Sendable, Hashable {
  /// What buttons hold.
  struct Hold: Sendable, Hashable {
    /// The device whose button went down first: it names the pointer until all buttons are up, also when another device
    /// moves it, as a touchpad does while a button beside it is held.
    var pointer: PointerID
    /// Where the pointer was last by a mouse.
    var contact: InputDecoder.Contact
    /// Whether a finger has moved the pointer since, so that its place is not the mouse's.
    var isDisplaced = false
  }

  var hold: Hold?
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
    hold = Hold(pointer: PointerID(source: origin.source), contact: contact)
  }
}
