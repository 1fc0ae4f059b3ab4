import DetentControls
import DetentCore
import DetentTesting
import DetentUI
import Testing

@Suite("Pictures of the small controls")
@MainActor
struct SmallControlPictureTests {
  private let root = View()

  private func add(_ view: View, _ x: Double, _ y: Double, _ width: Double) {
    view.frame = Rect(x: x, y: y, width: width, height: 44)
    root.addSubview(view)
  }

  /// A card of the theme with what was added.
  private func stage(_ theme: Theme, direction: LayoutDirection = .leftToRight) throws -> Stage {
    let stage = try Stage(root, size: Size(width: 176, height: 92), theme: theme, direction: direction)
    root.backgroundColor = theme.palette.surface
    stage.settle()
    return stage
  }

  @Test("Switches and segments", arguments: [Theme.light, .dark])
  func choices(theme: Theme) throws {
    let segments = SegmentedControl(titles: ["Left", "Centre", "Right"])
    try segments.select(1)
    add(Switch(), 8, 2, 40)
    add(Switch(isOn: true), 68, 2, 40)
    add(Switch(isOn: true).then { $0.isEnabled = false }, 128, 2, 40)
    add(segments, 8, 44, 160)

    try stage(theme).compareWithBaseline("choices-\(theme.name)")
  }

  @Test("A text, one that is wrong, and a number with the focus", arguments: [Theme.light, .dark])
  func fields(theme: Theme) throws {
    let wrong = TextField().then {
      $0.text = "12 m"
      $0.isInvalid = true
    }
    add(TextField().then { $0.placeholder = "Name" }, 8, 2, 76)
    add(wrong, 92, 2, 76)
    add(NumberField(value: 1240, limits: 0...4000).then { $0.unit = " mm" }, 8, 44, 160)
    let stage = try stage(theme)
    for _ in 0..<3 { stage.key(.tab) }
    stage.settle()

    try stage.compareWithBaseline("fields-\(theme.name)")
  }
}
