internal import CPango

/// Owns one reference to an `FcConfig`, a list of fonts that text is matched against.
///
/// A list is complete before anybody reads it, and does not change then.
@safe
final class FontList: Sendable {
  /// The address of the `FcConfig`; a pointer may not be shared between threads, but what fontconfig reads through it may.
  private let address: UInt

  private var pointer: OpaquePointer? { unsafe OpaquePointer(bitPattern: address) }

  /// Takes the fonts of `files`, and of the system too when `withSystem` says so.
  ///
  /// Reading what the system has takes tens of milliseconds and some megabytes; a list of a few files takes neither.
  ///
  /// - Throws: ``GraphicsError/fontListUnavailable``, ``GraphicsError/fontUnusable(path:)``.
  init(_ files: [String], withSystem: Bool) throws(GraphicsError) {
    guard let made = unsafe withSystem ? FcInitLoadConfigAndFonts() : FcConfigCreate() else {
      throw .fontListUnavailable
    }
    address = UInt(bitPattern: made)
    for file in files { try add(file) }
  }

  deinit { unsafe FcConfigDestroy(pointer) }

  private func add(_ file: String) throws(GraphicsError) {
    let accepted = unsafe file.withCString { name in
      unsafe name.withMemoryRebound(to: UInt8.self, capacity: file.utf8.count + 1) {
        unsafe FcConfigAppFontAddFile(pointer, $0)
      }
    }
    guard accepted != 0 else { throw .fontUnusable(path: file) }
  }

  /// The families of the files, in lower case.
  var families: Set<String> {
    guard let fonts = unsafe FcConfigGetFonts(pointer, FcSetApplication) else { return [] }
    let patterns = unsafe UnsafeBufferPointer(start: fonts.pointee.fonts, count: Int(fonts.pointee.nfont))
    var names: Set<String> = []
    for position in patterns.indices {
      let pattern = unsafe patterns[position]
      var name: UnsafeMutablePointer<FcChar8>?
      var index: Int32 = 0
      while unsafe FcPatternGetString(pattern, FC_FAMILY, index, &name) == FcResultMatch,
        let text = unsafe name
      {
        unsafe names.insert(String(cString: text).lowercased())
        index += 1
      }
    }
    return names
  }

  /// Makes whatever does not name a list use this one.
  ///
  /// Before anything is asked for, so that Pango does not go and read the fonts of the system by itself.
  func makeCurrent() { unsafe FcConfigSetCurrent(pointer) }

  /// A new font map that knows the fonts of this list; nothing when there is no memory.
  func makeMap() -> UnsafeMutablePointer<PangoFontMap>? {
    guard let map = unsafe pango_cairo_font_map_new() else { return nil }
    unsafe pango_fc_font_map_set_config(OpaquePointer(map), pointer)
    return unsafe map
  }
}
