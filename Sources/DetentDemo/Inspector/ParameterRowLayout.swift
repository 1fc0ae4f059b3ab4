internal import DetentCore
internal import DetentUI

/// Where the parts of a row lie, from left to right.
///
/// A narrow control stands at the end of the row, beside name and default. A wide one takes a line of its own below them.
struct ParameterRowLayout {
  let name: Rect
  let caption: Rect
  let control: Rect
  /// Where it stands why something cannot be, instead of the default.
  let refusal: Rect

  private static let nameHeight = 20.0
  private static let captionHeight = 24.0
  /// The height of two lines, of which a little stands in the distance to the next row.
  private static let refusalHeight = 32.0
  /// The width of a field for numbers, in points.
  static let fieldWidth = 184.0

  init(
    size: Size, isWide: Bool, nameWidth: Double, captionWidth: Double, controlWidth: Double, metrics: Metrics
  ) {
    // A button has its padding around its text, which has to stand below the name.
    let overhang = 2 * metrics.grid
    let line = Self.nameHeight
    if isWide {
      let room = max(0, size.width - nameWidth - metrics.grid + overhang)
      let width = min(captionWidth, room)
      name = Rect(x: 0, y: 0, width: min(nameWidth, size.width), height: line)
      caption = Rect(
        x: size.width - width + overhang, y: line - Self.captionHeight, width: width,
        height: Self.captionHeight)
      control = Rect(x: 0, y: line, width: size.width, height: metrics.touchTarget)
      let left = min(name.maxX + metrics.grid, size.width)
      refusal = Rect(x: left, y: 0, width: size.width - left, height: line)
    } else {
      let width = min(controlWidth, Self.fieldWidth)
      let room = max(0, size.width - width - metrics.grid)
      let top = (metrics.touchTarget - line - Self.captionHeight) / 2
      name = Rect(x: 0, y: top, width: room, height: line)
      caption = Rect(
        x: -overhang, y: top + line, width: min(captionWidth, room + overhang), height: Self.captionHeight)
      let overlap = (Self.refusalHeight - Self.captionHeight) / 2
      refusal = Rect(x: 0, y: top + line - overlap, width: room, height: Self.refusalHeight)
      control = Rect(x: size.width - width, y: 0, width: width, height: metrics.touchTarget)
    }
  }

  /// The height of a row, in points.
  static func height(isWide: Bool, _ metrics: Metrics) -> Double {
    isWide ? nameHeight + metrics.touchTarget : metrics.touchTarget
  }
}

extension Rect {
  /// The same rectangle in a row of `width` points, from the other end where the direction says so.
  func mirrored(in width: Double, _ direction: LayoutDirection) -> Rect {
    direction == .leftToRight ? self : Rect(origin: Point(x: width - maxX, y: minY), size: size)
  }
}
