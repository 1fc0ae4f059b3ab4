import DetentCore

/// How the device pixels of a window are its points.
struct WindowPlace: Sendable, Hashable {
  var scale: PixelScale
  var extent: PixelExtent

  /// Where a report is, in points.
  func point(_ origin: ReportOrigin) -> Point { scale.point(pixelX: origin.x, pixelY: origin.y) }

  /// Whether a place in points lies in the window.
  func contains(_ point: Point) -> Bool {
    let (x, y) = (point.x * scale.factor, point.y * scale.factor)
    return x >= 0 && y >= 0 && x < Double(extent.width) && y < Double(extent.height)
  }
}
