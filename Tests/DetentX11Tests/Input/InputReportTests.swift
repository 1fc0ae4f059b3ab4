import CX11
import DetentCore
import DetentUI
import Testing

@testable import DetentX11

@Suite("Events of the X Input Extension as values") struct InputReportTests {
  @Test("#9: the values of an event belong to the bits that are set, in their order, without gaps")
  func packing() throws {
    var mask: [UInt8] = [0b0000_1101, 0b0000_0010]
    var values = [1.5, -2.5, 3.5, 4.5]
    var buttons: [UInt8] = [0b0010_0010]

    let report = mask.withUnsafeMutableBufferPointer { mask in
      values.withUnsafeMutableBufferPointer { values in
        buttons.withUnsafeMutableBufferPointer { buttons in
          var event = XIDeviceEvent()
          event.evtype = XI_Motion
          (event.deviceid, event.sourceid, event.event) = (2, 7, 99)
          (event.event_x, event.event_y) = (10.25, -3.5)
          event.flags = XIPointerEmulated
          event.time = 1 << 32 + 5
          event.serial = 12
          event.mods.effective = ShiftMask | Mod1Mask
          event.valuators = XIValuatorState(mask_len: 2, mask: mask.baseAddress, values: values.baseAddress)
          event.buttons = XIButtonState(mask_len: 1, mask: buttons.baseAddress)
          return PointerReport(event)
        }
      }
    }

    let motion = try #require(report)
    #expect(
      motion.values == [(0, 1.5), (2, -2.5), (3, 3.5), (9, 4.5)].map { AxisValue(number: $0, value: $1) })
    #expect(motion.buttons == [1, 5] && motion.heldButtons == [1])
    #expect(motion.isEmulated && motion.action == .motion)
    #expect(
      motion.origin
        == ReportOrigin(
          master: 2, source: 7, window: 99, x: 10.25, y: -3.5, modifiers: [.shift, .alt], stamp: 5, serial: 12
        ))
  }

  @Test("An event without masks holds nothing")
  func empty() {
    var event = XIDeviceEvent()
    event.evtype = XI_ButtonPress
    event.detail = 3
    event.valuators.mask_len = 2
    event.buttons.mask_len = 4

    let report = PointerReport(event)

    #expect(report?.action == .press(3) && report?.values == [] && report?.buttons == [])
    #expect(report?.heldButtons == [3])
  }

  @Test(
    "Grabs are told from movements of the pointer",
    arguments: [
      (XINotifyNormal, CrossingReport.Cause.motion), (XINotifyGrab, .grab), (XINotifyUngrab, .ungrab),
      (XINotifyWhileGrabbed, .motion), (XINotifyPassiveGrab, .grab), (XINotifyPassiveUngrab, .ungrab),
    ])
  func crossing(mode: CInt, cause: CrossingReport.Cause) {
    var event = XIEnterEvent()
    event.evtype = XI_Enter
    event.mode = mode
    event.detail = XINotifyInferior

    let report = CrossingReport(event)

    #expect(report.cause == cause && report.isEntering && report.isInner && !report.isHeld)
  }

  @Test("A swipe counts the way of the fingers, not that of the accelerated pointer")
  func swipe() {
    var event = XIGestureSwipeEvent()
    event.evtype = XI_GestureSwipeEnd
    event.detail = 4
    (event.delta_x, event.delta_unaccel_x, event.delta_unaccel_y) = (90, 12.5, -2)

    let ended = SwipeReport(event)
    event.flags = XIGestureSwipeEventCancelled
    let cancelled = SwipeReport(event)

    #expect(ended.phase == .ended && cancelled.phase == .cancelled)
    #expect(ended.fingers == 4 && ended.delta == Vector(dx: 12.5, dy: -2))
  }

  @Test(
    "Devices are lost when they are taken out, turned off or given to another master",
    arguments: [
      (XISlaveRemoved, true), (XISlaveDetached, true), (XISlaveAttached, true), (XIDeviceDisabled, true),
      (XIDeviceEnabled, false), (XISlaveAdded, false), (XIMasterAdded, false), (0, false),
    ])
  func hierarchy(flags: CInt, isLost: Bool) {
    var changes = [XIHierarchyInfo(), XIHierarchyInfo()]
    changes[1].deviceid = 9
    changes[1].flags = flags

    let report = changes.withUnsafeMutableBufferPointer { changes in
      var event = XIHierarchyEvent()
      event.num_info = 2
      event.info = changes.baseAddress
      return HierarchyReport(event)
    }

    #expect(report.lost == (isLost ? [9] : []))
  }

  @Test("What nobody asked for is nothing")
  func unknown() {
    var event = XIDeviceEvent()
    event.evtype = XI_KeyPress

    let report = withUnsafeBytes(of: event) { bytes in
      bytes.baseAddress.flatMap { InputReport(type: XI_KeyPress, data: $0, version: .gestures) }
    }

    #expect(report == nil && PointerReport(event) == nil)
  }
}
