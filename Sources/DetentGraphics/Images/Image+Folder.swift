extension Image {
  /// Reads `name.png` of a folder for each name, and `name@2x.png` with it where that is there.
  ///
  /// - Returns: The pictures by their names, without those that have no file.
  /// - Throws: ``GraphicsError/fileMissing(path:)`` or ``GraphicsError/fileUnreadable(path:code:)`` for the folder, or
  ///   what ``init(pngFile:)`` throws for the first file that cannot be used.
  public static func pictures(
    named names: [String], inFolder folder: String
  ) throws(GraphicsError) -> [String: Image] {
    try File.checkFolder(folder)
    var pictures: [String: Image] = [:]
    for name in names {
      do {
        pictures[name] = try Image(pngFile: "\(folder)/\(name).png")
      } catch .fileMissing {
        continue
      }
    }
    return pictures
  }
}
