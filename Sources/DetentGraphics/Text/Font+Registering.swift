extension Font {
  /// Makes the families of a font file known to this process; call it before the first layout.
  ///
  /// Layouts made before keep their fonts. A file that is already known is not read again.
  ///
  /// - Throws: ``GraphicsError/fileMissing(path:)``, ``GraphicsError/fileUnreadable(path:code:)``,
  ///   ``GraphicsError/fontUnusable(path:)``, ``GraphicsError/fontListUnavailable``; then no font is added.
  public static func register(file: String) throws(GraphicsError) { try register(files: [file]) }

  /// Makes the families of several font files known at once, which reads the list of fonts only once.
  ///
  /// - Throws: as ``register(file:)`` does; then no font of `files` is added.
  public static func register(files: [String]) throws(GraphicsError) {
    for file in files { try File.checkReadable(file) }
    try FontRegistry.add(files)
  }
}
