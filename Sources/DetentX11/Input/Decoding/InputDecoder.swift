import DetentCore
import DetentUI

/// Turns what devices report into what windows are told: which pointer, which kind, how far.
///
/// Everything is kept by the source device: of two devices that move the same pointer each has its own scrolling axes,
/// and a finger does not let go what a mouse holds.
struct InputDecoder: Sendable {
  let version: InputVersion
  var valuators = ScrollValuators()
  var devices: [Int: InputDevice] = [:]
  var touchpads: Set<Int> = []
  var guess = FingerGuess()
  /// The pointer of each master device.
  var cursors: [Int: MasterCursor] = [:]
  /// The fingers on the screen, by their pointers.
  var touches: [PointerID: Contact] = [:]
  /// The swipes that go on, by their source.
  var swipes: [Int: Swiping] = [:]

  /// Where something that began in a window was last.
  struct Contact: Sendable, Hashable {
    var window: UInt
    var location: Point
  }

  /// A swipe that began in a window.
  struct Swiping: Sendable, Hashable {
    var window: UInt
    var last: SwipeEvent
  }

  /// Whether the server stands between the program and another one that has the devices.
  private let isXwayland: Bool

  init(version: InputVersion, isXwayland: Bool = false) {
    self.version = version
    self.isXwayland = isXwayland
  }

  /// Whether fingers are told of by themselves, so that what the server makes up of them does not count.
  var hasTouch: Bool { version >= .touch }

  /// Takes the devices and where their axes stand from an answer to the request `serial`.
  mutating func read(_ list: [InputDevice], touchpads: Set<Int>, serial: UInt) {
    devices = Dictionary(list.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    self.touchpads = touchpads
    let unknown = list.filter { isXwayland && $0.saysNothing || $0.isOfXwayland }.map(\.id)
    guess.judge(Set(unknown).subtracting(touchpads))
    valuators.keep(Set(devices.keys))
    for device in list { valuators.read(device.axes, of: device.id, serial: serial) }
  }

  /// Takes only where the axes stand from such an answer.
  mutating func readAxes(_ list: [InputDevice], serial: UInt) {
    for device in list { valuators.read(device.axes, of: device.id, serial: serial) }
  }

  /// Takes the axes of a device as they were before the next event: what the server says of a device that takes over
  /// the pointer.
  mutating func changed(_ device: InputDevice) { valuators.read(device.axes, of: device.id) }

  /// Drops what goes on in a window that has left the screen or is gone; the window knows by itself.
  mutating func forget(_ window: UInt) {
    for (master, cursor) in cursors {
      if cursor.hold?.contact.window == window { cursors[master]?.hold = nil }
      if cursor.mover?.window == window { cursors[master]?.mover = nil }
    }
    touches = touches.filter { $0.value.window != window }
    swipes = swipes.filter { $0.value.window != window }
  }
}
