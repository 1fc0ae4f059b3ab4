import DetentCore
import DetentGraphics
import Testing

@Suite("Surface") struct SurfaceTests {
  @Test("A new surface is clear") func clear() throws {
    let surface = try Surface(width: 5, height: 3)

    #expect(surface.snapshot() == (try Bitmap(width: 5, height: 3)))
  }

  @Test(
    "An illegal size is an error that names it", arguments: [(0, 4), (4, 0), (-1, 4), (32_768, 1), (.max, 1)])
  func illegalSize(width: Int, height: Int) {
    #expect(throws: GraphicsError.illegalSize(width: width, height: height, limit: 32_767)) {
      try Surface(width: width, height: height)
    }
  }

  @Test("Drawing goes into the adopted memory, row by row") func adopting() throws {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 20 * 3, alignment: 4)
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt8.self, repeating: 0x11, count: 60)
    let surface = try Surface(adopting: memory, width: 4, height: 3, stride: 20)

    surface.draw(scale: .one, clippedTo: [Rect(x: 1, y: 1, width: 2, height: 1)]) { canvas in
      canvas.fill(canvas.clipBounds, color: Color(hex: 0x123456))
    }

    let words = (0..<15).map { memory.load(fromByteOffset: $0 * 4, as: UInt32.self) & 0xFF_FFFF }
    #expect(words[6] == 0x123456 && words[7] == 0x123456)
    #expect(words.count { $0 == 0x111111 } == 13)
    #expect(surface.snapshot()[0, 0] == 0xFF11_1111)
  }

  @Test("Rows must be long enough and whole pixels", arguments: [0, 12, 17, -16])
  func stride(stride: Int) {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 4)
    defer { memory.deallocate() }

    #expect(throws: GraphicsError.illegalStride(stride: stride, minimum: 16)) {
      try Surface(adopting: memory, width: 4, height: 2, stride: stride)
    }
    #expect(Surface.stride(width: 4) == 16 && Surface.stride(width: -1) == 0)
  }

  @Test("A reader sees every pixel") func reading() throws {
    let surface = try Surface(width: 3, height: 2)
    surface.draw(scale: .one) { $0.fill(Rect(x: 2, y: 1, width: 1, height: 1), color: .white) }

    let found = surface.withPixels { pixels, pixelsPerRow in pixels[pixelsPerRow + 2] }

    #expect(found == 0xFFFF_FFFF)
  }

  @Test("A canvas that was kept draws nothing") func keptCanvas() throws {
    let surface = try Surface(width: 4, height: 4)
    var kept: Canvas?
    surface.draw(scale: .one) { kept = $0 }

    let canvas = try #require(kept)
    canvas.fill(Rect(x: 0, y: 0, width: 4, height: 4), color: .black)
    canvas.withSavedState { canvas.translate(by: Vector(dx: 1, dy: 1)) }
    canvas.withGroup(alpha: 0.5) { canvas.fill(Path(ellipseIn: canvas.clipBounds), color: .black) }

    #expect(canvas.clipBounds == .zero)
    #expect(surface.snapshot().count(otherThan: .clear) == 0)
  }

  @Test("Only the damaged rectangles change", arguments: [1, 1.5, 2] as [Double])
  func damage(factor: Double) throws {
    let scale = PixelScale(clamping: factor)
    let rects = [Rect(x: 1, y: 1, width: 3, height: 2), Rect(x: 3, y: 2, width: 5, height: 5)]
    let picture = try picture(20, 20, scale: factor, clippedTo: rects) { canvas in
      canvas.fill(Rect(x: -50, y: -50, width: 100, height: 100), color: .black)
    }

    let damaged = rects.map { PixelRect(covering: $0, scale: scale) }
    for y in 0..<20 {
      for x in 0..<20 {
        let inside = damaged.contains {
          (x - $0.x) >= 0 && x < $0.x + $0.width && y >= $0.y && y < $0.y + $0.height
        }
        #expect(picture[x, y] == (inside ? 0xFF00_0000 : 0xFFFF_FFFF))
      }
    }
  }

  @Test("No damage, no drawing") func noDamage() throws {
    let surface = try Surface(width: 4, height: 4)

    surface.draw(scale: .one, clippedTo: []) { _ in Issue.record("drawn without damage") }
    surface.draw(scale: .one, clippedTo: [Rect(x: 9, y: 9, width: 3, height: 3), .zero]) { _ in
      Issue.record("drawn outside the surface")
    }
  }
}
