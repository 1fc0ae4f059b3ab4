import Foundation

/// The folder with published numbers to check against.
///
/// It is not part of the project; tests that need it are skipped
/// where it is missing.
enum VectorFolder {
  /// `../shared/vectors` beside the package, or what `DETENT_VECTORS` says.
  static let location: URL = {
    if let path = ProcessInfo.processInfo.environment["DETENT_VECTORS"] { return URL(filePath: path) }
    let vectors = URL(filePath: #filePath).deletingLastPathComponent()
    let package = vectors.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return package.deletingLastPathComponent().appending(path: "shared/vectors")
  }()

  static func holds(_ name: String) -> Bool {
    FileManager.default.isReadableFile(atPath: location.appending(path: name).path(percentEncoded: false))
  }

  static func read<Content: Decodable>(_ name: String, as type: Content.Type) throws -> Content {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(type, from: Data(contentsOf: location.appending(path: name)))
  }
}
