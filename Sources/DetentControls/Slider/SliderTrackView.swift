internal import DetentCore
internal import DetentGraphics
internal import DetentUI

/// Draws the track of a slider with its filled part and its stop marks.
final class SliderTrackView: View {
  /// The looks of the track.
  struct Style: Equatable {
    var track: Color
    var border: Color
    var borderWidth: Double
    var fill: Color
    var mark: Color
    var selectedMark: Color
    var markSize: Double
    var markImage: Image?
    var selectedMarkImage: Image?
  }

  /// Where the track and its marks lie, in the view's own coordinates.
  struct Marks: Equatable {
    var geometry: SliderGeometry
    var places: [Double]
  }

  var style: Style? {
    didSet { if style != oldValue { setNeedsDisplay() } }
  }

  var marks: Marks? {
    didSet { if marks != oldValue { setNeedsDisplay() } }
  }

  /// The filled part, between two coordinates along the axis.
  var fill: ClosedRange<Double>? {
    didSet { if fill != oldValue { damage(from: oldValue, to: fill) } }
  }

  override var drawnBounds: Rect {
    guard let marks, let style else { return .zero }
    let reach = max(marks.geometry.thickness, style.markSize) / 2 + style.borderWidth
    let track = marks.geometry.track
    return marks.geometry.rect(
      along: track.start - reach...track.start + track.length + reach, across: -reach...reach)
  }

  override func draw(on canvas: Canvas) {
    guard let marks, let style else { return }
    let rect = marks.geometry.trackRect
    let radius = marks.geometry.thickness / 2
    drawTrack(rect, radius: radius, style: style, on: canvas)
    if let fill {
      let filled = marks.geometry.rect(along: fill, across: -radius...radius)
      canvas.fill(filled, color: style.fill)
    }
    for place in marks.places { drawMark(at: place, marks.geometry, style, on: canvas) }
  }

  private func drawTrack(_ rect: Rect, radius: Double, style: Style, on canvas: Canvas) {
    if style.border.alpha > 0 {
      let edge = rect.inset(by: Insets(all: -style.borderWidth))
      canvas.fill(Path(roundedRect: edge, radius: radius + style.borderWidth), color: style.border)
    }
    canvas.fill(Path(roundedRect: rect, radius: radius), color: style.track)
  }

  private func drawMark(at place: Double, _ geometry: SliderGeometry, _ style: Style, on canvas: Canvas) {
    let along = geometry.along(of: place, isCrisp: true)
    let isSelected = fill?.contains(along) ?? false
    let box = Rect(
      center: geometry.point(along: along), size: Size(width: style.markSize, height: style.markSize))
    guard box.intersects(canvas.clipBounds) else { return }
    if let image = isSelected ? style.selectedMarkImage : style.markImage {
      canvas.draw(image, in: box)
    } else {
      canvas.fill(Path(ellipseIn: box), color: isSelected ? style.selectedMark : style.mark)
    }
  }

  /// Only what changes between two fills is damaged, with the marks that it touches.
  private func damage(from old: ClosedRange<Double>?, to new: ClosedRange<Double>?) {
    guard let old, let new, let marks else { return setNeedsDisplay() }
    for (first, second) in [(old.lowerBound, new.lowerBound), (old.upperBound, new.upperBound)]
    where first != second {
      let reach = max(marks.geometry.thickness, style?.markSize ?? 0) / 2 + 1
      let part = min(first, second) - reach...max(first, second) + reach
      setNeedsDisplay(marks.geometry.rect(along: part, across: -reach...reach))
    }
  }
}
