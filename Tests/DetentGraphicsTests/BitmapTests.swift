import DetentCore
import DetentGraphics
import Foundation
import Testing

@Suite("Bitmap") struct BitmapTests {
  @Test("PNG keeps every opaque pixel and the clear ones") func roundTrip() throws {
    var generator = SystemRandomNumberGenerator()
    let pixels = (0..<35).map { _ in UInt32.random(in: 0...0xFF_FFFF, using: &generator) | 0xFF00_0000 }
    var bitmap = try Bitmap(width: 7, height: 5, pixels: pixels)
    bitmap[3, 3] = 0

    let again = try Bitmap(pngData: try bitmap.pngData())

    #expect(again == bitmap, "pixels \(pixels)")
  }

  @Test("PNG keeps a half clear colour as far as 8 bits can") func alpha() throws {
    let bitmap = try Bitmap(width: 2, height: 2, color: Color(hex: 0xFF9800).withAlpha(0.5))

    let color = try Bitmap(pngData: try bitmap.pngData()).color(x: 1, y: 1)

    #expect(abs(color.green - 0.596) < 0.01 && abs(color.alpha - 0.5) < 0.01)
  }

  @Test("A file is written and read") func files() throws {
    try withTemporaryDirectory { directory in
      let path = directory.appending(path: "a.png").path(percentEncoded: false)
      let bitmap = try Bitmap(width: 3, height: 2, color: .black)

      try bitmap.writePNG(to: path)

      #expect(try Bitmap(pngFile: path) == bitmap)
    }
  }

  @Test("Each way a file can be wrong is an error of its own") func errors() throws {
    try withTemporaryDirectory { directory in
      let good = try Bitmap(width: 20, height: 20, color: .black).pngData()
      func file(_ name: String, _ bytes: [UInt8]) throws -> String {
        let url = directory.appending(path: name)
        try Data(bytes).write(to: url)
        return url.path(percentEncoded: false)
      }
      let folder = directory.path(percentEncoded: false)

      #expect(throws: GraphicsError.fileMissing(path: "/nowhere/a.png")) {
        try Bitmap(pngFile: "/nowhere/a.png")
      }
      #expect(throws: GraphicsError.fileMissing(path: "")) { try Bitmap(pngFile: "") }
      #expect(throws: GraphicsError.fileUnreadable(path: folder, code: EISDIR)) {
        try Bitmap(pngFile: folder)
      }
      for (name, bytes) in [
        ("empty", []), ("text", Array("hello, world".utf8)), ("short", Array(good.prefix(5))),
      ] {
        let path = try file(name, bytes)
        #expect(throws: GraphicsError.notPNG(path: path)) { try Bitmap(pngFile: path) }
      }
      let path = try file("cut", Array(good.dropLast(good.count / 2)))
      #expect(throws: GraphicsError.damagedPNG(path: path)) { try Bitmap(pngFile: path) }
    }
  }

  @Test("A PNG cut off anywhere is an error, never a crash") func truncated() throws {
    let good = try Bitmap(width: 9, height: 9, color: .white).pngData()

    for length in 0..<(good.count - 12) {
      let expected: GraphicsError = length < 8 ? .notPNG(path: nil) : .damagedPNG(path: nil)
      #expect(throws: expected) { try Bitmap(pngData: Array(good.prefix(length))) }
    }
  }

  @Test("A PNG with any byte changed is a picture or an error, never a crash") func flipped() throws {
    let good = try Bitmap(width: 9, height: 9, color: .white).pngData()

    for index in good.indices {
      var bad = good
      bad[index] ^= 0x5A
      do {
        let bitmap = try Bitmap(pngData: bad)
        #expect(bitmap.width > 0 && bitmap.width <= Bitmap.sideLimit)
      } catch {
        let isExpected =
          switch error {
          case .notPNG, .damagedPNG, .imageTooLarge: true
          default: false
          }
        #expect(isExpected, "byte \(index): \(error)")
      }
    }
  }

  @Test("A PNG that claims to be enormous is refused before it is decoded") func tooLarge() throws {
    var bytes = try Bitmap(width: 9, height: 9, color: .white).pngData()
    bytes.replaceSubrange(16..<24, with: [0x00, 0x01, 0x00, 0x00, 0x7F, 0xFF, 0xFF, 0xFF])

    #expect(throws: GraphicsError.imageTooLarge(path: nil, width: 65_536, height: 0x7FFF_FFFF)) {
      try Bitmap(pngData: bytes)
    }
  }

  @Test("A place that cannot be written is an error") func unwritable() throws {
    let bitmap = try Bitmap(width: 1, height: 1)

    #expect(throws: GraphicsError.fileUnwritable(path: "/nowhere/a.png", code: ENOENT)) {
      try bitmap.writePNG(to: "/nowhere/a.png")
    }
  }

  @Test("Sizes and pixels must fit") func making() throws {
    #expect(throws: GraphicsError.pixelCountMismatch(count: 3, width: 2, height: 2)) {
      try Bitmap(width: 2, height: 2, pixels: [1, 2, 3])
    }
    #expect(throws: GraphicsError.illegalSize(width: 0, height: 2, limit: 16_384)) {
      try Bitmap(width: 0, height: 2)
    }
    #expect(throws: GraphicsError.imageTooLarge(path: nil, width: 16_384, height: 16_384)) {
      try Bitmap(width: 16_384, height: 16_384)
    }
  }

  @Test("Outside there is nothing") func outside() throws {
    var bitmap = try Bitmap(width: 2, height: 2, color: .white)
    bitmap[2, 0] = 7
    bitmap[-1, 0] = 7

    #expect(bitmap[2, 0] == 0 && bitmap[-1, 0] == 0 && bitmap.color(x: 0, y: 9) == .clear)
    #expect(bitmap.count(of: .white) == 4)
  }

  @Test("Every error says something of its own") func descriptions() {
    let errors: [GraphicsError] = [
      .fileMissing(path: "p"), .fileUnreadable(path: "p", code: 1), .fileUnwritable(path: "p", code: 1),
      .notPNG(path: nil), .notPNG(path: "p"), .damagedPNG(path: "p"), .fileTooLarge(path: "p", limit: 1),
      .imageTooLarge(path: "p", width: 1, height: 1), .illegalSize(width: 1, height: 1, limit: 1),
      .illegalStride(stride: 1, minimum: 1), .pixelCountMismatch(count: 1, width: 1, height: 1),
      .fontUnusable(path: "p"), .fontListUnavailable, .outOfMemory, .drawingFailed(status: 1),
    ]

    #expect(Set(errors.map(\.description)).count == errors.count)
    #expect(errors.allSatisfy { !$0.description.isEmpty && !$0.description.hasSuffix(".") })
  }
}
