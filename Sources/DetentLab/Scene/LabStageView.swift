internal import DetentControls
internal import DetentCore
internal import DetentGraphics
internal import DetentUI

/// What a step of a session shows: how far the session is, a heading, a text or a widget or answers or a field for words, and
/// one button.
///
/// The button is always in the same place, so that the pointer rests there between two trials.
final class LabStageView: View {
  let progressLabel = Label()
  let headingLabel = Label()
  let bodyLabel = Label()
  let answers = SegmentedControl()
  let leastLabel = Label()
  let mostLabel = Label()
  /// Takes an answer in words.
  let wordsField = TextField()
  let button = Button()

  /// The widget of a trial; nil for other steps.
  var widget: View? {
    didSet { if widget !== oldValue { widgetDidChange(from: oldValue) } }
  }

  /// How far the session is, 0 … 1.
  var progress = 0.0 {
    didSet { if progress != oldValue { setNeedsDisplay() } }
  }

  /// The widest that the content becomes, in points.
  private static let widest = 640.0
  /// The longest answer in words, in letters.
  private static let mostLetters = 2_000

  init() {
    super.init()
    bodyLabel.lines = .wrapping(maximum: 12)
    headingLabel.lines = .wrapping(maximum: 3)
    for label in [headingLabel, bodyLabel, leastLabel, progressLabel] { label.alignment = .leading }
    mostLabel.alignment = .trailing
    button.prominence = .filled
    wordsField.maximumLength = Self.mostLetters
    for part in [progressLabel, headingLabel, bodyLabel, answers, wordsField, leastLabel, mostLabel] as [View]
    {
      addSubview(part)
    }
    addSubview(button)
  }

  private func widgetDidChange(from old: View?) {
    old?.removeFromSuperview()
    if let widget { insertSubview(widget, at: 0) }
    setNeedsLayout()
  }

  private var column: Rect {
    let margin = theme.metrics.margin
    let width = min(Self.widest, max(0, bounds.width - 2 * margin))
    return Rect(
      x: ((bounds.width - width) / 2).rounded(), y: margin, width: width,
      height: max(0, bounds.height - 2 * margin))
  }

  override func layoutSubviews() {
    styleLabels()
    let (column, grid) = (column, theme.metrics.grid)
    progressLabel.frame = Rect(x: column.minX, y: column.minY, width: column.width, height: 2 * grid)
    let heading = headingLabel.sizeThatFits(Size(width: column.width, height: column.height))
    headingLabel.frame = Rect(
      x: column.minX, y: progressLabel.frame.maxY + 3 * grid, width: column.width,
      height: heading.height.rounded(.up))
    let touch = theme.metrics.touchTarget
    let size = button.sizeThatFits(column.size)
    button.frame = Rect(
      x: column.midX - size.width / 2, y: column.maxY - touch, width: size.width, height: touch)
    let top = headingLabel.frame.maxY + 2 * grid
    layoutMiddle(
      in: Rect(
        x: column.minX, y: top, width: column.width, height: max(0, button.frame.minY - 2 * grid - top)))
  }

  private func layoutMiddle(in area: Rect) {
    let body = bodyLabel.sizeThatFits(area.size)
    bodyLabel.frame = Rect(
      x: area.minX, y: area.minY, width: area.width, height: min(area.height, body.height.rounded(.up)))
    let height = theme.metrics.touchTarget
    answers.frame = Rect(x: area.minX, y: area.minY, width: area.width, height: height)
    wordsField.frame = answers.frame
    let line = Rect(x: area.minX, y: answers.frame.maxY, width: area.width, height: 3 * theme.metrics.grid)
    leastLabel.frame = line
    mostLabel.frame = line
    if let widget { widget.frame = place(of: widget, in: area) }
  }

  /// Pages take all the room, a slider what it needs, in the middle.
  private func place(of widget: View, in area: Rect) -> Rect {
    guard widget is Control else { return area }
    let height = min(area.height, widget.sizeThatFits(area.size).height)
    return Rect(x: area.minX, y: area.midY - height / 2, width: area.width, height: height)
  }

  private func styleLabels() {
    let (type, palette) = (theme.type, theme.palette)
    headingLabel.font = type.title
    for label in [progressLabel, leastLabel, mostLabel] {
      label.font = type.caption
      label.textColor = palette.secondaryText
    }
  }

  /// Draws how far the session is along the upper edge.
  override func draw(on canvas: Canvas) {
    let (palette, metrics) = (theme.palette, theme.metrics)
    canvas.fill(bounds, color: palette.surface)
    let height = metrics.grid / 2
    canvas.fill(Rect(x: 0, y: 0, width: bounds.width, height: height), color: palette.track)
    let width = bounds.width * progress
    let x = layoutDirection == .leftToRight ? 0 : bounds.width - width
    canvas.fill(Rect(x: x, y: 0, width: width, height: height), color: palette.accent)
  }
}
