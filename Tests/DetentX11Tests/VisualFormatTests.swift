import Testing

@testable import DetentX11

@Suite("Pixels of visuals")
struct VisualFormatTests {
  @Test(
    "Colours fill the bits that a visual has",
    arguments: [
      (0xf800, 0x07e0, 0x001f, 16, 0xffff_ffff, 0xffff), (0xf800, 0x07e0, 0x001f, 16, 0xffff_0000, 0xf800),
      (0x7c00, 0x03e0, 0x001f, 16, 0xff00_ff00, 0x03e0), (0xff0000, 0xff00, 0xff, 32, 0xff12_3456, 0x12_3456),
      (0xff, 0xff00, 0xff0000, 32, 0xff12_3456, 0x56_3412),
      (0x3ff0_0000, 0xf_fc00, 0x3ff, 32, 0xffff_8000, 0x3ff0_0000 | 514 << 10),
    ] as [(UInt, UInt, UInt, Int, UInt32, UInt32)])
  func encoding(red: UInt, green: UInt, blue: UInt, bits: Int, color: UInt32, pixel: UInt32) throws {
    let format = try #require(
      VisualFormat(red: red, green: green, blue: blue, bitsPerPixel: bits, isBigEndian: false))

    #expect(format.encode(color) == pixel)
  }

  @Test("Pixels are written in the server's byte order", arguments: [false, true])
  func byteOrder(isBigEndian: Bool) throws {
    let format = try #require(
      VisualFormat(red: 0xf800, green: 0x07e0, blue: 0x001f, bitsPerPixel: 16, isBigEndian: isBigEndian))
    let pixels: [UInt32] = [0, 0xffff_0000, 0xff00_00ff]
    var bytes = [UInt8](repeating: 0, count: 4)

    bytes.withUnsafeMutableBytes { target in
      guard let start = target.baseAddress else { return }
      format.convert(pixels.span, from: 1, count: 2, to: start)
    }

    #expect(bytes == (isBigEndian ? [0xf8, 0, 0, 0x1f] : [0, 0xf8, 0x1f, 0]))
  }

  @Test("Only a surface's own layout goes without conversion")
  func layout() {
    let masks: (UInt, UInt, UInt) = (0xff0000, 0xff00, 0xff)
    func format(_ bits: Int, bigEndian: Bool = false) -> VisualFormat? {
      VisualFormat(red: masks.0, green: masks.1, blue: masks.2, bitsPerPixel: bits, isBigEndian: bigEndian)
    }

    #expect(format(32)?.isSurfaceLayout == true)
    #expect(format(32, bigEndian: true)?.isSurfaceLayout == false)
    #expect(format(16) == nil)
    #expect(format(8) == nil)
    #expect(format(24) == nil)
  }
}
