internal import DetentCore

/// Where a text starts on the device: its left edge at a quarter of a pixel, its first baseline at a whole row.
struct TextStart {
  /// The whole pixel at or left of the left edge.
  let column: Double

  /// How many quarters of a pixel the left edge lies right of ``column``, 0 … 3.
  let phase: Int

  /// The row of the first baseline.
  let row: Double

  /// The corner of the text's box in points.
  let place: Point

  /// The start nearest to `place` on a canvas with its origin at a device pixel and `factor` pixels per point.
  init(_ layout: TextLayout, at place: Point, origin: Point, factor: Double) {
    let phases = TextMask.phasesPerPixel
    let quarters = ((place.x * factor + origin.x) * phases).rounded()
    column = (quarters / phases).rounded(.down)
    phase = Int(quarters - column * phases)
    row = ((place.y + layout.baseline) * factor + origin.y).rounded()
    self.place = Point(
      x: (quarters / phases - origin.x) / factor, y: (row - origin.y) / factor - layout.baseline)
  }
}
