import CX11
import DetentCore
import DetentGraphics
import DetentUI

extension X11Driver {
  /// Takes the next event out of Xlib's queue; with `isFresh` it looks for what has arrived when that is empty, which asks
  /// the system.
  func nextEvent(isFresh: Bool) -> XEvent? {
    let event = connection.call { display -> XEvent? in
      let mode = isFresh ? QueuedAfterReading : QueuedAlready
      guard unsafe XEventsQueued(display, mode) > 0 else { return nil }
      var event = unsafe XEvent()
      unsafe XNextEvent(display, &event)
      return unsafe event
    }
    return unsafe event ?? nil
  }

  /// Whether Xlib holds events that were read and not yet handled.
  var hasQueuedEvents: Bool {
    connection.call { display in unsafe XEventsQueued(display, QueuedAlready) > 0 } ?? false
  }

  /// Tells the window that an event is about what it means.
  func handle(_ event: XEvent) {
    if unsafe isFiltered(event) { return }
    if unsafe event.type == MappingNotify { return unsafe refreshKeyboard(event) }
    if unsafe event.type == GenericEvent { return unsafe handleInput(event) }
    if unsafe settings.isNews(event) { return desktopMayHaveChanged() }
    if unsafe monitors.isNews(event) { return updatePace() }
    guard let window = unsafe windows[event.xany.window] else { return }
    switch unsafe event.type {
    case KeyPress, KeyRelease, ButtonPress, ButtonRelease, MotionNotify, LeaveNotify:
      for event in unsafe input(event, window) { window.deliver(event) }
    case FocusIn, FocusOut: unsafe keyboardMoved(event, window)
    case Expose: unsafe expose(event, window)
    case ClientMessage: unsafe message(event, window)
    default: unsafe structure(event, window)
    }
  }

  private func input(_ event: XEvent, _ window: X11Window) -> [WindowEvent] {
    switch unsafe event.type {
    case KeyPress: unsafe [decoder.key(event.xkey, composed: window.inputContext?.lookUp(event.xkey))]
    case KeyRelease: unsafe [decoder.key(event.xkey)]
    case MotionNotify: unsafe [decoder.motion(event.xmotion, scale: window.scale)]
    case LeaveNotify: unsafe decoder.leave(event.xcrossing, scale: window.scale).map { [$0] } ?? []
    default: unsafe decoder.button(event.xbutton, scale: window.scale, extent: window.extent)
    }
  }

  private func keyboardMoved(_ event: XEvent, _ window: X11Window) {
    switch unsafe decoder.focus(event.xfocus) {
    case .moved(let isHere): window.focusChanged(to: isHere)
    case .taken: window.deliver(.keysTaken)
    case nil: break
    }
  }

  /// What happens to the window itself.
  private func structure(_ event: XEvent, _ window: X11Window) {
    if unsafe event.type == ConfigureNotify {
      unsafe window.configured(as: newestExtent(event.xconfigure))
      if monitors.layout.hasSeveralRates { updatePace() }
      return
    }
    // Window managers send sizes by themselves; what follows comes from the server or is not true.
    guard unsafe event.xany.send_event == 0 else { return }
    switch unsafe event.type {
    case MapNotify:
      takeFocus(window)
      if isViewable(window) { window.cameOnScreen() }
    case UnmapNotify:
      inputDecoder.forget(window.identifier)
      window.leftScreen()
    case DestroyNotify: lose(window)
    default: break
    }
  }

  /// Shows a window's part that came to light.
  ///
  /// Only what is on the screen can: so a window is found there that was mapped before what a window manager put around
  /// it. What others send need not be true.
  private func expose(_ event: XEvent, _ window: X11Window) {
    if unsafe event.xany.send_event == 0 { window.cameOnScreen() }
    unsafe window.exposed(PixelRect(event.xexpose))
  }

  /// Forgets a window that somebody else destroyed; without any window left there is nothing to run for.
  private func lose(_ window: X11Window) {
    forget(window.identifier)
    window.vanish()
    if windows.isEmpty { stop(.windowDestroyed) }
  }

  /// What a window manager asks: to close the window, or to show that the program still reacts.
  private func message(_ event: XEvent, _ window: X11Window) {
    let client = unsafe event.xclient
    guard unsafe client.message_type == atoms[.protocols], unsafe client.format == 32 else { return }
    let word = unsafe UInt(bitPattern: client.data.l.0)
    if word == atoms[.deleteWindow] { window.deliver(.closeRequested) }
    if word == atoms[.ping] { unsafe answer(event) }
    if word == atoms[.syncRequest] { unsafe window.syncRequested(Self.number(client)) }
  }

  /// The number in a request for an answer to a resize: its lower half comes first.
  private static func number(_ client: XClientMessageEvent) -> Int64 {
    let (low, high) = unsafe (
      UInt32(truncatingIfNeeded: client.data.l.2), Int32(truncatingIfNeeded: client.data.l.3)
    )
    return Int64(high) << 32 | Int64(low)
  }

  /// Sends a ping back to the root window, otherwise as it was (EWMH 1.5, section 6.1).
  private func answer(_ ping: XEvent) {
    connection.call { display in
      var reply = unsafe ping
      unsafe reply.xclient.window = connection.root
      _ = unsafe XSendEvent(
        display, connection.root, 0, SubstructureRedirectMask | SubstructureNotifyMask, &reply)
      _ = unsafe XFlush(display)
    }
  }

  private func refreshKeyboard(_ event: XEvent) {
    connection.call { _ in
      var event = unsafe event
      _ = unsafe XRefreshKeyboardMapping(&event.xmapping)
    }
  }
}

extension PixelRect {
  fileprivate init(_ event: XExposeEvent) {
    self = unsafe PixelRect(
      x: Int(event.x), y: Int(event.y), width: Int(event.width), height: Int(event.height))
  }
}
