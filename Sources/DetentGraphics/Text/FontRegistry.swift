internal import CPango
internal import Synchronization

/// The font files of this process and the font maps that know them.
enum FontRegistry {
  private struct State {
    var files: [String] = []
    var generation = 0
  }

  private static let state = Mutex(State())

  /// How often a font was registered; layouts of an earlier generation may use other fonts.
  static var generation: Int { state.withLock { $0.generation } }

  /// Adds font files to the ones known.
  ///
  /// Another thread, or Pango's own, may be reading the current list of fonts, so a new list takes its place instead of
  /// being added to; making it takes some milliseconds.
  static func add(_ files: [String]) throws(GraphicsError) {
    try state.withLock { (state) throws(GraphicsError) in
      let added = files.filter { !state.files.contains($0) }
      guard !added.isEmpty else { return }
      let list = try FontList()
      for file in state.files + added { try list.add(file) }
      list.makeCurrent()
      state.files += added
      state.generation += 1
    }
  }

  /// This thread's font map, borrowed; a new one after a font was registered.
  static func currentMap() -> UnsafeMutablePointer<PangoFontMap>? {
    let generation = unsafe UnsafeMutableRawPointer(bitPattern: Self.generation + 1)
    if let map = unsafe pango_cairo_font_map_get_default() {
      if unsafe g_object_get_data(object(map), key) == generation { return unsafe map }
    }
    pango_cairo_font_map_set_default(nil)
    guard let map = unsafe pango_cairo_font_map_get_default() else { return nil }
    unsafe g_object_set_data(object(map), key, generation)
    return unsafe map
  }

  private static func object(_ map: UnsafeMutablePointer<PangoFontMap>) -> UnsafeMutablePointer<GObject> {
    unsafe UnsafeMutableRawPointer(map).assumingMemoryBound(to: GObject.self)
  }

  private static let key = "detent-generation"
}
