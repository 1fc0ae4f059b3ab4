import CX11

/// A window's property as it was read.
@MainActor
struct WindowProperty {
  /// The longest property that is read, in units of four bytes: 1 MiB.
  private static let limit = 1 << 18

  /// The values, when they are of 8 bits; else nothing.
  private(set) var bytes: [UInt8] = []
  /// The values, when they are of 32 bits; else nothing.
  private(set) var numbers: [UInt] = []

  /// - Returns: nil when the window has no such property.
  init?(_ display: OpaquePointer, window: CX11.Window, property: Atom) {
    var type: Atom = 0
    var format: CInt = 0
    var count: UInt = 0
    var rest: UInt = 0
    var data: UnsafeMutablePointer<UInt8>?
    let status = unsafe XGetWindowProperty(
      display, window, property, 0, Self.limit, 0, Atom(AnyPropertyType), &type, &format, &count, &rest, &data
    )
    guard status == Success, let data = unsafe data else { return nil }
    defer { unsafe XFree(data) }
    guard type != 0 else { return nil }
    if format == 8 { bytes = unsafe Array(UnsafeBufferPointer(start: data, count: Int(count))) }
    // Xlib hands out values of 32 bits as C longs, with the sign spread over the upper half.
    if format == 32 {
      numbers = unsafe data.withMemoryRebound(to: UInt.self, capacity: Int(count)) { values in
        unsafe UnsafeBufferPointer(start: values, count: Int(count)).map { $0 & 0xffff_ffff }
      }
    }
  }
}
