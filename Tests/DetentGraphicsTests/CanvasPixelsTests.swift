import DetentCore
import DetentGraphics
import Testing

/// What lies on whole pixels is drawn without shapes, and must look as with them.
@Suite("Canvas on whole pixels") struct CanvasPixelsTests {
  /// Gaps between them, and one that reaches out of the picture.
  private let parts = [
    Rect(x: 1, y: 1, width: 5, height: 7), Rect(x: 8, y: 2, width: 3, height: 30),
    Rect(x: 12, y: 9, width: 2, height: 2),
  ]

  @Test(
    "A rectangle looks as its path does",
    arguments: [1, 0.998, 0.5, 0.02], [PixelFormat.argb32, .rgb24])
  func rectangle(alpha: Double, format: PixelFormat) throws {
    let color = Color(red: 0.3, green: 0.7, blue: 0.9, alpha: alpha)
    let box = Rect(x: -2, y: 3, width: 14, height: 8)

    let filled = try drawn(format) { $0.fill(box, color: color) }

    #expect(filled == (try drawn(format) { $0.fill(Path(rect: box), color: color) }))
    #expect(filled != (try drawn(format) { _ in }))
  }

  @Test(
    "A surface looks as under a clip that hides nothing", arguments: [PixelFormat.argb32, .rgb24],
    [PixelFormat.argb32, .rgb24])
  func surface(format: PixelFormat, own: PixelFormat) throws {
    let stamp = try Surface(width: 9, height: 6, format: own)
    stamp.draw(scale: .one) { canvas in
      canvas.fill(
        Rect(x: 0, y: 0, width: 5, height: 6), color: Color(red: 0.9, green: 0.2, blue: 0, alpha: 0.6))
      canvas.fill(Path(roundedRect: Rect(x: 3, y: 1, width: 6, height: 4), radius: 2), color: .black)
    }

    let stamped = try drawn(format) { $0.draw(stamp, column: -1, row: 4) }

    let clipped = try drawn(format) { canvas in
      canvas.clip(to: Rect(x: -99, y: -99, width: 999, height: 999))
      canvas.draw(stamp, column: -1, row: 4)
    }
    #expect(stamped == clipped)
    #expect(stamped != (try drawn(format) { _ in }))
  }

  @Test("What is filled first stays under what is drawn on it", arguments: [false, true])
  func order(isCleared: Bool) throws {
    let surface = try Surface(width: 8, height: 8)
    surface.draw(scale: .one) { canvas in
      if isCleared {
        canvas.fill(Rect(x: 0, y: 0, width: 8, height: 8), color: .white)
        canvas.clear()
      }
      canvas.fill(Rect(x: 0, y: 0, width: 8, height: 8), color: Color(hex: 0xFF0000))
      canvas.fill(
        Path(rect: Rect(x: 2.5, y: 2, width: 4, height: 4)),
        color: Color(red: 0, green: 0, blue: 1, alpha: 0.5))
      canvas.withGroup(alpha: 0.5) { canvas.fill(Rect(x: 0, y: 7, width: 8, height: 1), color: .black) }
    }

    let picture = surface.snapshot()
    #expect(picture[0, 0] == 0xFFFF_0000)
    #expect((0..<8).allSatisfy { picture.alphas(row: $0) == Array(repeating: 255, count: 8) })
    #expect(picture[4, 4] >> 16 & 0xFF == 127 || picture[4, 4] >> 16 & 0xFF == 128)
  }

  @Test("A clip ends with its saved state, though shapes are new to the canvas in it") func clipsEnd() throws
  {
    let picture = try picture(10, 10) { canvas in
      canvas.translate(by: Vector(dx: 1, dy: 0))
      canvas.withSavedState {
        canvas.translate(by: Vector(dx: 4, dy: 4))
        canvas.withSavedState {
          canvas.clip(to: Rect(x: 0, y: 0, width: 2, height: 2))
          canvas.fill(Rect(x: -9, y: -9, width: 40, height: 40), color: .black)
        }
        canvas.fill(Path(rect: Rect(x: 3, y: 3, width: 1, height: 1)), color: .black)
      }
      canvas.fill(Path(rect: Rect(x: 0, y: 0, width: 1, height: 1)), color: .black)
    }

    let black = (0..<100).filter { picture[$0 % 10, $0 / 10] == Color.black.pixel }
    #expect(black == [1, 45, 46, 55, 56, 78])
  }

  @Test("The bounds of a clip are those of the places that may change, in points") func bounds() throws {
    _ = try picture(40, 40, scale: 2, clippedTo: parts) { canvas in
      canvas.translate(by: Vector(dx: 3, dy: -1))
      #expect(canvas.clipBounds == Rect(x: -2, y: 2, width: 13, height: 19))
      canvas.scale(x: -1, y: 1)
      #expect(canvas.clipBounds == Rect(x: -11, y: 2, width: 13, height: 19))
    }
  }

  /// A coloured surface after `drawing`, of which only some parts can change.
  private func drawn(_ format: PixelFormat, _ drawing: (Canvas) -> Void) throws -> Bitmap {
    let surface = try Surface(width: 16, height: 16, format: format)
    surface.draw(scale: .one) { canvas in
      canvas.fill(
        Rect(x: 0, y: 0, width: 16, height: 16), color: Color(red: 0.2, green: 0.4, blue: 0.1, alpha: 0.8))
    }
    surface.draw(scale: .one, clippedTo: parts, drawing)
    return surface.snapshot()
  }
}
