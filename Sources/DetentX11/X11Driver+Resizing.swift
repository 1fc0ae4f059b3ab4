import CX11

extension X11Driver {
  /// The extent that the last of several reports in a row names: the ones before it are out of date already.
  ///
  /// What else was told of the window in between keeps its place, but for parts to be drawn: a window manager's number
  /// belongs to the size that follows it.
  func newestExtent(_ event: XConfigureEvent) -> PixelExtent {
    var newest = unsafe event
    while let next = unsafe nextReport(of: newest.window) { unsafe newest = unsafe next }
    return unsafe PixelExtent(width: Int(newest.width), height: Int(newest.height))
  }

  /// Takes the next report of a window's place and size out of Xlib's queue; nil when something else comes first.
  private func nextReport(of window: CX11.Window) -> XConfigureEvent? {
    let found = connection.call { display -> XConfigureEvent? in
      var (search, event) = unsafe (ReportSearch(window: window), XEvent())
      let isThere = unsafe withUnsafeMutableBytes(of: &search) { bytes in
        unsafe XCheckIfEvent(
          display, &event,
          { _, event, argument in
            guard let event = unsafe event, let argument = unsafe argument else { return 0 }
            return unsafe argument.withMemoryRebound(to: ReportSearch.self, capacity: 1) { search in
              unsafe search.pointee.finds(event.pointee) ? 1 : 0
            }
          }, bytes.baseAddress?.assumingMemoryBound(to: CChar.self))
      }
      return isThere != 0 ? unsafe event.xconfigure : nil
    }
    return unsafe found ?? nil
  }
}

/// Looks at one event after the other, until one comes that is not of another window, nor a part to be drawn.
private struct ReportSearch {
  let window: CX11.Window
  private var isOver = false

  init(window: CX11.Window) { self.window = window }

  mutating func finds(_ event: XEvent) -> Bool {
    // What extensions tell names its window elsewhere, so it counts as this one's.
    let isOwn = unsafe event.type == GenericEvent || event.xany.window == window
    guard !isOver, isOwn, unsafe event.type != Expose else { return false }
    isOver = true
    return unsafe event.type == ConfigureNotify
  }
}
