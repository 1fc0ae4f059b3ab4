import DetentCore
import DetentGraphics
import Foundation

/// A surface of `width` × `height` device pixels after `drawing`, on white unless told otherwise.
func picture(
  _ width: Int, _ height: Int, scale: Double = 1, on background: Color = .white,
  clippedTo rects: [Rect]? = nil,
  _ drawing: (Canvas) -> Void
) throws -> Bitmap {
  let surface = try Surface(width: width, height: height)
  surface.draw(scale: .one) { canvas in
    canvas.fill(Rect(x: 0, y: 0, width: Double(width), height: Double(height)), color: background)
  }
  surface.draw(scale: PixelScale(clamping: scale), clippedTo: rects, drawing)
  return surface.snapshot()
}

extension Bitmap {
  /// How many pixels differ from `color`.
  func count(otherThan color: Color) -> Int { pixels.count { $0 != color.pixel } }

  /// How many pixels are exactly `color`.
  func count(of color: Color) -> Int { pixels.count { $0 == color.pixel } }

  /// The alphas, 0 … 255, of a row.
  func alphas(row: Int) -> [Int] { (0..<width).map { Int(self[$0, row] >> 24) } }
}

/// The project's own font, so that only text it lacks depends on the system.
func testFont(_ size: Double, weight: Font.Weight = .regular) -> Font {
  Font(family: areFontsRegistered ? "Detent Sans" : "sans-serif", size: size, weight: weight)
}

private let areFontsRegistered: Bool = {
  let files = ["Regular", "Medium", "SemiBold"].map { bundledFont($0) }
  return (try? Font.register(files: files)) != nil
}()

/// A directory of the test's own, deleted afterwards.
func withTemporaryDirectory(_ body: (URL) throws -> Void) throws {
  let directory = FileManager.default.temporaryDirectory.appending(path: "graphics-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: directory) }
  try body(directory)
}

/// The fonts that belong to the project.
func bundledFont(_ style: String, file: String = #filePath) -> String {
  URL(filePath: file).deletingLastPathComponent().appending(path: "../../Resources/Fonts")
    .standardizedFileURL.appending(path: "DetentSans-\(style).otf").path(percentEncoded: false)
}

/// Whether the system has a font for a language, asked of fontconfig's own program.
func hasFont(for language: String) -> Bool {
  guard let output = popen("fc-list :lang=\(language) family", "r") else { return false }
  defer { pclose(output) }
  return fgetc(output) != EOF
}
