import DetentCore
import DetentGraphics
import Foundation
import Testing

@Suite("Images that stretch in parts") struct ImageStretchingTests {
  private static let red = Color(hex: 0xFF0000)
  private static let green = Color(hex: 0x00FF00)
  private static let blue = Color(hex: 0x0000FF)

  /// Four rows of red, 2 wide; green, blue, green, each 1 wide; red, 2 wide.
  private func stripes(scale: Int = 1) throws -> Image {
    let row = [Self.red, Self.red, Self.green, Self.blue, Self.green, Self.red, Self.red]
    let line = row.flatMap { Array(repeating: $0.pixel, count: scale) }
    let bitmap = try Bitmap(
      width: 7 * scale, height: 4 * scale, pixels: Array(repeating: line, count: 4 * scale).flatMap { $0 })
    return Image(bitmap: bitmap, scale: Double(scale)).stretching(columns: [2...3, 4...5], rows: [])
  }

  private func row(_ bitmap: Bitmap, _ y: Int, _ count: Int) -> [UInt32] { (0..<count).map { bitmap[$0, y] } }

  @Test("Caps and middle keep their widths, with hard edges, at whole scales", arguments: [1, 2])
  func exact(scale: Int) throws {
    let image = try stripes()
    let drawn = try picture(20 * scale, 6 * scale, scale: Double(scale)) {
      $0.draw(image, in: Rect(x: 1, y: 1, width: 17, height: 4))
    }
    let widths = [1, 2, 6, 1, 6, 2, 2].map { $0 * scale }
    let colors = [Color.white, Self.red, Self.green, Self.blue, Self.green, Self.red, .white]
    let expected = zip(widths, colors).flatMap { Array(repeating: $1.pixel, count: $0) }
    #expect(row(drawn, 2 * scale, 20 * scale) == expected)
    #expect(row(drawn, 5 * scale - 1, 20 * scale) == expected)
  }

  @Test("A column is drawn over its place") func anchor() throws {
    let image = try stripes()
    let drawn = try picture(20, 4) {
      $0.draw(
        image, in: Rect(x: 0, y: 0, width: 20, height: 4), anchor: Image.Anchor(column: 3.5, x: 4.5))
    }
    #expect(drawn[3, 1] == Self.green.pixel)
    #expect(drawn[4, 1] == Self.blue.pixel)
    #expect(drawn[5, 1] == Self.green.pixel)
    #expect(drawn[17, 1] == Self.green.pixel)
    #expect(drawn[18, 1] == Self.red.pixel)
  }

  @Test(
    "No seam shows the ground, whatever the scale and place", arguments: [1, 1.25, 1.5, 1.7, 2, 3],
    [0, 0.25, 0.37, 0.5])
  func seams(scale: Double, offset: Double) throws {
    let black = Image(bitmap: try Bitmap(width: 9, height: 9, color: .black))
      .stretching(columns: [2...3, 5...7], rows: [1...2, 4...8])
    let drawn = try picture(100, 100, scale: scale, on: Self.red) {
      $0.draw(black, in: Rect(x: 1 + offset, y: 1 + offset, width: 22.3, height: 17.6))
    }
    // Inside of the edges, which may cover pixels in part.
    let inside = (
      first: Int((1 + offset) * scale) + 1, right: Int((23 + offset) * scale) - 1,
      bottom: Int((18 + offset) * scale) - 1
    )
    for y in inside.first..<inside.bottom {
      for x in inside.first..<inside.right { #expect(drawn.color(x: x, y: y).red < 0.02, "\(x), \(y)") }
    }
  }

  /// Shares of a pixel are counted in 255ths, so that they may miss the whole by a few.
  @Test("Turned by any angle there is no seam either", arguments: [0.3, .pi / 2, 2.5])
  func turned(angle: Double) throws {
    let black = Image(bitmap: try Bitmap(width: 9, height: 9, color: .black))
      .stretching(columns: [2...3, 5...7], rows: [1...2, 4...8])
    let drawn = try picture(60, 60, on: Self.red) { canvas in
      canvas.rotate(by: angle, around: Point(x: 30, y: 30))
      canvas.draw(black, in: Rect(x: 12, y: 12, width: 36, height: 36))
    }
    for y in 18..<42 {
      for x in 18..<42 { #expect(drawn.color(x: x, y: y).red < 0.05, "\(x), \(y)") }
    }
  }

  @Test("It fades as a whole, and covers nothing outside of its rectangle") func fading() throws {
    let black = Image(bitmap: try Bitmap(width: 6, height: 6, color: .black)).resizable(
      withCapInsets: Insets(all: 2))
    let drawn = try picture(20, 20) {
      $0.draw(black, in: Rect(x: 2, y: 2, width: 15, height: 15), alpha: 0.5)
    }
    let grey = drawn[9, 9]
    #expect((Color(pixel: grey).red - 0.5).magnitude < 0.01)
    #expect(drawn.pixels.count { $0 == grey } == 225)
    #expect(drawn.count(of: .white) == 175)
  }

  @Test("A size without room for the caps shrinks them, and nothing is a trap", arguments: [0.2, 1, 3, 1e5])
  func extremes(length: Double) throws {
    let image = try stripes()
    let drawn = try picture(8, 8) { $0.draw(image, in: Rect(x: 0, y: 0, width: length, height: length)) }
    #expect(length < 1 || drawn[0, 0] != Color.white.pixel)
  }

  @Test("The double resolution is taken for double scale alone, however far the parts are stretched")
  func resolution() throws {
    let single = try Bitmap(width: 4, height: 4, color: Self.red)
    try withTemporaryDirectory { directory in
      let path = directory.appending(path: "a.png").path(percentEncoded: false)
      try single.writePNG(to: path)
      try Bitmap(width: 8, height: 8, color: Self.blue).writePNG(
        to: directory.appending(path: "a@2x.png").path(percentEncoded: false))
      let image = try Image(pngFile: path).resizable(withCapInsets: Insets(all: 1))
      for (scale, color) in [(1.0, Self.red), (2, Self.blue)] {
        let drawn = try picture(40, 40, scale: scale) {
          $0.draw(image, in: Rect(x: 0, y: 0, width: 20, height: 20))
        }
        #expect(drawn[19, 19] == color.pixel)
      }
    }
  }

  @Test("Images that stretch otherwise are not equal") func equality() throws {
    let image = Image(bitmap: try Bitmap(width: 6, height: 6))
    let caps = image.resizable(withCapInsets: Insets(all: 2))
    #expect(image != caps)
    #expect(caps == image.stretching(columns: [2...4], rows: [2...4]))
    #expect(image == image.resizable(withCapInsets: Insets(all: 9)))
    #expect(caps.stretchableColumns == [2...4] && caps.stretchableRows == [2...4])
  }

  @Test("The colour in the middle is that of its pixel") func middle() throws {
    var bitmap = try Bitmap(width: 5, height: 5, color: .white)
    bitmap[2, 2] = Self.blue.pixel
    #expect(Image(bitmap: bitmap).middleColor == Self.blue)
  }
}
