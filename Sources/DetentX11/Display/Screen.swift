import CX11
import DetentUI

/// A visual of a display's default screen that windows are drawn in, and how its pixels are made.
@MainActor
@safe
struct Screen {
  let visual: UnsafeMutablePointer<Visual>
  let depth: CInt
  let format: VisualFormat
  /// What windows of the visual need where it is not the screen's default; nil where it is.
  let colormap: Colormap?

  /// Takes the default visual, or another one where that has no colours that can be drawn in.
  ///
  /// - Throws: ``DriverError/noUsableVisual(display:)`` unless one is TrueColor with 16 or 32 bits a pixel.
  init(_ connection: Connection) throws(DriverError) {
    let found = connection.call { display in
      unsafe Screen(display, screen: connection.screen) ?? Screen(display, other: connection.screen)
    }
    guard let screen = found ?? nil else { throw .noUsableVisual(display: connection.name) }
    self = screen
  }

  private init?(_ display: OpaquePointer, screen: CInt) {
    guard let visual = unsafe XDefaultVisual(display, screen) else { return nil }
    unsafe self.init(display, visual: visual, depth: XDefaultDepth(display, screen), colormap: nil)
  }

  /// The first usable one of the screen's visuals, those with the most colours first.
  private init?(_ display: OpaquePointer, other screen: CInt) {
    var wanted = unsafe XVisualInfo()
    unsafe wanted.screen = screen
    unsafe wanted.class = TrueColor
    var count: CInt = 0
    let mask = Int(VisualScreenMask | VisualClassMask)
    guard let list = unsafe XGetVisualInfo(display, mask, &wanted, &count) else { return nil }
    defer { unsafe XFree(list) }
    let all = unsafe UnsafeBufferPointer(start: list, count: Int(count))
    // One with transparency, of 32 bits, is for windows that show what lies behind them.
    let screens = unsafe all.filter { unsafe $0.depth < 32 }.sorted { unsafe $0.depth > $1.depth }
      .compactMap { info in
        unsafe info.visual.flatMap { unsafe Screen(display, visual: $0, depth: info.depth, colormap: nil) }
      }
    guard let best = screens.first else { return nil }
    let colormap = unsafe XCreateColormap(display, XRootWindow(display, screen), best.visual, AllocNone)
    unsafe self.init(display, visual: best.visual, depth: best.depth, colormap: colormap)
  }

  private init?(
    _ display: OpaquePointer, visual: UnsafeMutablePointer<Visual>, depth: CInt, colormap: Colormap?
  ) {
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
    self.colormap = colormap
  }

  private static func bitsPerPixel(_ display: OpaquePointer, depth: CInt) -> Int {
    var count: CInt = 0
    guard let formats = unsafe XListPixmapFormats(display, &count) else { return 0 }
    defer { unsafe XFree(formats) }
    let all = unsafe UnsafeBufferPointer(start: formats, count: Int(count))
    return unsafe all.first { $0.depth == depth }.map { Int($0.bits_per_pixel) } ?? 0
  }
}
