internal import DetentControls
internal import DetentCore
internal import DetentGraphics
internal import DetentUI

/// The evaluator's panel: sections of names and values, buttons that tag a moment, and a line for words.
final class HUDView: View {
  /// One row.
  @MainActor
  struct Line {
    let name = Label()
    let value = Label()
  }

  /// The buttons, one for each tag.
  let tagButtons: [Button]
  let replayButton = Button()
  let noteField = TextField()
  let noteButton = Button()
  /// Called with a key that nothing else used; true if it was of use.
  var onKey: ((KeyEvent) -> Bool)?

  private var headings: [Label] = []
  private var lines: [[Line]] = []

  /// The height of a row, in points.
  private static let rowHeight = 20.0
  /// The part of the width that names take.
  private static let nameShare = 0.42

  init(tags: Int) {
    tagButtons = (0..<tags).map { _ in Button() }
    super.init()
    for part in tagButtons as [View] + [replayButton, noteField, noteButton] { addSubview(part) }
  }

  /// Shows rows under their headings.
  func show(_ sections: [(title: String, rows: [(name: String, value: String)])]) {
    if lines.map(\.count) != sections.map({ $0.rows.count }) { rebuild(sections.map { $0.rows.count }) }
    for (index, section) in sections.enumerated() {
      headings[index].text = section.title
      for (line, row) in zip(lines[index], section.rows) {
        line.name.text = row.name
        line.value.text = row.value
      }
    }
  }

  private func rebuild(_ counts: [Int]) {
    for label in headings + lines.joined().flatMap({ [$0.name, $0.value] }) { label.removeFromSuperview() }
    headings = counts.map { _ in Label() }
    lines = counts.map { count in (0..<count).map { _ in Line() } }
    for label in headings + lines.joined().flatMap({ [$0.name, $0.value] }) { addSubview(label) }
    setNeedsLayout()
  }

  override func keyEquivalent(_ event: KeyEvent) -> Bool { onKey?(event) ?? false }

  // MARK: Layout

  override func layoutSubviews() {
    style()
    let (grid, margin) = (theme.metrics.grid, 2 * theme.metrics.grid)
    let width = max(0, bounds.width - 2 * margin)
    var y = margin
    for (heading, lines) in zip(headings, lines) {
      heading.frame = Rect(x: margin, y: y, width: width, height: 3 * grid)
      y = heading.frame.maxY
      for line in lines {
        place(line, at: y, margin: margin, width: width)
        y += Self.rowHeight
      }
      y += grid
    }
    placeControls(margin: margin, width: width)
  }

  private func place(_ line: Line, at y: Double, margin: Double, width: Double) {
    let share = (width * Self.nameShare).rounded()
    let name = Rect(x: margin, y: y, width: share, height: Self.rowHeight)
    let value = Rect(x: margin + share, y: y, width: width - share, height: Self.rowHeight)
    let isMirrored = layoutDirection == .rightToLeft
    line.name.frame = isMirrored ? name.offset(by: Vector(dx: width - share, dy: 0)) : name
    line.value.frame = isMirrored ? value.offset(by: Vector(dx: -share, dy: 0)) : value
  }

  /// The controls stand at the lower edge: four tags in two rows, what shows a trial again, and the line for words.
  private func placeControls(margin: Double, width: Double) {
    let (grid, height) = (theme.metrics.grid, theme.metrics.controlHeight)
    var y = bounds.height - margin - height
    let send = min(width / 2, noteButton.sizeThatFits(Size(width: width, height: height)).width)
    noteField.frame = Rect(x: margin, y: y, width: width - send - grid, height: height)
    noteButton.frame = Rect(x: margin + width - send, y: y, width: send, height: height)
    y -= height + grid
    replayButton.frame = Rect(x: margin, y: y, width: width, height: height)
    let half = ((width - grid) / 2).rounded()
    for (index, button) in tagButtons.enumerated().reversed() {
      if index % 2 == 1 || index == tagButtons.count - 1 { y -= height + grid }
      button.frame = Rect(
        x: margin + Double(index % 2) * (half + grid), y: y, width: half, height: height)
    }
  }

  private func style() {
    let (type, palette) = (theme.type, theme.palette)
    for heading in headings {
      heading.font = type.bodyStrong
      heading.textColor = palette.text
    }
    for line in lines.joined() {
      line.name.font = type.caption
      line.name.textColor = palette.secondaryText
      line.value.font = type.label
    }
    for button in tagButtons + [replayButton, noteButton] { button.font = type.caption }
  }

  override func draw(on canvas: Canvas) { canvas.fill(bounds, color: theme.palette.surface) }
}
