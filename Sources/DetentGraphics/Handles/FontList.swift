internal import CPango

/// Owns one reference to an `FcConfig`, the list of fonts that text is matched against.
@safe
final class FontList {
  private let pointer: OpaquePointer

  /// Reads the fonts of the system.
  init() throws(GraphicsError) {
    guard let made = unsafe FcInitLoadConfigAndFonts() else { throw .fontListUnavailable }
    unsafe pointer = made
  }

  deinit { unsafe FcConfigDestroy(pointer) }

  /// Adds the fonts of one file.
  func add(_ file: String) throws(GraphicsError) {
    let accepted = unsafe file.withCString { name in
      unsafe name.withMemoryRebound(to: UInt8.self, capacity: file.utf8.count + 1) {
        unsafe FcConfigAppFontAddFile(pointer, $0)
      }
    }
    guard accepted != 0 else { throw .fontUnusable(path: file) }
  }

  /// Lets new font maps use this list.
  func makeCurrent() { unsafe FcConfigSetCurrent(pointer) }
}
