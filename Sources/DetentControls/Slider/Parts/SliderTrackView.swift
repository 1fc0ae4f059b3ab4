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
    var fillBorder: Color
    /// How round the ends of the track are: 0 square, 1 half circles.
    var curvature: Double
    var mark: Color
    var selectedMark: Color
    /// The extent of a mark along the track, across it, and the radius of its corners.
    var markLength: Double
    var markThickness: Double
    var markRadius: Double
    /// Whether the marks have the edge of the track around them.
    var hasMarkEdges = false
    /// How far the pulse of a tick spreads around a mark, in points, and how strongly it begins.
    var pulseReach: Double
    var pulseAlpha: Double
    var markImage: Image?
    var selectedMarkImage: Image?
    /// How much of the pictures shows, 0 … 1.
    var imageAlpha: Double
  }

  /// Where the track and its marks lie, in the view's own coordinates.
  struct Marks: Equatable {
    var geometry: SliderGeometry
    var places: [Double]
  }

  /// What is left of the pulse of the mark at a place, 1 … 0.
  struct Pulse: Equatable {
    var place: Double
    var level: Double
  }

  var style: Style? {
    didSet { if style != oldValue { looksDidChange() } }
  }

  var marks: Marks? {
    didSet { if marks != oldValue { looksDidChange() } }
  }

  /// What a mark of either kind looks like, drawn once.
  private var stamps: (plain: MarkStamp?, selected: MarkStamp?)?

  private func looksDidChange() {
    stamps = nil
    setNeedsDisplay()
  }

  /// The filled part, between two coordinates along the axis.
  var fill: ClosedRange<Double>? {
    didSet { if fill != oldValue { damage(from: oldValue, to: fill) } }
  }

  /// The marks that pulse.
  var pulses: [Pulse] = [] {
    didSet { if pulses != oldValue { damage(from: oldValue, to: pulses) } }
  }

  /// Whether there is a mark at a place on the track.
  func hasMark(at place: Double) -> Bool {
    guard let places = marks?.places, let index = Nearest.index(in: places, to: place) else { return false }
    return places[index] == place
  }

  override var drawnBounds: Rect {
    guard let marks, let style else { return .zero }
    let reach = reach(marks.geometry, style) + max(style.borderWidth, style.pulseReach)
    let track = marks.geometry.track
    return marks.geometry.rect(
      along: track.start - reach...track.start + track.length + reach, across: -reach...reach)
  }

  /// Draws all edges before anything that lies inside of them, so that bar and marks have one outline together.
  override func draw(on canvas: Canvas) {
    guard let marks, let style else { return }
    let geometry = marks.geometry
    drawBar(
      geometry, style, margin: style.borderWidth, track: style.border, fill: style.fillBorder, on: canvas)
    if style.hasMarkEdges { drawMarkEdges(marks, style, on: canvas) }
    drawBar(geometry, style, margin: 0, track: style.track, fill: style.fill, on: canvas)
    drawPulses(geometry, style, on: canvas)
    drawMarks(marks, style, on: canvas)
  }

  /// How far the track and its marks reach from a point on the centre line.
  private func reach(_ geometry: SliderGeometry, _ style: Style) -> Double {
    max(geometry.thickness, style.markThickness, style.markLength) / 2
  }

  /// Draws track and filled part, `margin` larger than they are.
  private func drawBar(
    _ geometry: SliderGeometry, _ style: Style, margin: Double, track: Color, fill color: Color,
    on canvas: Canvas
  ) {
    let half = geometry.thickness / 2
    if drawsMiddleOfBar(geometry, margin: margin, track: track, fill: color, on: canvas) { return }
    let shape = Path(
      roundedRect: geometry.trackRect.inset(by: Insets(all: -margin)), radius: half * style.curvature + margin
    )
    canvas.fill(shape, color: track)
    guard let fill else { return }
    canvas.withSavedState {
      canvas.clip(to: shape)
      canvas.fill(geometry.rect(along: fill, across: -half - margin...half + margin), color: color)
    }
  }

  /// Draws the bar as plain rectangles where only that much can be seen: between its round ends.
  private func drawsMiddleOfBar(
    _ geometry: SliderGeometry, margin: Double, track: Color, fill color: Color, on canvas: Canvas
  ) -> Bool {
    let (half, axis, area) = (geometry.thickness / 2 + margin, geometry.axis, canvas.clipBounds)
    let bar = geometry.trackRect.inset(by: Insets(all: -margin))
    let (start, end) = (area.origin[axis], area.origin[axis] + area.size[axis])
    guard start >= bar.origin[axis] + half, end <= bar.origin[axis] + bar.size[axis] - half else {
      return false
    }
    // No further than can be seen: those ends lie on whole pixels.
    canvas.fill(bar.intersection(area), color: track)
    if let fill {
      canvas.fill(geometry.rect(along: fill, across: -half...half).intersection(area), color: color)
    }
    return true
  }

  private func drawMarkEdges(_ marks: Marks, _ style: Style, on canvas: Canvas) {
    for (place, box) in boxes(of: marks, style, on: canvas, margin: style.borderWidth) {
      canvas.fill(
        Path(roundedRect: box, radius: style.markRadius + style.borderWidth),
        color: isFilled(place, marks.geometry) ? style.fillBorder : style.border)
    }
  }

  /// The marks that can be seen on `canvas`, each with its rectangle, `margin` larger than it is.
  private func boxes(
    of marks: Marks, _ style: Style, on canvas: Canvas, margin: Double = 0
  ) -> [(place: Double, box: Rect)] {
    let (geometry, axis, area) = (marks.geometry, marks.geometry.axis, canvas.clipBounds)
    let reach = style.markLength / 2 + margin + 1
    let (start, end) = (area.origin[axis] - reach, area.origin[axis] + area.size[axis] + reach)
    var found: [(place: Double, box: Rect)] = []
    for place in marks.places {
      let along = geometry.track.position(at: place)
      guard along >= start, along <= end else { continue }
      let box = markBox(at: place, geometry, style).inset(by: Insets(all: -margin))
      if canvas.canChange(in: box) { found.append((place, box)) }
    }
    return found
  }

  private func drawPulses(_ geometry: SliderGeometry, _ style: Style, on canvas: Canvas) {
    for pulse in pulses where pulse.level > 0 {
      let reach = (1 - pulse.level) * style.pulseReach
      let halo = markBox(at: pulse.place, geometry, style).inset(by: Insets(all: -reach))
      canvas.fill(
        Path(roundedRect: halo, radius: style.markRadius + reach),
        color: style.fill.withAlpha(style.pulseAlpha * pulse.level))
    }
  }

  private func drawMarks(_ marks: Marks, _ style: Style, on canvas: Canvas) {
    for (place, box) in boxes(of: marks, style, on: canvas) {
      let isSelected = isFilled(place, marks.geometry)
      let color = isSelected ? style.selectedMark : style.mark
      if let image = isSelected ? style.selectedMarkImage : style.markImage {
        canvas.draw(image, in: box, alpha: style.imageAlpha)
      } else if color.alpha > 0, !stamp(isSelected, box, marks, style, on: canvas) {
        canvas.fill(Path(roundedRect: box, radius: style.markRadius), color: color)
      }
    }
  }

  /// Draws a mark from its stamp; false where that does not fit, since the mark lies elsewhere between pixels.
  private func stamp(
    _ isSelected: Bool, _ box: Rect, _ marks: Marks, _ style: Style, on canvas: Canvas
  ) -> Bool {
    if stamps == nil {
      func stamp(_ color: Color) -> MarkStamp? {
        MarkStamp(of: box, radius: style.markRadius, color: color, on: marks.geometry.grid)
      }
      stamps = (plain: stamp(style.mark), selected: stamp(style.selectedMark))
    }
    return (isSelected ? stamps?.selected : stamps?.plain)?.draw(at: box.origin, on: canvas) ?? false
  }

  private func isFilled(_ place: Double, _ geometry: SliderGeometry) -> Bool {
    fill?.contains(geometry.along(of: place, isCrisp: true)) ?? false
  }

  private func markBox(at place: Double, _ geometry: SliderGeometry, _ style: Style) -> Rect {
    let along = geometry.along(of: place, isCrisp: true)
    return geometry.rect(
      along: along - style.markLength / 2...along + style.markLength / 2,
      across: -style.markThickness / 2...style.markThickness / 2)
  }

  /// Only what changes between two fills is damaged, with the marks that it touches.
  private func damage(from old: ClosedRange<Double>?, to new: ClosedRange<Double>?) {
    guard let old, let new, let marks, let style else { return setNeedsDisplay() }
    let reach = reach(marks.geometry, style) + style.borderWidth + 1
    for (first, second) in [(old.lowerBound, new.lowerBound), (old.upperBound, new.upperBound)]
    where first != second {
      let part = min(first, second) - reach...max(first, second) + reach
      setNeedsDisplay(marks.geometry.rect(along: part, across: -reach...reach))
    }
  }

  /// Around each mark whose pulse goes on, begins or is over.
  private func damage(from old: [Pulse], to new: [Pulse]) {
    guard let marks, let style else { return }
    for pulse in old + new where pulse.level > 0 {
      let box = markBox(at: pulse.place, marks.geometry, style)
      setNeedsDisplay(box.inset(by: Insets(all: -style.pulseReach - 1)))
    }
  }
}
