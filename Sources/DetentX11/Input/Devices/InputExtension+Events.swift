import CX11

extension InputExtension {
  /// Reads an event, when it is one of the extension's.
  func report(of event: XEvent) -> InputReport? {
    let report = connection.call { display -> InputReport? in
      var cookie = unsafe event.xcookie
      guard unsafe cookie.extension == opcode, unsafe XGetEventData(display, &cookie) != 0 else { return nil }
      defer { unsafe XFreeEventData(display, &cookie) }
      guard let data = unsafe cookie.data else { return nil }
      return unsafe InputReport(type: cookie.evtype, data: UnsafeRawPointer(data), version: version)
    }
    return report ?? nil
  }

  /// Takes the news of a change of devices out of Xlib's queue, when only events lie before it that such a change brings
  /// with it.
  ///
  /// The server sends those at once and the news a moment later, but before it answers anything: so it is asked.
  func takeHierarchyChange() -> HierarchyReport? {
    let event = connection.call { display -> XEvent? in
      _ = unsafe XSync(display, 0)
      return unsafe Self.find(display, Search(opcode: opcode))
    }
    guard case .some(.some(let found)) = unsafe event else { return nil }
    guard case .hierarchyChanged(let change)? = unsafe report(of: found) else { return nil }
    return change
  }

  /// Takes the event that is searched for out of Xlib's queue; nil when there is none.
  private static func find(_ display: OpaquePointer, _ search: Search) -> XEvent? {
    var (search, event) = unsafe (search, XEvent())
    let isThere = unsafe withUnsafeMutableBytes(of: &search) { bytes in
      unsafe XCheckIfEvent(
        display, &event,
        { _, event, argument in
          guard let event = unsafe event, let argument = unsafe argument else { return 0 }
          return unsafe argument.withMemoryRebound(to: Search.self, capacity: 1) { search in
            unsafe search.pointee.finds(event.pointee) ? 1 : 0
          }
        }, bytes.baseAddress?.assumingMemoryBound(to: CChar.self))
    }
    return isThere != 0 ? unsafe event : nil
  }

  /// Looks at one event after the other, until one comes that ends the search.
  private struct Search {
    let opcode: CInt
    private var isOver = false

    init(opcode: CInt) { self.opcode = opcode }

    mutating func finds(_ event: XEvent) -> Bool {
      guard !isOver else { return false }
      let isOwn = unsafe event.type == GenericEvent && event.xcookie.extension == opcode
      let type = isOwn ? unsafe event.xcookie.evtype : 0
      if type == XI_HierarchyChanged {
        isOver = true
        return true
      }
      isOver = ![
        XI_ButtonRelease, XI_TouchEnd, XI_GestureSwipeEnd, XI_Enter, XI_Leave, XI_DeviceChanged, XI_Motion,
      ].contains(type)
      return false
    }
  }
}
