import DetentCore
import DetentGraphics
import DetentTesting
import DetentUI
import Testing

@testable import DetentControls

@Suite("Lines and edges of the small controls")
@MainActor
struct SmallControlEdgeTests {
  nonisolated static let scales = [0.5, 1, 1.25, 1.5, 2, 3]

  /// The colours of a row or column of pixels.
  private func colors(_ picture: Bitmap, x: Range<Int>, y: Range<Int>) -> [Color] {
    x.flatMap { x in y.map { picture.color(x: x, y: $0) } }
  }

  private func show(_ view: View, scale: Double, theme: Theme = .light, y: Double = 3) throws -> Stage {
    let root = View()
    view.frame = Rect(x: 4, y: y, width: 160, height: 44)
    root.addSubview(view)
    let stage = try Stage(root, size: Size(width: 168, height: 50), scale: scale, theme: theme)
    root.backgroundColor = theme.palette.surface
    stage.settle()
    return stage
  }

  @Test(
    "Minus and plus have both their strokes, wherever they lie between pixels", arguments: scales,
    [3, 3.4, 4])
  func signs(scale: Double, y: Double) throws {
    let field = NumberField(value: 5, limits: 0...9)
    let stage = try show(field, scale: scale, y: y)
    let picture = try stage.picture()
    let ink = Theme.light.palette.text

    for button in [field.lessButton, field.moreButton] {
      let frame = button.convertToWindow(button.bounds)
      let (columns, rows) = (
        pixels(frame.minX + 2, frame.maxX - 2, scale), pixels(frame.midY - 8, frame.midY + 8, scale)
      )
      let inked = columns.flatMap { x in rows.filter { picture.color(x: x, y: $0) == ink }.map { (x, $0) } }
      let (width, height) = (Set(inked.map(\.0)).count, Set(inked.map(\.1)).count)

      #expect(width >= Int(9 * scale), "\(button.direction)")
      #expect(button.direction > 0 ? height >= Int(9 * scale) : (1...max(1, Int(2 * scale))).contains(height))
      if button.direction > 0 { #expect(inked.count < width * height || scale < 1 && inked.count < 20) }
    }
  }

  private func pixels(_ start: Double, _ end: Double, _ scale: Double) -> Range<Int> {
    Int((start * scale).rounded())..<Int((end * scale).rounded())
  }

  @Test("The edges of fields, segments and switches are never faint", arguments: scales, Theme.all)
  func edges(scale: Double, theme: Theme) throws {
    for view in [
      TextField(), SegmentedControl(titles: ["A", "B"]), NumberField(limits: 0...9), Switch(),
    ] as [View] {
      let stage = try show(view, scale: scale, theme: theme)
      let picture = try stage.picture()
      let row = Int((25 * scale).rounded(.down))
      let column = colors(picture, x: 0..<picture.width, y: row..<row + 1)

      let strongest = column.map { $0.contrast(with: theme.palette.surface) }.max() ?? 0
      #expect(strongest >= 3, "\(type(of: view)): \(strongest)")
    }
  }

  @Test("Lines between parts are as strong as the edge around them", arguments: Theme.all)
  func dividers(theme: Theme) throws {
    let segments = SegmentedControl(titles: ["", "", ""])
    let field = NumberField(limits: 0...9)
    for (view, x) in [(segments, 4 + 160 / 3.0), (field, 4 + theme.metrics.stepButtonWidth)]
      as [(View, Double)]
    {
      let stage = try show(view, scale: 1, theme: theme)
      let picture = try stage.picture()
      let line = colors(picture, x: Int(x) - 2..<Int(x) + 3, y: 25..<26)

      #expect(line.contains { $0.contrast(with: theme.palette.surface) >= 3 }, "\(type(of: view))")
    }
  }

  @Test("A unit is written as a whole, or not at all")
  func unit() throws {
    let field = NumberField(value: 5, limits: 0...1_000_000).then { $0.unit = " segments" }
    _ = try show(field, scale: 1)
    #expect(field.field.shownSuffix == " segments")

    try field.setValue(1_000_000)
    #expect(field.field.shownSuffix.isEmpty)

    #expect(field.accessibility?.valueText == "1,000,000 segments")
  }
}
