import CX11
import DetentCore
import DetentUI

/// Turns the events of the core protocol into what windows are told: points instead of pixels, wide times instead of
/// stamps that wrap, meanings instead of numbers.
///
/// It keeps what one event alone does not say: the clock and the keys that are held. The core protocol shows all
/// pointing devices as one; its samples are those of ``PointerID/init(source:touch:)`` with source 0.
struct EventDecoder {
  var clock = EventClock()
  private var heldKeys: Set<UInt32> = []

  /// What a button going down or coming up means; buttons 4 to 7 are the notches of wheels.
  ///
  /// The window's extent tells whether a button came up outside of it.
  mutating func button(_ event: XButtonEvent, scale: PixelScale, extent: PixelExtent) -> [WindowEvent] {
    let (number, state, isPress) = unsafe (event.button, event.state, event.type == ButtonPress)
    let time = unsafe moment(event.time)
    let (x, y) = unsafe (Int(event.x), Int(event.y))
    let location = scale.point(pixelX: Double(x), pixelY: Double(y))
    if let notch = Self.notches[number] {
      guard isPress else { return [] }
      let scroll = ScrollEvent(
        location: location, delta: notch, modifiers: KeyModifiers(state: state), time: time)
      return [.scroll(scroll)]
    }
    let button = PointerButton(number: number)
    var sample = PointerSample(
      pointer: PointerID(), phase: isPress ? .down(button) : .up(button), location: location, time: time,
      isPrimaryButtonHeld: button == .primary ? isPress : state & UInt32(Button1Mask) != 0)
    var events: [WindowEvent] = [.pointer(sample)]
    // While a button was held the server spoke of no leaving, so the release is when the pointer is found to be out.
    let isInside = (0..<extent.width).contains(x) && (0..<extent.height).contains(y)
    if !isPress, !isInside, Self.heldButtons(state, without: number) == 0 {
      sample.phase = .leave
      events.append(.pointer(sample))
    }
    return events
  }

  mutating func motion(_ event: XMotionEvent, scale: PixelScale) -> WindowEvent {
    let state = unsafe event.state
    return unsafe .pointer(
      PointerSample(
        pointer: PointerID(), phase: .move,
        location: scale.point(pixelX: Double(event.x), pixelY: Double(event.y)), time: moment(event.time),
        isPrimaryButtonHeld: state & UInt32(Button1Mask) != 0))
  }

  /// The pointer's leaving, unless a button is held, which keeps the pointer bound to the window, or somebody's grab
  /// only makes it look like leaving; a grab while a button is held takes the pointer away.
  mutating func leave(_ event: XCrossingEvent, scale: PixelScale) -> WindowEvent? {
    let time = unsafe moment(event.time)
    let (mode, state) = unsafe (event.mode, event.state)
    let isHeld = Self.heldButtons(state, without: 0) != 0
    guard mode == NotifyNormal && !isHeld || mode == NotifyGrab && isHeld else { return nil }
    return unsafe .pointer(
      PointerSample(
        pointer: PointerID(), phase: isHeld ? .cancel : .leave,
        location: scale.point(pixelX: Double(event.x), pixelY: Double(event.y)), time: time,
        isPrimaryButtonHeld: false))
  }

  /// What a key going down or coming up means; `composed` is what an input method made of it, where one is asked.
  mutating func key(_ event: XKeyEvent, composed: KeyLookup? = nil) -> WindowEvent {
    let (code, state, isPress) = unsafe (event.keycode, event.state, event.type == KeyPress)
    var modifiers = KeyModifiers(state: state)
    let look = unsafe composed ?? KeyLookup(event, modifiers: modifiers)
    if look.symbol.isBackTab { modifiers.insert(.shift) }
    let time = unsafe moment(event.time)
    return .key(
      KeyEvent(
        key: look.symbol.key(text: look.text), phase: phase(of: code, isPress: isPress), modifiers: modifiers,
        time: time))
  }

  /// A key that is held already repeats; text from an input method comes by no key.
  private mutating func phase(of code: UInt32, isPress: Bool) -> KeyEvent.Phase {
    guard code != 0 else { return isPress ? .down : .up }
    if isPress { return heldKeys.insert(code).inserted ? .down : .repeated }
    heldKeys.remove(code)
    return .up
  }

  /// The keyboard's coming or going, or a grab while keys are held; nil for what only looks like it: the pointer resting
  /// over a window while somebody else has the keyboard, and other grabs, which give it back.
  mutating func focus(_ event: XFocusChangeEvent) -> KeyboardNews? {
    let (detail, mode, isIn) = unsafe (event.detail, event.mode, event.type == FocusIn)
    let isMove = mode == NotifyNormal || mode == NotifyWhileGrabbed
    guard isMove || mode == NotifyGrab && !isIn && !heldKeys.isEmpty else { return nil }
    guard ![NotifyPointer, NotifyPointerRoot, NotifyDetailNone, NotifyInferior].contains(detail) else {
      return nil
    }
    // Keys that come up while another window has the keyboard, or somebody has grabbed it, are never reported.
    if !isIn { heldKeys.removeAll() }
    return isMove ? .moved(isHere: isIn) : .taken
  }

  /// The moment of a stamp of the server.
  mutating func moment(_ stamp: UInt32) -> EventTime { clock.extend(stamp).time }

  private mutating func moment(_ stamp: Time) -> EventTime {
    moment(UInt32(truncatingIfNeeded: stamp))
  }

  /// The bits of the buttons that drag which are held, as they are after `button` came up.
  private static func heldButtons(_ state: UInt32, without button: UInt32) -> UInt32 {
    let all = UInt32(Button1Mask | Button2Mask | Button3Mask)
    let released = (1...3).contains(button) ? UInt32(Button1Mask) << (button - 1) : 0
    return state & all & ~released
  }

  /// One notch of each wheel button.
  private static let notches: [UInt32: Vector] = [
    4: Vector(dy: -ScrollEvent.unitsPerNotch), 5: Vector(dy: ScrollEvent.unitsPerNotch),
    6: Vector(dx: -ScrollEvent.unitsPerNotch), 7: Vector(dx: ScrollEvent.unitsPerNotch),
  ]
}
