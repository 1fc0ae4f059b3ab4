internal import DetentGraphics

/// The font that belongs to the project, so that pictures do not depend on what is installed.
enum BundledFont {
  /// Registers the files once for the process; the same answer each time.
  static let registered: Result<Void, GraphicsError> = {
    let files = ["Regular", "Medium", "SemiBold"].map { folder() + "/DetentSans-\($0).otf" }
    do throws(GraphicsError) {
      try Font.register(files: files)
      return .success(())
    } catch {
      return .failure(error)
    }
  }()

  private static func folder(of file: String = #filePath) -> String {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    return (parts.dropLast(4) + ["Resources", "Fonts"]).joined(separator: "/")
  }
}
