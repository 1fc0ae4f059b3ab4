import DetentControls
import DetentCore
import DetentTesting
import DetentUI
import Testing

@Suite("Segmented control") @MainActor struct SegmentedControlTests {
  private let control = SegmentedControl(titles: ["Left", "Middle", "Right"]).then { $0.name = "Align" }
  private let ear: ControlEar

  init() { ear = ControlEar(control) }

  private func stage(_ direction: LayoutDirection = .leftToRight) throws -> Stage {
    let stage = try Stage(control, size: Size(width: 300, height: 44), direction: direction)
    stage.settle()
    stage.forgetFrames()
    return stage
  }

  private func place(_ index: Int) -> Point { control.segmentFrame(at: index).center }

  @Test("Nothing is selected at first, and the segments share the width")
  func start() throws {
    _ = try stage()

    #expect(control.selectedIndex == nil)
    #expect((0..<3).map { control.segmentFrame(at: $0) }.map(\.minX) == [0, 100, 200])
    #expect((0..<3).allSatisfy { control.segmentFrame(at: $0).width == 100 })
    #expect(control.segmentFrame(at: 3).isEmpty && control.segmentFrame(at: -1).isEmpty)
  }

  @Test("A click selects, takes the focus and is told; on the selected segment it is not")
  func click() throws {
    let stage = try stage()

    stage.click(at: place(1))
    stage.click(at: place(1))

    #expect(control.selectedIndex == 1 && ear.take() == ["value"])
    #expect(control.isFocused && !control.showsFocusRing)
  }

  @Test("A press that ends on another segment, above, or is lost selects nothing")
  func elsewhere() throws {
    let stage = try stage()

    stage.drag(from: place(0), to: place(1))
    stage.drag(from: place(0), to: place(0) + Vector(dx: 0, dy: -80))
    stage.press(at: place(0))
    stage.cancel()

    #expect(control.selectedIndex == nil && ear.take() == [])
  }

  @Test("The arrows, Home and End move the selection as far as it goes")
  func keys() throws {
    let stage = try stage()
    stage.key(.tab)
    var seen: [Int?] = []

    for key in [Key.right, .right, .right, .right, .left, .home, .end, .left] {
      stage.key(key)
      seen.append(control.selectedIndex)
    }

    #expect(seen == [0, 1, 2, 2, 1, 0, 2, 1])
    #expect(ear.take().count == 7)
  }

  @Test("From right to left the first segment stands on the right, and the arrows are swapped")
  func mirrored() throws {
    let stage = try stage(.rightToLeft)
    stage.key(.tab)

    #expect(control.segmentFrame(at: 0).minX == 200)
    stage.key(.left)
    stage.key(.left)
    #expect(control.selectedIndex == 1)
    stage.key(.right)

    #expect(control.selectedIndex == 0)
  }

  @Test("Keys with modifiers, keys across, and the wheel do nothing")
  func unused() throws {
    let stage = try stage()
    stage.key(.tab)

    stage.key(.right, modifiers: .control)
    stage.key(.down)
    stage.scroll(notches: 1, at: place(0))

    #expect(control.selectedIndex == nil)
  }

  @Test("The program selects without being told, and is refused what does not exist")
  func program() throws {
    _ = try stage()

    try control.select(2)
    #expect(throws: SegmentedControlError.indexOutOfRange(index: 3, allowed: 0..<3)) {
      try control.select(3)
    }
    #expect(throws: SegmentedControlError.indexOutOfRange(index: -1, allowed: 0..<3)) {
      try control.select(-1)
    }
    #expect(control.selectedIndex == 2)
    try control.select(nil)

    #expect(control.selectedIndex == nil && ear.take() == [])
  }

  @Test("Other titles keep a selection that is still legal")
  func titles() throws {
    _ = try stage()
    try control.select(1)

    control.titles = ["A", "B"]
    #expect(control.selectedIndex == 1 && control.segmentFrame(at: 1).minX == 150)
    control.titles = ["A"]

    #expect(control.selectedIndex == nil && ear.take() == [])
  }

  @Test("Without titles there is nothing to focus, to press or to tell")
  func empty() throws {
    let stage = try stage()
    stage.key(.tab)

    control.titles = []
    #expect(!control.isFocused)
    stage.click(at: Point(x: 50, y: 22))
    stage.key(.tab)

    #expect(!control.isFocused && control.accessibility?.limits == nil)
    #expect(!control.performAccessibilityAction(.increment))
  }

  @Test("Assistive technology reads the title and moves the selection")
  func accessibility() throws {
    _ = try stage()
    try control.select(1)
    #expect(
      control.accessibility
        == Accessibility(
          role: .choice, label: "Align", value: 1, valueText: "Middle", limits: 0...2,
          actions: [.increment, .decrement]))

    #expect(control.performAccessibilityAction(.increment))
    #expect(control.performAccessibilityAction(.increment))
    #expect(control.selectedIndex == 2)
    #expect(control.performAccessibilityAction(.decrement))
    #expect(!control.performAccessibilityAction(.press))

    #expect(control.selectedIndex == 1 && ear.take() == ["value", "value"])
  }

  @Test("A disabled control does nothing")
  func disabled() throws {
    let stage = try stage()
    control.isEnabled = false

    stage.click(at: place(0))
    stage.key(.tab)
    stage.key(.right)

    #expect(control.selectedIndex == nil && !control.isFocused)
    #expect(!control.performAccessibilityAction(.increment))
  }

  @Test("Pressing and selecting leave no stale pixels")
  func damage() throws {
    let stage = try stage()

    stage.press(at: place(1))
    stage.advanceFrames(1)
    #expect(try stage.stalePixelCount() == 0)
    stage.move(to: place(2))
    stage.release()
    stage.key(.tab)
    stage.key(.end)
    stage.advanceFrames(1)

    #expect(try stage.stalePixelCount() == 0)
  }
}
