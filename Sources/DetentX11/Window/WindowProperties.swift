import CX11
import DetentCore
import DetentGraphics
import DetentUI
import Glibc

/// Tells the window manager what a window is; the names are those of ICCCM 2.0 and EWMH 1.5.
@MainActor
@safe
struct WindowProperties {
  let display: OpaquePointer
  let window: CX11.Window
  let atoms: Atoms

  /// Tells everything of a window that opens; `counter` is what answers to resizes, where there is one.
  func write(
    _ configuration: WindowConfiguration, scale: PixelScale, extent: PixelExtent, counter: XSyncCounter?
  ) {
    writeTitle(configuration.title)
    let names = configuration.instanceName + "\0" + configuration.className + "\0"
    set(.windowClass, type: XA_STRING, bytes: Array(names.utf8))
    let answers = counter == nil ? [] : [atoms[.syncRequest]]
    set(.protocols, type: XA_ATOM, numbers: [atoms[.deleteWindow], atoms[.ping]] + answers)
    if let counter { set(.syncCounter, type: XA_CARDINAL, numbers: [counter]) }
    set(.windowType, type: XA_ATOM, numbers: [atoms[.normalWindow]])
    set(.processID, type: XA_CARDINAL, numbers: [UInt(getpid())])
    if let host = Self.hostName { set(.clientMachine, type: XA_STRING, bytes: Array(host.utf8)) }
    writeIcons(configuration.icons)
    writeHints(minimum: scale.pixels(configuration.minimumSize), extent: extent)
  }

  private func writeTitle(_ title: String) {
    set(.name, type: atoms[.utf8String], bytes: Array(title.utf8))
    let latin = title.unicodeScalars.compactMap { UInt8(exactly: $0.value) }
    if latin.count == title.unicodeScalars.count {
      set(.legacyName, type: XA_STRING, bytes: latin)
    } else {
      set(.legacyName, type: atoms[.utf8String], bytes: Array(title.utf8))
    }
  }

  /// Tells the smallest extent and the present one, in device pixels.
  func writeHints(minimum: (width: Int, height: Int), extent: PixelExtent) {
    var size = XSizeHints()
    size.flags = Int(PMinSize | PSize)
    size.min_width = CInt(minimum.width)
    size.min_height = CInt(minimum.height)
    size.width = CInt(extent.width)
    size.height = CInt(extent.height)
    unsafe XSetWMNormalHints(display, window, &size)
    var hints = XWMHints()
    hints.flags = Int(InputHint | StateHint)
    hints.input = 1
    hints.initial_state = NormalState
    unsafe XSetWMHints(display, window, &hints)
  }

  /// Each icon is its width, its height and its pixels, whose colours are not multiplied by alpha.
  private func writeIcons(_ icons: [Bitmap]) {
    var numbers: [UInt] = []
    numbers.reserveCapacity(icons.reduce(0) { $0 + 2 + $1.width * $1.height })
    for icon in icons {
      numbers.append(UInt(icon.width))
      numbers.append(UInt(icon.height))
      for pixel in icon.pixels { numbers.append(UInt(Self.straight(pixel))) }
    }
    // Requests are counted in units of four bytes; a longer one than the server takes would end the connection.
    let limit = unsafe max(XMaxRequestSize(display), XExtendedMaxRequestSize(display))
    guard !numbers.isEmpty, numbers.count + Self.requestOverhead < limit else { return }
    set(.icon, type: XA_CARDINAL, numbers: numbers)
  }

  /// More than the words that the request needs beside its data.
  private static let requestOverhead = 16

  private static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 || pixel == 0 { return pixel }
    guard alpha > 0 else { return 0 }
    func part(_ shift: UInt32) -> UInt32 {
      min(255, ((pixel >> shift & 0xff) * 255 + alpha / 2) / alpha) << shift
    }
    return alpha << 24 | part(16) | part(8) | part(0)
  }

  private static var hostName: String? {
    var name = [CChar](repeating: 0, count: 256)
    guard unsafe gethostname(&name, name.count - 1) == 0 else { return nil }
    return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private func set(_ name: AtomName, type: Atom, bytes: [UInt8]) {
    unsafe XChangeProperty(
      display, window, atoms[name], type, 8, PropModeReplace, bytes, CInt(bytes.count))
  }

  /// Xlib takes values of 32 bits as C longs.
  private func set(_ name: AtomName, type: Atom, numbers: [UInt]) {
    unsafe numbers.withUnsafeBytes { raw in
      _ = unsafe XChangeProperty(
        display, window, atoms[name], type, 32, PropModeReplace,
        raw.baseAddress?.assumingMemoryBound(to: UInt8.self), CInt(numbers.count))
    }
  }
}
