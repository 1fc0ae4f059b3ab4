import CX11
import DetentCore
import DetentGraphics

/// Follows the monitors of a screen through the RandR extension, 1.3 or newer.
@MainActor
@safe
final class MonitorWatch {
  /// The monitors as they are now; none where the server does not tell.
  private(set) var layout = MonitorLayout()
  private let connection: Connection
  /// The number of the extension's first event; nil without the extension.
  private let firstEvent: CInt?

  init(_ connection: Connection) {
    self.connection = connection
    firstEvent = connection.call { display in unsafe Self.firstEvent(display) } ?? nil
    guard firstEvent != nil else { return }
    connection.call { display in
      unsafe XRRSelectInput(display, connection.root, CInt(RRScreenChangeNotifyMask | RRCrtcChangeNotifyMask))
    }
    read()
  }

  /// Takes in an event of the extension.
  ///
  /// - Returns: Whether it was one, and the monitors may be others than before.
  func isNews(_ event: XEvent) -> Bool {
    guard let firstEvent, unsafe (0...1).contains(event.type - firstEvent) else { return false }
    connection.call { _ in
      var event = unsafe event
      _ = unsafe XRRUpdateConfiguration(&event)
    }
    read()
    return true
  }

  private func read() {
    layout = MonitorLayout(monitors: connection.call { display in unsafe readMonitors(display) } ?? [])
  }

  private func readMonitors(_ display: OpaquePointer) -> [Monitor] {
    guard let resources = unsafe XRRGetScreenResourcesCurrent(display, connection.root) else { return [] }
    defer { unsafe XRRFreeScreenResources(resources) }
    let count = unsafe Int(resources.pointee.ncrtc)
    return (0..<count).compactMap { (index) -> Monitor? in
      let number = unsafe resources.pointee.crtcs[index]
      guard let crtc = unsafe XRRGetCrtcInfo(display, resources, number) else { return nil }
      defer { unsafe XRRFreeCrtcInfo(crtc) }
      var monitor = unsafe Self.monitor(crtc.pointee, in: resources.pointee)
      monitor?.millimetres = unsafe Self.millimetres(of: crtc.pointee, display, resources)
      return monitor
    }
  }

  /// What a controller shows; nil while it shows nothing.
  private static func monitor(_ info: XRRCrtcInfo, in resources: XRRScreenResources) -> Monitor? {
    let mode = unsafe info.mode
    guard mode != 0 else { return nil }
    let area = unsafe PixelRect(
      x: Int(info.x), y: Int(info.y), width: Int(info.width), height: Int(info.height))
    return unsafe Monitor(area: area, rate: rate(of: mode, in: resources))
  }

  /// The extent of the picture, as the first output of a controller says; nil where that says nothing.
  private static func millimetres(
    of info: XRRCrtcInfo, _ display: OpaquePointer, _ resources: UnsafeMutablePointer<XRRScreenResources>
  ) -> Size? {
    guard unsafe info.noutput > 0, let output = unsafe info.outputs?.pointee,
      let found = unsafe XRRGetOutputInfo(display, resources, output)
    else { return nil }
    defer { unsafe XRRFreeOutputInfo(found) }
    let (width, height) = unsafe (Double(found.pointee.mm_width), Double(found.pointee.mm_height))
    guard width > 0, height > 0 else { return nil }
    let isTurned = unsafe info.rotation & UInt16(RR_Rotate_90 | RR_Rotate_270) != 0
    return isTurned ? Size(width: height, height: width) : Size(width: width, height: height)
  }

  private static func rate(of mode: RRMode, in resources: XRRScreenResources) -> Double {
    let modes = unsafe UnsafeBufferPointer(start: resources.modes, count: Int(resources.nmode))
    guard let info = unsafe modes.first(where: { unsafe $0.id == mode }) else { return 0 }
    let flags = unsafe UInt(info.modeFlags)
    return unsafe Monitor.rate(
      clock: info.dotClock, total: (width: info.hTotal, height: info.vTotal),
      isDoubleScan: flags & UInt(RR_DoubleScan) != 0, isInterlaced: flags & UInt(RR_Interlace) != 0)
  }

  private static func firstEvent(_ display: OpaquePointer) -> CInt? {
    var (event, error): (CInt, CInt) = (0, 0)
    var (major, minor): (CInt, CInt) = (0, 0)
    guard unsafe XRRQueryExtension(display, &event, &error) != 0,
      unsafe XRRQueryVersion(display, &major, &minor) != 0, (major, minor) >= (1, 3)
    else { return nil }
    return event
  }
}
