internal import DetentGraphics
private import Glibc

/// A picture on disk that a test expects, and the files that tell what came instead.
struct Baseline {
  /// The most bytes that a picture may take; small ones are looked at.
  static let byteLimit = 8 * 1024

  let folder: String
  let path: String

  /// The picture of a test in the folder `Snapshots` beside its source file.
  init(name: String, scale: Double, file: String) {
    let factor = scale == scale.rounded() ? "\(Int(scale))" : "\(scale)"
    self.init(path: Self.folder(of: file) + "/Snapshots/\(name)@\(factor)x.png")
  }

  /// The picture at `path`, which ends with `.png`.
  init(path: String) {
    self.path = path
    folder = Self.folder(of: path)
  }

  private static func folder(of path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
  }

  private func path(_ kind: String) -> String { "\(path.dropLast(4)).\(kind).png" }

  /// Whether the environment asks for new pictures.
  static var isRecording: Bool { getenv("RECORD_SNAPSHOTS").map { String(cString: $0) } == "1" }

  /// Compares, or records and fails.
  func check(_ picture: Bitmap, isRecording: Bool = Baseline.isRecording) throws(PictureError) {
    if isRecording {
      try record(picture)
      throw .recorded(path: path)
    }
    let expected: Bitmap
    do {
      expected = try Bitmap(pngFile: path)
    } catch .fileMissing {
      try write(picture, to: path("new"))
      throw .missing(path: path)
    } catch {
      throw .unusable(error)
    }
    try compare(picture, with: expected)
  }

  private func compare(_ picture: Bitmap, with expected: Bitmap) throws(PictureError) {
    let differences = Picture.differences(expected, picture)
    guard let first = differences.first else { return removeLeftovers() }
    try write(picture, to: path("new"))
    try write(Picture.marked(expected, differences), to: path("diff"))
    guard picture.width == expected.width, picture.height == expected.height else {
      throw .otherSize(
        path: path, width: picture.width, height: picture.height, expectedWidth: expected.width,
        expectedHeight: expected.height)
    }
    throw .differs(path: path, pixelCount: differences.count, firstX: first.x, firstY: first.y)
  }

  private func record(_ picture: Bitmap) throws(PictureError) {
    let byteCount = try encode(picture).count
    guard byteCount <= Self.byteLimit else {
      throw .tooLarge(path: path, byteCount: byteCount, limit: Self.byteLimit)
    }
    try write(picture, to: path)
    removeLeftovers()
  }

  private func encode(_ picture: Bitmap) throws(PictureError) -> [UInt8] {
    do { return try picture.pngData() } catch { throw .unusable(error) }
  }

  private func write(_ picture: Bitmap, to path: String) throws(PictureError) {
    mkdir(folder, 0o755)
    do { try picture.writePNG(to: path) } catch { throw .unusable(error) }
  }

  private func removeLeftovers() {
    for kind in ["new", "diff"] { unlink(path(kind)) }
  }
}
