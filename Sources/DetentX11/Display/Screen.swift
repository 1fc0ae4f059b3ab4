import CX11
import DetentUI

/// The default visual of a display's default screen, and how its pixels are made.
@MainActor
@safe
struct Screen {
  let visual: UnsafeMutablePointer<Visual>
  let depth: CInt
  let format: VisualFormat

  /// - Throws: ``DriverError/noUsableVisual(display:)`` unless the visual is TrueColor with 16 or 32 bits a pixel.
  init(_ connection: Connection) throws(DriverError) {
    let number = connection.screen
    let found = connection.call { display -> Screen? in
      guard let visual = unsafe XDefaultVisual(display, number) else { return nil }
      return unsafe Screen(display, visual: visual, depth: XDefaultDepth(display, number))
    }
    guard let screen = found ?? nil else { throw .noUsableVisual(display: connection.name) }
    self = screen
  }

  private init?(_ display: OpaquePointer, visual: UnsafeMutablePointer<Visual>, depth: CInt) {
    let masks = unsafe visual.pointee
    guard unsafe masks.class == TrueColor else { return nil }
    let format = unsafe VisualFormat(
      red: masks.red_mask, green: masks.green_mask, blue: masks.blue_mask,
      bitsPerPixel: Self.bitsPerPixel(display, depth: depth),
      isBigEndian: XImageByteOrder(display) == MSBFirst)
    guard let format else { return nil }
    unsafe self.visual = unsafe visual
    self.depth = depth
    self.format = format
  }

  private static func bitsPerPixel(_ display: OpaquePointer, depth: CInt) -> Int {
    var count: CInt = 0
    guard let formats = unsafe XListPixmapFormats(display, &count) else { return 0 }
    defer { unsafe XFree(formats) }
    let all = unsafe UnsafeBufferPointer(start: formats, count: Int(count))
    return unsafe all.first { $0.depth == depth }.map { Int($0.bits_per_pixel) } ?? 0
  }
}
