import CX11
import DetentCore

extension InputDevice {
  /// Reads what the server tells of a device; scrolling only where that has come with the extension's version.
  init(_ info: XIDeviceInfo, version: InputVersion) {
    self.init(id: unsafe Int(info.deviceid))
    if let name = unsafe info.name { self.name = unsafe String(cString: name) }
    let use = unsafe info.use
    isMaster = use == XIMasterPointer || use == XIMasterKeyboard
    master = unsafe use == XISlavePointer ? Int(info.attachment) : nil
    isEnabled = unsafe info.enabled != 0
    unsafe read(info.classes, count: info.num_classes, version: version)
  }

  /// Reads how a device looks now that it, or what moves its master, has changed.
  init(_ event: XIDeviceChangedEvent, version: InputVersion) {
    self.init(id: unsafe Int(event.sourceid))
    unsafe read(event.classes, count: event.num_classes, version: version)
  }

  private mutating func read(
    _ list: UnsafeMutablePointer<UnsafeMutablePointer<XIAnyClassInfo>?>?, count: CInt, version: InputVersion
  ) {
    let classes = unsafe UnsafeBufferPointer(start: list, count: Int(count))
    var values: [Int: Double] = [:]
    for index in classes.indices {
      guard let any = unsafe classes[index] else { continue }
      unsafe read(UnsafeRawPointer(any), version: version, into: &values)
    }
    for index in axes.indices { axes[index].value = values[axes[index].number] ?? 0 }
  }

  private mutating func read(_ any: UnsafeRawPointer, version: InputVersion, into values: inout [Int: Double])
  {
    switch unsafe any.load(as: XIAnyClassInfo.self).type {
    case XIValuatorClass:
      let valuator = unsafe any.load(as: XIValuatorClassInfo.self)
      values[Int(valuator.number)] = valuator.value
      if valuator.mode == XIModeAbsolute { absolute.formUnion(Directions(axis: Int(valuator.number))) }
    case XIScrollClass where version >= .scrolling:
      if let axis = unsafe ScrollAxis(any.load(as: XIScrollClassInfo.self)) { axes.append(axis) }
    case XITouchClass:
      let mode = unsafe any.load(as: XITouchClassInfo.self).mode
      touch = mode == XIDirectTouch ? .direct : .dependent
    case XIGestureClass: hasGestures = true
    default: break
    }
  }
}

extension ScrollAxis {
  fileprivate init?(_ info: XIScrollClassInfo) {
    guard info.increment.isFinite, info.increment != 0 else { return nil }
    self.init(
      number: Int(info.number), axis: info.scroll_type == XIScrollTypeHorizontal ? .horizontal : .vertical,
      increment: info.increment)
  }
}
