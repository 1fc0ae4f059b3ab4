internal import CX11

extension TestClient {
  /// The number of a device by its name; nil when there is none.
  package func device(_ name: String) -> CInt? {
    announce()
    var count: CInt = 0
    guard let list = XIQueryDevice(display, XIAllDevices, &count) else { return nil }
    defer { XIFreeDeviceInfo(list) }
    return UnsafeBufferPointer(start: list, count: Int(count))
      .first { $0.name.map { String(cString: $0) } == name }?.deviceid
  }

  /// Turns a device on or off, as unplugging it does.
  package func turn(_ name: String, on isOn: Bool) { set("Device Enabled", of: name, to: isOn) }

  /// Gives a device a property that says yes or no.
  package func set(_ property: String, of name: String, to isOn: Bool = true) {
    guard let device = device(name) else { return }
    var value: UInt8 = isOn ? 1 : 0
    XIChangeProperty(display, device, atom(property), XA_INTEGER, 8, XIPropModeReplace, &value, 1)
    synchronize()
  }

  /// Takes a device away from its master.
  package func detach(_ name: String) {
    guard let device = device(name) else { return }
    var change = XIAnyHierarchyChangeInfo()
    change.detach = XIDetachSlaveInfo(type: XIDetachSlave, deviceid: device)
    XIChangeHierarchy(display, &change, 1)
    synchronize()
  }

  /// Takes the pointer for itself, as menus do.
  ///
  /// - Returns: Whether it got it.
  package func grabPointer() -> Bool {
    let events = UInt32(ButtonPressMask | ButtonReleaseMask | PointerMotionMask)
    let status = XGrabPointer(display, root, 0, events, GrabModeAsync, GrabModeAsync, 0, 0, Time(CurrentTime))
    synchronize()
    return status == GrabSuccess
  }

  package func ungrabPointer() {
    XUngrabPointer(display, Time(CurrentTime))
    synchronize()
  }

  /// Takes the keyboard for itself, as window managers do while they switch windows.
  package func grabKeyboard() -> Bool {
    let status = XGrabKeyboard(display, root, 0, GrabModeAsync, GrabModeAsync, Time(CurrentTime))
    synchronize()
    return status == GrabSuccess
  }

  private func announce() {
    var (major, minor): (CInt, CInt) = (2, 4)
    XIQueryVersion(display, &major, &minor)
  }
}
