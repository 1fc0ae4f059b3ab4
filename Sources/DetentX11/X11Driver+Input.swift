import CX11
import DetentCore
import DetentUI

extension X11Driver {
  /// Tells the window that an event of the X Input Extension is about what it means.
  func handleInput(_ event: XEvent) {
    guard let input, let report = unsafe input.report(of: event) else { return }
    guard let stamp = report.endStamp, inputDecoder.isFollowing(report),
      let change = input.takeHierarchyChange()
    else { return handle(report) }
    // The server lets go what a device holds that is lost, just before it says so.
    let isLoss = Int32(bitPattern: change.stamp &- stamp).magnitude <= Self.lossDelay
    for report in isLoss ? [.hierarchyChanged(change), report] : [report, .hierarchyChanged(change)] {
      handle(report)
    }
  }

  /// The longest time between a release that the server makes up and the news of the loss that caused it, in
  /// milliseconds; 0 or 1 has been seen.
  private static let lossDelay: UInt32 = 50

  private func handle(_ report: InputReport) {
    switch report {
    case .pointer(let report):
      tell(report.origin) { decoder, place, time in decoder.pointer(report, in: place, at: time) }
    case .swipe(let report):
      tell(report.origin) { decoder, place, time in decoder.swipe(report, in: place, at: time) }
    case .crossing(let report):
      if report.isEntering, !report.isInner, report.cause != .grab { readAxes(report) }
      tell(report.origin) { decoder, place, time in decoder.crossing(report, in: place, at: time) }
    case .deviceChanged(let device): inputDecoder.changed(device)
    case .hierarchyChanged(let change): lose(change)
    }
  }

  private func tell(
    _ origin: ReportOrigin, _ decode: (inout InputDecoder, WindowPlace, EventTime) -> [WindowEvent]
  ) {
    let time = decoder.moment(origin.stamp)
    guard let window = windows[origin.window] else { return }
    let place = WindowPlace(scale: window.scale, extent: window.extent)
    for event in decode(&inputDecoder, place, time) { window.deliver(event) }
  }

  private func lose(_ change: HierarchyReport) {
    let time = decoder.moment(change.stamp)
    for lost in inputDecoder.lose(change.lost, at: time) { windows[lost.window]?.deliver(lost.event) }
    readDevices()
  }

  /// Learns what devices there are.
  func readDevices() {
    guard let input else { return }
    let (devices, serial) = input.devices()
    inputDecoder.read(devices, touchpads: input.touchpads(among: devices), serial: serial)
  }

  /// Learns where the axes of all devices stand: any of them may have scrolled over other windows.
  private func readAxes(_ report: CrossingReport) {
    guard let input, windows[report.origin.window] != nil else { return }
    let (devices, serial) = input.devices()
    inputDecoder.readAxes(devices, serial: serial)
  }
}
