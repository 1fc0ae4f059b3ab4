import DetentCore
import DetentGraphics
import DetentUI
import Testing

@testable import DetentControls

@MainActor @Suite("Stamps of stop marks") struct MarkStampTests {
  private let color = Color(red: 0.9, green: 0.5, blue: 0.1)
  private let box = Rect(x: 5.25, y: 4, width: 4, height: 5)

  @Test(
    "A mark looks as its shape does, wherever it lies in the same way between pixels",
    arguments: [1.0, 1.5, 2])
  func looks(factor: Double) throws {
    let scale = PixelScale(clamping: factor)
    let stamp = try #require(MarkStamp(of: box, radius: 2, color: color, on: PixelGrid(scale: scale)))
    let moved = box.offset(by: Vector(dx: 8 / factor, dy: -2 / factor))

    let stamped = try drawn(scale) { #expect(stamp.draw(at: moved.origin, on: $0)) }

    let shaped = try drawn(scale) { $0.fill(Path(roundedRect: moved, radius: 2), color: color) }
    #expect(zip(stamped.pixels, shaped.pixels).allSatisfy { Self.isClose($0, $1) })
    #expect(stamped.pixels.contains { Color(pixel: $0).red > 0.89 && Color(pixel: $0).blue < 0.2 })
  }

  @Test(
    "Where it lies otherwise between pixels, or at another scale, it is not drawn",
    arguments: [(0.25, 1.0), (0, 2)])
  func elsewhere(shift: Double, factor: Double) throws {
    let stamp = try #require(MarkStamp(of: box, radius: 2, color: color, on: PixelGrid()))

    let picture = try drawn(PixelScale(clamping: factor)) {
      #expect(!stamp.draw(at: box.origin + Vector(dx: shift, dy: 0), on: $0))
    }

    #expect(picture.pixels.allSatisfy { $0 == Color.white.pixel })
  }

  /// Blending twice may round twice.
  private static func isClose(_ first: UInt32, _ second: UInt32) -> Bool {
    [0, 8, 16, 24].allSatisfy { abs(Int(first >> $0 & 0xFF) - Int(second >> $0 & 0xFF)) <= 1 }
  }

  private func drawn(_ scale: PixelScale, _ drawing: (Canvas) -> Void) throws -> Bitmap {
    let surface = try Surface(width: 48, height: 32)
    surface.draw(scale: scale) { canvas in
      canvas.fill(Rect(x: 0, y: 0, width: 48, height: 32), color: .white)
      drawing(canvas)
    }
    return surface.snapshot()
  }
}
