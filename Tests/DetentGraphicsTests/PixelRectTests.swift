import DetentCore
import DetentGraphics
import Testing

@Suite("PixelRect") struct PixelRectTests {
  @Test(
    "Points become whole pixels, rounded outward",
    arguments: [
      (1.0, PixelRect(x: 1, y: 2, width: 3, height: 4)), (2.0, PixelRect(x: 2, y: 4, width: 6, height: 8)),
      (1.5, PixelRect(x: 1, y: 3, width: 5, height: 6)), (1.25, PixelRect(x: 1, y: 2, width: 4, height: 6)),
    ])
  func outward(factor: Double, expected: PixelRect) {
    let rect = Rect(x: 1, y: 2, width: 3, height: 4)

    #expect(PixelRect(covering: rect, scale: PixelScale(clamping: factor)) == expected)
  }

  @Test("Rounding errors do not add a column") func tolerance() {
    let rect = Rect(x: 0.1 * 3 * 10 / 3, y: 0, width: 1 - 1e-13, height: 1 + 1e-13)

    #expect(PixelRect(covering: rect, scale: .one).height == 1)
  }

  @Test(
    "What is no rectangle is empty",
    arguments: [
      Rect(x: .nan, y: 0, width: 1, height: 1), Rect(x: 0, y: 0, width: -1, height: 1), .zero,
      Rect(x: 0, y: 0, width: .infinity, height: 1), Rect(x: 0, y: 0, width: .nan, height: 1),
    ])
  func degenerate(rect: Rect) {
    #expect(PixelRect(covering: rect, scale: .one).isEmpty)
  }

  @Test("Huge rectangles keep to the range of the protocol") func huge() {
    let rect = PixelRect(covering: Rect(x: -1e300, y: -1e9, width: 1e300, height: 2e9), scale: .one)

    #expect(rect.x == -32_767 && rect.y == -32_767 && rect.height == 65_534)
  }
}
