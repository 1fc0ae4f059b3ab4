extension Font {
  /// Makes the families of a font file known to this process; call it before the first layout.
  ///
  /// - Throws: ``GraphicsError/fileMissing(path:)``, ``GraphicsError/fontUnusable(path:)``.
  public static func register(file: String) throws(GraphicsError) {}
}
