import DetentCore
import DetentGraphics
import DetentUI
import Foundation
import Testing

@testable import DetentTesting

@Suite("Pictures are compared with those on disk")
@MainActor
struct BaselineTests {
  let folder = FileManager.default.temporaryDirectory.appending(path: "baseline-\(UUID().uuidString)")
  let baseline: Baseline

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "SomeTests.swift").path(percentEncoded: false)
    baseline = Baseline(name: "some", scale: 1, file: file)
  }

  private func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: name).path(percentEncoded: false))
  }

  private func removeFolder() { try? FileManager.default.removeItem(at: folder) }

  @Test("Recording writes the picture and fails; comparing the same picture then passes")
  func recording() throws {
    defer { removeFolder() }
    let picture = try Bitmap(width: 4, height: 4, color: .white)

    #expect(throws: PictureError.recorded(path: baseline.path)) {
      try baseline.check(picture, isRecording: true)
    }
    #expect(exists("Snapshots/some@1x.png"))
    try baseline.check(picture, isRecording: false)
  }

  @Test("One other pixel is a mismatch, and leaves the picture and the difference")
  func mismatch() throws {
    defer { removeFolder() }
    var picture = try Bitmap(width: 4, height: 4, color: .white)
    try? baseline.check(picture, isRecording: true)
    picture[2, 1] = Color(hex: 0xFEFFFF).pixel

    #expect(throws: PictureError.differs(path: baseline.path, pixelCount: 1, firstX: 2, firstY: 1)) {
      try baseline.check(picture, isRecording: false)
    }
    #expect(exists("Snapshots/some@1x.new.png"))
    #expect(exists("Snapshots/some@1x.diff.png"))

    picture[2, 1] = Color.white.pixel
    try baseline.check(picture, isRecording: false)
    #expect(!exists("Snapshots/some@1x.new.png"))
    #expect(!exists("Snapshots/some@1x.diff.png"))
  }

  @Test("Another size is a mismatch")
  func otherSize() throws {
    defer { removeFolder() }
    try? baseline.check(try Bitmap(width: 4, height: 4, color: .white), isRecording: true)
    let error = PictureError.otherSize(
      path: baseline.path, width: 5, height: 4, expectedWidth: 4, expectedHeight: 4)

    #expect(throws: error) {
      try baseline.check(try Bitmap(width: 5, height: 4, color: .white), isRecording: false)
    }
  }

  @Test("Nothing to compare with is a failure, never a silent recording")
  func missing() throws {
    defer { removeFolder() }
    try FileManager.default.createDirectory(
      at: folder.appending(path: "Snapshots"), withIntermediateDirectories: true)

    #expect(throws: PictureError.missing(path: baseline.path)) {
      try baseline.check(try Bitmap(width: 4, height: 4), isRecording: false)
    }
    #expect(!exists("Snapshots/some@1x.png"))
    #expect(exists("Snapshots/some@1x.new.png"))
  }

  @Test("A picture of more than 8 KiB is refused")
  func tooLarge() throws {
    defer { removeFolder() }
    var random = SystemRandomNumberGenerator()
    let noise = (0..<10_000).map { _ in UInt32.random(in: 0...0xFF_FFFF, using: &random) | 0xFF00_0000 }
    let picture = try Bitmap(width: 100, height: 100, pixels: noise)
    let byteCount = try picture.pngData().count

    #expect(throws: PictureError.tooLarge(path: baseline.path, byteCount: byteCount, limit: 8192)) {
      try baseline.check(picture, isRecording: true)
    }
    #expect(!exists("Snapshots/some@1x.png"))
  }

  @Test("The name of a picture tells its scale", arguments: [(1.0, "@1x"), (2.0, "@2x"), (1.5, "@1.5x")])
  func names(scale: Double, suffix: String) {
    defer { removeFolder() }
    #expect(Baseline(name: "a", scale: scale, file: "/x/T.swift").path == "/x/Snapshots/a\(suffix).png")
  }

  @Test("Texts are set in the bundled font, whatever is installed")
  func bundledFont() throws {
    defer { removeFolder() }
    try BundledFont.registered.get()
    let width = TextLayout("10 - 20", font: .system(size: 12)).size.width

    #expect(width == TextLayout("10 - 20", font: Font(family: "Detent Sans", size: 12)).size.width)
    #expect(width != TextLayout("10 - 20", font: Font(family: "monospace", size: 12)).size.width)
  }
}
