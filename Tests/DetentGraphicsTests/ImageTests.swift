import DetentCore
import DetentGraphics
import Foundation
import Testing

@Suite("Image") struct ImageTests {
  @Test("The size is in points") func size() throws {
    let bitmap = try Bitmap(width: 8, height: 4)

    #expect(Image(bitmap: bitmap).size == Size(width: 8, height: 4))
    #expect(Image(bitmap: bitmap, scale: 2).size == Size(width: 4, height: 2))
    #expect(Image(bitmap: bitmap, scale: .nan).size == Size(width: 8, height: 4))
    #expect(Image(bitmap: bitmap, scale: 0).size.isLegal)
  }

  @Test("Only copies are equal") func equality() throws {
    let bitmap = try Bitmap(width: 2, height: 2)
    let first = Image(bitmap: bitmap)
    let copy = first

    #expect(first == copy && first.hashValue == copy.hashValue)
    #expect(first != Image(bitmap: bitmap))
  }

  @Test("The double resolution beside a file is used where it suits", arguments: [1, 1.5, 2, 3] as [Double])
  func resolutions(factor: Double) throws {
    try withTemporaryDirectory { directory in
      let path = directory.appending(path: "knob.png").path(percentEncoded: false)
      try Bitmap(width: 4, height: 4, color: .black).writePNG(to: path)
      try Bitmap(width: 8, height: 8, color: Color(hex: 0xFF9800)).writePNG(
        to: directory.appending(path: "knob@2x.png").path(percentEncoded: false))

      let image = try Image(pngFile: path)
      let drawn = try picture(16, 16, scale: factor) { canvas in
        canvas.draw(image, in: Rect(origin: .zero, size: image.size))
      }

      #expect(image.size == Size(width: 4, height: 4) && image.representations.count == 2)
      #expect(drawn[2, 2] == (factor == 1 ? Color.black.pixel : Color(hex: 0xFF9800).pixel))
    }
  }

  @Test("A missing picture is an error, a missing double resolution is none") func missing() throws {
    try withTemporaryDirectory { directory in
      let path = directory.appending(path: "a.png").path(percentEncoded: false)
      #expect(throws: GraphicsError.fileMissing(path: path)) { try Image(pngFile: path) }

      try Bitmap(width: 1, height: 1).writePNG(to: path)
      #expect(try Image(pngFile: path).representations.count == 1)

      let double = directory.appending(path: "a@2x.png")
      try Data("no picture".utf8).write(to: double)
      #expect(throws: GraphicsError.notPNG(path: double.path(percentEncoded: false))) {
        try Image(pngFile: path)
      }
    }
  }

  @Test("A picture on whole pixels is copied exactly") func exact() throws {
    let pixels = (0..<16).map { UInt32($0 * 0x0A_0B07) | 0xFF00_0000 }
    let bitmap = try Bitmap(width: 4, height: 4, pixels: pixels)

    let drawn = try picture(8, 8, scale: 2) { canvas in
      canvas.draw(Image(bitmap: bitmap, scale: 2), in: Rect(x: 1, y: 1, width: 2, height: 2))
    }

    #expect((0..<16).allSatisfy { drawn[2 + $0 % 4, 2 + $0 / 4] == pixels[$0] })
    #expect(drawn.count(of: .white) == 48)
  }

  @Test("A stretched picture fills its rectangle to the edge and can fade") func stretched() throws {
    let image = Image(bitmap: try Bitmap(width: 2, height: 2, color: .black))

    let solid = try picture(12, 12) { $0.draw(image, in: Rect(x: 1, y: 1, width: 10, height: 10)) }
    let faded = try picture(12, 12) {
      $0.draw(image, in: Rect(x: 1, y: 1, width: 10, height: 10), alpha: 0.5)
    }

    #expect(solid.count(of: .black) == 100 && solid.count(of: .white) == 44)
    #expect(abs(faded.color(x: 1, y: 1).red - 0.5) < 0.01)
  }
}
