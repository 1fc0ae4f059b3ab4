import DetentControls
import DetentCore
import DetentTesting
import DetentUI
import Testing

@Suite("Where text is typed the window asks for text")
@MainActor
struct TextWantedTests {
  @Test("The focus in a field asks for it, also in that of a number; elsewhere nobody does")
  func focus() throws {
    let (field, number, toggle) = (TextField(), NumberField(limits: 0...9), Switch())
    let root = View()
    for (index, view) in [field, number, toggle].enumerated() {
      view.frame = Rect(x: 0, y: Double(index) * 50, width: 150, height: 44)
      root.addSubview(view)
    }
    let stage = try Stage(root, size: Size(width: 200, height: 160))
    #expect(!stage.surface.takesText)

    for isWanted in [true, true, false, true] {
      stage.key(.tab)
      #expect(stage.surface.takesText == isWanted)
    }
    stage.window.setFocus(nil, isVisible: false)

    #expect(!stage.surface.takesText)
  }
}
