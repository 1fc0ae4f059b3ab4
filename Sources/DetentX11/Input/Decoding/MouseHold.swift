import DetentCore

/// What the buttons of mice hold, and where: fingers may take the pointer away meanwhile, which is not the mouse's doing.
struct MouseHold: Sendable, Hashable {
  /// The device whose button went down first: it names the pointer until all buttons are up, also when another device
  /// moves it, as a touchpad does while a button beside it is held.
  var pointer: PointerID
  /// Where the pointer was last by a mouse.
  var contact: InputDecoder.Contact
  /// The same place on the screen, in device pixels.
  var screen: Point
  /// The way there from where the server has the pointer, in device pixels.
  private(set) var shift = Vector.zero

  init(pointer: PointerID, contact: InputDecoder.Contact, screen: Point) {
    (self.pointer, self.contact, self.screen) = (pointer, contact, screen)
  }

  /// A finger took the server's pointer to a place on the screen.
  mutating func displace(to finger: Point) { shift = screen - finger }

  /// A mouse moved the pointer on from there; along those in `fixed` it said where it is, whatever the finger did.
  mutating func move(_ origin: ReportOrigin, fixed: Directions, in place: WindowPlace) {
    if fixed.contains(.horizontal) { shift.dx = 0 }
    if fixed.contains(.vertical) { shift.dy = 0 }
    screen = origin.screen + shift
    contact.location = self.place(of: origin, in: place)
  }

  /// Where the mouse is when the server says that its pointer is somewhere, in points.
  func place(of origin: ReportOrigin, in place: WindowPlace) -> Point {
    place.scale.point(pixelX: origin.x + shift.dx, pixelY: origin.y + shift.dy)
  }
}
