import CX11

extension InputExtension {
  /// Asks for what pointers do in a window, whichever master device moves them.
  ///
  /// With every slave selected as well each event would come twice, with places that are out of date.
  func select(in window: CX11.Window) {
    var events = [XI_ButtonPress, XI_ButtonRelease, XI_Motion, XI_Enter, XI_Leave]
    if version >= .touch { events += [XI_TouchBegin, XI_TouchUpdate, XI_TouchEnd] }
    if version >= .gestures { events += [XI_GestureSwipeBegin, XI_GestureSwipeUpdate, XI_GestureSwipeEnd] }
    select(events, of: XIAllMasterDevices, in: window)
  }

  /// Asks for what happens to the devices themselves: once, since those events belong to no window.
  func selectChanges() {
    select([XI_DeviceChanged, XI_HierarchyChanged], of: XIAllDevices, in: connection.root)
  }

  private func select(_ events: [CInt], of device: CInt, in window: CX11.Window) {
    var bits = [UInt8](repeating: 0, count: Int(XI_LASTEVENT) / 8 + 1)
    for event in events { bits[Int(event) / 8] |= 1 << (event % 8) }
    connection.call { display in
      unsafe bits.withUnsafeMutableBufferPointer { bits in
        var mask = unsafe XIEventMask(
          deviceid: device, mask_len: CInt(bits.count), mask: bits.baseAddress)
        _ = unsafe XISelectEvents(display, window, &mask, 1)
      }
    }
  }
}
