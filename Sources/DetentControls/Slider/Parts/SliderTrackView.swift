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
    /// How round the ends of the track are: 0 square, 1 half circles.
    var curvature: Double
    var mark: Color
    var selectedMark: Color
    /// The extent of a mark along the track, across it, and the radius of its corners.
    var markLength: Double
    var markThickness: Double
    var markRadius: Double
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
    let reach =
      max(marks.geometry.thickness, style.markThickness, style.markLength) / 2 + style.borderWidth
    let track = marks.geometry.track
    return marks.geometry.rect(
      along: track.start - reach...track.start + track.length + reach, across: -reach...reach)
  }

  override func draw(on canvas: Canvas) {
    guard let marks, let style else { return }
    let rect = marks.geometry.trackRect
    let half = marks.geometry.thickness / 2
    drawTrack(rect, radius: half * style.curvature, style: style, on: canvas)
    if let fill {
      let filled = marks.geometry.rect(along: fill, across: -half...half)
      canvas.withSavedState {
        canvas.clip(to: Path(roundedRect: rect, radius: half * style.curvature))
        canvas.fill(filled, color: style.fill)
      }
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
    let box = geometry.rect(
      along: along - style.markLength / 2...along + style.markLength / 2,
      across: -style.markThickness / 2...style.markThickness / 2)
    guard box.intersects(canvas.clipBounds) else { return }
    if let image = isSelected ? style.selectedMarkImage : style.markImage {
      canvas.draw(image, in: box)
    } else {
      canvas.fill(
        Path(roundedRect: box, radius: style.markRadius), color: isSelected ? style.selectedMark : style.mark)
    }
  }

  /// Only what changes between two fills is damaged, with the marks that it touches.
  private func damage(from old: ClosedRange<Double>?, to new: ClosedRange<Double>?) {
    guard let old, let new, let marks else { return setNeedsDisplay() }
    for (first, second) in [(old.lowerBound, new.lowerBound), (old.upperBound, new.upperBound)]
    where first != second {
      let reach =
        max(marks.geometry.thickness, style?.markThickness ?? 0, style?.markLength ?? 0) / 2 + 1
      let part = min(first, second) - reach...max(first, second) + reach
      setNeedsDisplay(marks.geometry.rect(along: part, across: -reach...reach))
    }
  }
}
