import DetentCore
import Testing

@Suite("Pixels") struct PixelTests {
  @Test(
    "A scale is 0.5 … 8, or none",
    arguments: [(0.5, 0.5), (8, 8), (0.49, nil), (8.01, nil), (.nan, nil)] as [(Double, Double?)])
  func scale(factor: Double, expected: Double?) {
    #expect(PixelScale(factor)?.factor == expected)
  }

  @Test(
    "What is no scale becomes the nearest one",
    arguments: [(0.0, 0.5), (99, 8), (1.25, 1.25), (.nan, 1), (-.infinity, 0.5)])
  func clamping(factor: Double, expected: Double) {
    #expect(PixelScale(clamping: factor).factor == expected)
  }

  @Test(
    "A length goes to the nearest whole pixel",
    arguments: [(1.0, 10.4, 10.0), (2, 10.3, 10.5), (1.5, 10, 10)])
  func snapped(factor: Double, length: Double, expected: Double) {
    #expect(PixelScale(clamping: factor).snapped(length) == expected)
  }

  @Test(
    "A size in pixels is rounded up, and is 1 … 32767",
    arguments: [
      (1.0, 10.0, 10), (1, 10.1, 11), (1.1, 100, 110), (1.1, 300, 330), (1.25, 441, 552), (2, 0, 1),
      (2, -5, 1), (1, 1e9, 32_767),
      (1, .nan, 1), (1, .infinity, 32_767),
    ])
  func pixels(factor: Double, length: Double, expected: Int) {
    let pixels = PixelScale(clamping: factor).pixels(Size(width: length, height: 7))

    #expect(pixels.width == expected)
    #expect(pixels.height == Int((factor * 7).rounded(.up)))
  }

  @Test("A pixel lies at a point")
  func point() {
    #expect(PixelScale(clamping: 2).point(pixelX: 5, pixelY: 8) == Point(x: 2.5, y: 4))
  }

  @Test(
    "The grid under a view snaps in the window's pixels",
    arguments: [(Axis.horizontal, 10.0, 10.2), (.vertical, 10, 9.9)])
  func grid(axis: Axis, coordinate: Double, expected: Double) {
    let grid = PixelGrid(scale: PixelScale(clamping: 2), origin: Vector(dx: 0.3, dy: 0.1))

    #expect(abs(grid.snapped(coordinate, along: axis) - expected) < 1e-9)
    #expect(PixelGrid().snapped(10.4, along: axis) == 10)
  }

  @Test(
    "A length on the grid is at least one pixel, unless there is none",
    arguments: [(0.0, 0.0), (-1, 0), (0.1, 0.5), (3.2, 3), (.nan, 0)])
  func length(length: Double, expected: Double) {
    #expect(PixelGrid(scale: PixelScale(clamping: 2)).snappedLength(length) == expected)
  }

  @Test("A line thinner than a pixel keeps the one that holds its middle", arguments: [0.5, 1, 1.25, 1.5, 2])
  func thin(factor: Double) {
    let grid = PixelGrid(scale: PixelScale(clamping: factor), origin: Vector(dx: 0.3, dy: 7.7))
    for start in stride(from: -2.0, through: 9, by: 0.1) {
      for extent in [0.2, 0.7, 1, 1.5] {
        let line = Rect(x: start, y: -start, width: 10, height: extent)
        let snapped = grid.snapped(line)

        #expect(snapped.height > 0.99 / factor, "\(line)")
        #expect(abs(snapped.midY - line.midY) <= 1 / factor, "\(line)")
        #expect(grid.snapped(Rect(x: start, y: start, width: extent, height: 0)).height == 0)
      }
    }
  }
}
