import CX11
import DetentCore
import DetentUI

extension InputReport {
  /// Reads the data of an event; nil for what nobody asked for.
  ///
  /// - Parameters:
  ///   - type: The kind of event, by the extension's number.
  ///   - data: What Xlib has made of it.
  ///   - version: What the two sides agreed on.
  init?(type: CInt, data: UnsafeRawPointer, version: InputVersion) {
    switch type {
    case XI_ButtonPress, XI_ButtonRelease, XI_Motion, XI_TouchBegin, XI_TouchUpdate, XI_TouchEnd:
      guard let report = unsafe PointerReport(data.load(as: XIDeviceEvent.self)) else { return nil }
      self = .pointer(report)
    case XI_Enter, XI_Leave:
      self = unsafe .crossing(CrossingReport(data.load(as: XIEnterEvent.self)))
    case XI_GestureSwipeBegin, XI_GestureSwipeUpdate, XI_GestureSwipeEnd:
      self = unsafe .swipe(SwipeReport(data.load(as: XIGestureSwipeEvent.self)))
    case XI_DeviceChanged:
      self = unsafe .deviceChanged(InputDevice(data.load(as: XIDeviceChangedEvent.self), version: version))
    case XI_HierarchyChanged:
      self = unsafe .hierarchyChanged(HierarchyReport(data.load(as: XIHierarchyEvent.self)))
    default: return nil
    }
  }
}

extension PointerReport {
  init?(_ event: XIDeviceEvent) {
    let detail = unsafe Int(event.detail)
    switch unsafe event.evtype {
    case XI_Motion: action = .motion
    case XI_ButtonPress: action = .press(detail)
    case XI_ButtonRelease: action = .release(detail)
    case XI_TouchBegin: action = .touchBegan(detail)
    case XI_TouchUpdate: action = .touchMoved(detail)
    case XI_TouchEnd: action = .touchEnded(detail)
    default: return nil
    }
    origin = unsafe ReportOrigin(
      master: Int(event.deviceid), source: Int(event.sourceid), window: event.event, x: event.event_x,
      y: event.event_y, modifiers: KeyModifiers(state: UInt32(truncatingIfNeeded: event.mods.effective)),
      stamp: UInt32(truncatingIfNeeded: event.time), serial: event.serial)
    origin.screen = unsafe Point(x: event.root_x, y: event.root_y)
    // The bit that says so of a mouse is the one that says of a finger that its end is pending.
    isEmulated = unsafe event.flags & XIPointerEmulated != 0
    movesPointer = unsafe event.flags & XITouchEmulatingPointer != 0
    buttons = unsafe ButtonSet(event.buttons)
    values = unsafe AxisValue.values(event.valuators)
  }
}

extension CrossingReport {
  init(_ event: XIEnterEvent) {
    isEntering = unsafe event.evtype == XI_Enter
    switch unsafe event.mode {
    case XINotifyGrab, XINotifyPassiveGrab: cause = .grab
    case XINotifyUngrab, XINotifyPassiveUngrab: cause = .ungrab
    default: cause = .motion
    }
    isInner = unsafe event.detail == XINotifyInferior
    origin = unsafe ReportOrigin(
      master: Int(event.deviceid), source: Int(event.sourceid), window: event.event, x: event.event_x,
      y: event.event_y, modifiers: KeyModifiers(state: UInt32(truncatingIfNeeded: event.mods.effective)),
      stamp: UInt32(truncatingIfNeeded: event.time), serial: event.serial)
    buttons = unsafe ButtonSet(event.buttons)
  }
}

extension SwipeReport {
  init(_ event: XIGestureSwipeEvent) {
    let isCancelled = unsafe event.flags & XIGestureSwipeEventCancelled != 0
    switch unsafe event.evtype {
    case XI_GestureSwipeBegin: phase = .began
    case XI_GestureSwipeUpdate: phase = .changed
    default: phase = isCancelled ? .cancelled : .ended
    }
    fingers = unsafe Int(event.detail)
    origin = unsafe ReportOrigin(
      master: Int(event.deviceid), source: Int(event.sourceid), window: event.event, x: event.event_x,
      y: event.event_y, modifiers: KeyModifiers(state: UInt32(truncatingIfNeeded: event.mods.effective)),
      stamp: UInt32(truncatingIfNeeded: event.time), serial: event.serial)
    delta = unsafe Vector(dx: event.delta_unaccel_x, dy: event.delta_unaccel_y)
  }
}

extension HierarchyReport {
  init(_ event: XIHierarchyEvent) {
    let changes = unsafe UnsafeBufferPointer(
      start: event.info, count: event.info == nil ? 0 : Int(event.num_info))
    let losing = XISlaveRemoved | XISlaveDetached | XISlaveAttached | XIDeviceDisabled
    lost = unsafe Set(changes.filter { $0.flags & losing != 0 }.map { Int($0.deviceid) })
    stamp = unsafe UInt32(truncatingIfNeeded: event.time)
  }
}
