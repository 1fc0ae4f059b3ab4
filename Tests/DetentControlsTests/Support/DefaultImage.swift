import DetentCore
import DetentGraphics
import DetentUI

/// The pictures in Resources/Images, as they are drawn: in the colours of the light theme, lit from above.
@MainActor
enum DefaultImage: String, CaseIterable, Sendable {
  case thumb
  case stop
  case selectedStop = "selected-stop"
  case bubble
  case mergedBubble = "merged-bubble"

  private static var palette: Palette { Theme.light.palette }

  /// The extent in points; bubbles have room to shrink to the least size that a slider gives them.
  var size: Size {
    switch self {
    case .thumb: Size(width: 16, height: 16)
    case .stop, .selectedStop: Size(width: 4, height: 4)
    case .bubble: Size(width: 40, height: 29)
    case .mergedBubble: Size(width: 64, height: 29)
    }
  }

  /// The picture with `scale` pixels for a point.
  func bitmap(scale: Int) throws -> Bitmap {
    let surface = try Surface(width: Int(size.width) * scale, height: Int(size.height) * scale)
    surface.draw(scale: PixelScale(clamping: Double(scale)), draw)
    return surface.snapshot()
  }

  /// The path of the file for a scale of 1 or 2.
  func path(scale: Int) -> String { Self.folder + "/" + rawValue + (scale == 1 ? "" : "@2x") + ".png" }

  /// The folder with all of the files.
  static let folder = folder(of: #filePath)

  private static func folder(of file: String) -> String {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false).dropLast(4)
    return (parts + ["Resources", "Images"]).joined(separator: "/")
  }

  private func draw(on canvas: Canvas) {
    let palette = Self.palette
    switch self {
    case .thumb: drawThumb(on: canvas)
    case .stop: drawDot(edge: palette.trackBorder, middle: palette.stopMark, on: canvas)
    case .selectedStop:
      drawDot(
        edge: palette.trackFillBorder, middle: palette.trackFill.mixed(with: .white, fraction: 0.55),
        on: canvas)
    case .bubble, .mergedBubble: drawBubble(on: canvas)
    }
  }

  /// A rim that stands out from any ground, a pale ring, and a domed middle.
  private func drawThumb(on canvas: Canvas) {
    let palette = Self.palette
    let rim = palette.thumb.mixed(with: .black, fraction: 0.3)
    fillCircle(radius: 8, from: rim, to: rim, on: canvas)
    fillCircle(
      radius: 7, from: palette.thumbBorder, to: palette.thumbBorder.mixed(with: palette.track, fraction: 0.7),
      on: canvas)
    fillCircle(
      radius: 5, from: palette.thumb.mixed(with: palette.trackFill, fraction: 0.75),
      to: palette.thumb.mixed(with: .black, fraction: 0.12), on: canvas)
  }

  private func drawDot(edge: Color, middle: Color, on canvas: Canvas) {
    fillCircle(radius: 2, from: edge, to: edge, on: canvas)
    fillCircle(radius: 1.25, from: middle, to: middle, on: canvas)
  }

  private func fillCircle(radius: Double, from top: Color, to bottom: Color, on canvas: Canvas) {
    let middle = Point(x: size.width / 2, y: size.height / 2)
    let box = Rect(center: middle, size: Size(width: 2 * radius, height: 2 * radius))
    fill(Path(ellipseIn: box), from: top, to: bottom, over: box, on: canvas)
  }

  /// A box with a pointer, of glass that is lighter above, with a thin dark edge.
  private func drawBubble(on canvas: Canvas) {
    let bubble = Self.palette.bubble
    let edge = bubble.mixed(with: .black, fraction: 0.3)
    let box = Rect(x: 0, y: 0, width: size.width, height: 24)
    fill(outline(inset: 0), from: edge, to: edge, over: box, on: canvas)
    fill(
      outline(inset: 1), from: bubble.mixed(with: .white, fraction: 0.3), to: bubble, over: box, on: canvas)
  }

  /// The outline of a bubble with the radius and the pointer of a slider's usual looks, moved inwards.
  private func outline(inset: Double) -> Path {
    let box = Rect(x: 0, y: 0, width: size.width, height: 24).inset(by: Insets(all: inset))
    let middle = size.width / 2
    // The sides of the pointer lean by half a right angle.
    let tip = 29 - inset * 2.0.squareRoot()
    var path = Path(roundedRect: box, radius: 7 - inset)
    path.move(to: Point(x: middle - (tip - box.maxY), y: box.maxY))
    path.line(to: Point(x: middle, y: tip))
    path.line(to: Point(x: middle + (tip - box.maxY), y: box.maxY))
    path.close()
    return path
  }

  private func fill(_ path: Path, from top: Color, to bottom: Color, over box: Rect, on canvas: Canvas) {
    canvas.fill(
      path,
      gradient: LinearGradient(
        start: Point(x: 0, y: box.minY), end: Point(x: 0, y: box.maxY), colors: [top, bottom]))
  }
}
