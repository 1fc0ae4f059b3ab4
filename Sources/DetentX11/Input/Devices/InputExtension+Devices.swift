import CX11

extension InputExtension {
  /// Asks the server for all devices, with where their axes stand.
  ///
  /// - Returns: The devices, and the number of the question: the events from it on are later than the answer.
  func devices() -> (devices: [InputDevice], serial: UInt) {
    let answer = connection.call { display -> ([InputDevice], UInt) in
      let serial = unsafe XNextRequest(display)
      var count: CInt = 0
      guard let list = unsafe XIQueryDevice(display, XIAllDevices, &count) else { return ([], serial) }
      defer { unsafe XIFreeDeviceInfo(list) }
      let infos = unsafe UnsafeBufferPointer(start: list, count: Int(count))
      return (unsafe infos.map { unsafe InputDevice($0, version: version) }, serial)
    }
    guard let answer else { return ([], 0) }
    return (answer.0, answer.1)
  }

  /// Which of the devices are touchpads: those that say so, or whose driver has settings for tapping.
  ///
  /// Devices come and go; one that is gone is an error, which is trapped.
  func touchpads(among devices: [InputDevice]) -> Set<Int> {
    let scrolling = devices.filter { !$0.isMaster && !$0.axes.isEmpty }
    var touchpads = Set(scrolling.filter(\.hasGestures).map(\.id))
    let unknown = scrolling.filter { !$0.hasGestures && $0.touch == nil }
    guard !unknown.isEmpty else { return touchpads }
    let found = connection.trap { display -> Set<Int> in
      let named = unsafe Self.namedTouchpads(display)
      let tapping = unknown.filter { unsafe Self.canTap(display, device: $0.id) }
      return named.intersection(unknown.map(\.id)).union(tapping.map(\.id))
    }
    touchpads.formUnion(found.result ?? [])
    return touchpads
  }

  /// The devices whose type is `XI_TOUCHPAD`; types belong to the first version of the extension.
  private static func namedTouchpads(_ display: OpaquePointer) -> Set<Int> {
    let type = unsafe XInternAtom(display, XI_TOUCHPAD, 1)
    var count: CInt = 0
    guard type != 0, let list = unsafe XListInputDevices(display, &count) else { return [] }
    defer { unsafe XFreeDeviceList(list) }
    let infos = unsafe UnsafeBufferPointer(start: list, count: Int(count))
    return Set(unsafe infos.filter { unsafe $0.type == type }.map { unsafe Int($0.id) })
  }

  /// Whether a device has one of the properties that the drivers libinput and synaptics give touchpads alone.
  private static func canTap(_ display: OpaquePointer, device: Int) -> Bool {
    var count: CInt = 0
    guard let list = unsafe XIListProperties(display, CInt(device), &count) else { return false }
    defer { unsafe XFree(list) }
    let properties = unsafe UnsafeBufferPointer(start: list, count: Int(count))
    return ["libinput Tapping Enabled", "Synaptics Off"].contains { name in
      let atom = unsafe XInternAtom(display, name, 1)
      return unsafe atom != 0 && properties.contains(atom)
    }
  }
}
