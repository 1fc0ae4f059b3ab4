internal import DetentCore

/// Five crosses that a participant clicks on, one after another: how far the clicks are from them tells how far pointer and
/// picture are apart.
struct ClickCheck: Sendable, Hashable {
  /// How many crosses there are.
  static let count = places.count

  /// Where they are, in parts of the room for them: the middle, and the corners.
  private static let places = [
    Point(x: 0.5, y: 0.5), Point(x: 0, y: 0), Point(x: 1, y: 0), Point(x: 0, y: 1), Point(x: 1, y: 1),
  ]

  /// How far the clicks were off, in device pixels.
  private(set) var errors: [Double] = []

  /// The number of the cross to click on, from 0; nil after the last.
  var number: Int? { errors.count < Self.count ? errors.count : nil }

  /// Where a cross is in an area: on a whole point.
  static func place(of number: Int, in area: Rect) -> Point {
    Point(
      x: (area.minX + places[number].x * area.width).rounded(),
      y: (area.minY + places[number].y * area.height).rounded())
  }

  /// Somebody clicked, in points of a window with so many device pixels each: the line about it.
  mutating func click(at place: Point, on cross: Point, scale: PixelScale) -> [JSON.Member] {
    let pixels = (place - cross).length * scale.factor
    errors.append(pixels)
    return [
      JSON.Member("n", .integer(errors.count)), JSON.Member("cross", cross.json),
      JSON.Member("at", place.json), JSON.Member("err_px", .number(pixels)),
    ]
  }
}
