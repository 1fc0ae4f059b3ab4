import DetentCore
import DetentGraphics
import DetentUI

/// What a window shows: one surface that keeps its content, and the way of its pixels to the screen.
@MainActor
final class Presenter {
  let screen: Screen
  let connection: Connection
  let sharesMemory: Bool
  private(set) var buffer: any ImageBuffer
  private let target: DrawTarget
  private var surface: Surface
  /// A part of the surface of which every pixel has been drawn since it was made.
  private var painted = PixelRect.none

  /// - Throws: ``DriverError/cannotMakeSurface(width:height:)``.
  init(
    target: DrawTarget, extent: PixelExtent, screen: Screen, connection: Connection, sharesMemory: Bool
  ) throws(DriverError) {
    let buffer = try Self.makeBuffer(
      capacity: extent, screen: screen, connection: connection, sharesMemory: sharesMemory)
    surface = try Self.makeSurface(extent: extent, buffer: buffer, screen: screen)
    self.connection = connection
    self.screen = screen
    self.target = target
    self.sharesMemory = sharesMemory
    self.buffer = buffer
  }

  var extent: PixelExtent { PixelExtent(width: surface.width, height: surface.height) }

  /// Whether the server reads the pixels from this process's memory.
  var isShared: Bool { buffer is SharedImage }

  /// Gives the surface a new extent; what it holds need not stay.
  ///
  /// - Throws: ``DriverError/cannotMakeSurface(width:height:)``, and the surface stays what it was.
  func resize(to extent: PixelExtent) throws(DriverError) {
    buffer.waitUntilRead()
    let fitting = try fittingBuffer(for: extent)
    surface = try Self.makeSurface(extent: extent, buffer: fitting, screen: screen)
    let staysInPlace = fitting === buffer && screen.format.isSurfaceLayout
    painted = staysInPlace ? painted.intersection(bounds) : .none
    buffer = fitting
  }

  /// Draws into the surface, clipped to `damage` (in points), and brings just that part to the screen, announced or not as
  /// ``ImageBuffer`` says.
  func present(
    _ damage: [Rect], scale: PixelScale, isAnnounced: Bool = false, drawing: (Canvas) -> Void
  ) {
    let region = DamageRegion(damage, scale: scale, extent: extent)
    guard !region.rects.isEmpty else { return }
    buffer.waitUntilRead()
    surface.draw(scale: scale, clippedTo: region.rects.map { $0.points(scale: scale) }, drawing)
    for rect in region.rects {
      painted = painted.joined(rect)
      convert(rect)
    }
    buffer.put(region.rects, to: target, isAnnounced: isAnnounced)
    connection.flush()
  }

  /// Brings a part of the surface to the screen again, as far as it is known to be drawn.
  ///
  /// - Returns: Whether that is all of the part.
  func restore(_ rect: PixelRect) -> Bool {
    let part = rect.intersection(bounds)
    let drawn = part.intersection(painted)
    if !drawn.isEmpty { buffer.put([drawn], to: target, isAnnounced: false) }
    return drawn == part
  }

  /// A copy of what the surface holds.
  func snapshot() -> Bitmap { surface.snapshot() }

  private var bounds: PixelRect { PixelRect(x: 0, y: 0, width: surface.width, height: surface.height) }

  /// Writes a part of the surface into the buffer, where the two are not the same memory.
  private func convert(_ rect: PixelRect) {
    let format = screen.format
    guard !format.isSurfaceLayout else { return }
    let buffer = buffer
    surface.withPixels { pixels, pixelsPerRow in
      for row in rect.y..<rect.y + rect.height where pixels.count > 0 {
        let start = unsafe buffer.memory + row * buffer.stride + rect.x * format.bytesPerPixel
        unsafe format.convert(pixels, from: row * pixelsPerRow + rect.x, count: rect.width, to: start)
      }
    }
  }
}
