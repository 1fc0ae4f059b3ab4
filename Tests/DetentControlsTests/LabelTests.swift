import DetentControls
import DetentCore
import DetentGraphics
import DetentTesting
import DetentUI
import Testing

@Suite("Labels")
@MainActor
struct LabelTests {
  let root = View()
  let label = Label().then {
    $0.text = "Text"
    $0.frame = Rect(x: 10, y: 10, width: 100, height: 30)
  }
  let stage: Stage

  init() throws {
    root.addSubview(label)
    stage = try Stage(root, size: Size(width: 120, height: 50))
    stage.forgetFrames()
  }

  /// The columns that hold ink.
  private func columns() throws -> ClosedRange<Int>? {
    let picture = try stage.picture()
    let ground = Theme.light.palette.background.pixel
    let inked = (0..<picture.width).filter { x in (0..<picture.height).contains { picture[x, $0] != ground } }
    return inked.first.flatMap { first in inked.last.map { first...$0 } }
  }

  private func change(_ change: (Label) -> Void) {
    stage.forgetFrames()
    change(label)
    stage.advance(by: 0.1)
  }

  @Test("Every property redraws just the label, and the same again nothing")
  func damage() throws {
    let changes: [(Label) -> Void] = [
      { $0.text = "Other" }, { $0.font = .system(size: 9) }, { $0.textColor = Color(hex: 0xFF0000) },
      { $0.alignment = .center }, { $0.lines = .wrapping(maximum: 2) },
    ]
    for one in changes {
      change(one)
      #expect(stage.damage == [label.frame])
      change(one)
      #expect(stage.damage.isEmpty)
      #expect(try stage.stalePixelCount() == 0)
    }
  }

  @Test("Leading, centre and trailing, by the direction of layout")
  func alignment() throws {
    let leading = try #require(try columns())
    #expect(leading.lowerBound >= 10)
    #expect(leading.lowerBound <= 12)
    change { $0.alignment = .trailing }
    let trailing = try #require(try columns())
    #expect((107...110).contains(trailing.upperBound))
    change { $0.alignment = .center }
    let center = try #require(try columns())
    #expect((center.lowerBound + center.upperBound - 119).magnitude <= 2)
    change { $0.alignment = .leading }
    stage.window.currentLayoutDirection = .rightToLeft
    stage.advance(by: 0.1)
    #expect(try columns() == trailing)
  }

  @Test("A text that does not fit is cut within the label")
  func ellipsis() throws {
    change { $0.text = String(repeating: "wide ", count: 50) }
    let ink = try #require(try columns())
    #expect(ink.lowerBound >= 10)
    #expect(ink.upperBound < 111)
  }

  @Test("Its fitting size is that of the text within the width")
  func size() {
    let wide = label.sizeThatFits(Size(width: 1000, height: 100))
    #expect(wide.width > 20)
    #expect(wide.width < 60)
    #expect(label.sizeThatFits(Size(width: 15, height: 100)).width <= 15)
    label.text = ""
    #expect(label.sizeThatFits(Size(width: 1000, height: 100)).width == 0)
    #expect(label.sizeThatFits(Size(width: 1000, height: 100)).height == wide.height)
  }

  @Test("It tells its text to assistive technology, and has the colour of the theme")
  func accessibility() throws {
    #expect(label.accessibility == Accessibility(role: .label, label: "Text"))
    let before = try stage.picture()
    stage.window.currentTheme = .dark
    stage.advance(by: 0.1)
    #expect(!Picture.differences(before, try stage.picture()).isEmpty)
    #expect(try stage.stalePixelCount() == 0)
  }
}
