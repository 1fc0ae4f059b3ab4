internal import CPango
internal import Synchronization

/// The font files of this process, and the font maps that know them.
///
/// Most text needs no other font than those of the files, so the fonts of the system are read with the first text that
/// does.
enum FontRegistry {
  /// Which fonts a text may be set in.
  enum Reach: Hashable {
    /// Those of the registered files alone.
    case files
    /// Those of the system too.
    case system
  }

  private struct State {
    var files: [String] = []
    var generation = 0
    /// The list of the files alone; none before there are any.
    var ownList: FontList?
    var families: Set<String> = []
    /// The list of everything; none before it is needed.
    var wholeList: FontList?

    /// The list for `reach`, read if nobody needed it so far.
    mutating func list(_ reach: Reach) -> FontList? {
      if reach == .files { return ownList }
      if wholeList == nil {
        // A file that has gone since it was registered must not take the fonts of the system with it.
        wholeList = (try? FontList(files, withSystem: true)) ?? (try? FontList([], withSystem: true))
        wholeList?.makeCurrent()
      }
      return wholeList
    }
  }

  private static let state = Mutex(State())

  /// How often a font was registered; layouts of an earlier generation may use other fonts.
  static var generation: Int { state.withLock { $0.generation } }

  /// Whether the fonts of the system have been read.
  static var hasReadSystem: Bool { state.withLock { $0.wholeList != nil } }

  /// Adds font files to the ones known.
  ///
  /// Another thread, or Pango's own, may be reading the present list of fonts, so a new list takes its place instead of
  /// being added to.
  static func add(_ files: [String]) throws(GraphicsError) {
    try state.withLock { (state) throws(GraphicsError) in
      let added = files.filter { !state.files.contains($0) }
      guard !added.isEmpty else { return }
      let list = try FontList(state.files + added, withSystem: false)
      if state.wholeList == nil { list.makeCurrent() }
      state.files += added
      state.generation += 1
      state.families = list.families
      state.ownList = list
      state.wholeList = nil
    }
  }

  /// Whether a registered file has the first of the families of `font`.
  static func knows(_ font: Font) -> Bool {
    let first = font.family.prefix { $0 != "," }.lowercased()
    return state.withLock { state in
      guard !state.families.isEmpty else { return false }
      return state.families.contains(first)
    }
  }

  /// This thread's font map for `reach`, borrowed; a new one after a font was registered.
  static func currentMap(_ reach: Reach) -> UnsafeMutablePointer<PangoFontMap>? {
    let found = state.withLock { state in
      (
        list: state.list(reach) ?? state.list(.system), first: state.ownList ?? state.wholeList,
        state.generation
      )
    }
    guard let list = found.list, let first = found.first else { return nil }
    guard let own = unsafe threadMap(of: first, generation: found.2) else { return nil }
    return list === first ? unsafe own : unsafe attachedMap(of: list, to: own)
  }

  /// The thread's own map, which Pango keeps for it.
  private static func threadMap(
    of list: FontList, generation: Int
  ) -> UnsafeMutablePointer<PangoFontMap>? {
    let tag = unsafe UnsafeMutableRawPointer(bitPattern: generation + 1)
    if let map = unsafe pango_cairo_font_map_get_default() {
      if unsafe g_object_get_data(object(map), generationKey) == tag { return unsafe map }
    }
    guard let map = unsafe list.makeMap() else { return nil }
    unsafe g_object_set_data(object(map), generationKey, tag)
    unsafe pango_cairo_font_map_set_default(OpaquePointer(map))
    unsafe g_object_unref(map)
    return unsafe map
  }

  /// The map of another list, which lives as long as the thread's own.
  private static func attachedMap(
    of list: FontList, to own: UnsafeMutablePointer<PangoFontMap>
  ) -> UnsafeMutablePointer<PangoFontMap>? {
    if let known = unsafe g_object_get_data(object(own), systemKey) {
      return unsafe known.assumingMemoryBound(to: PangoFontMap.self)
    }
    guard let map = unsafe list.makeMap() else { return nil }
    unsafe g_object_set_data_full(object(own), systemKey, map) { unsafe g_object_unref($0) }
    return unsafe map
  }

  private static func object(_ map: UnsafeMutablePointer<PangoFontMap>) -> UnsafeMutablePointer<GObject> {
    unsafe UnsafeMutableRawPointer(map).assumingMemoryBound(to: GObject.self)
  }

  private static let generationKey = "detent-generation"
  private static let systemKey = "detent-system"
}
