import DetentControls
import DetentCore
import DetentGraphics
import DetentTesting
import DetentUI
import Testing

@Suite("Tab strip") @MainActor struct TabStripTests {
  @Test(
    "Tabs share the width equally where they fit, from the reading side",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func equalWidths(direction: LayoutDirection) throws {
    let scene = try StripScene(3, direction: direction)

    let starts = (0..<3).map { scene.strip.tabFrame(at: $0).minX }

    #expect(starts == (direction == .leftToRight ? [0, 100, 200] : [200, 100, 0]))
    #expect((0..<3).allSatisfy { scene.strip.tabFrame(at: $0).width == 100 })
  }

  @Test("Alone it moves its divider in time, and takes the keyboard, the wheel and presses")
  func alone() throws {
    let scene = try StripScene(3)

    scene.stage.click(at: scene.middle(1))
    scene.stage.advanceFrames(6)
    #expect(scene.scroller.position > 0 && scene.scroller.position < 1)
    scene.stage.settle()
    #expect(scene.scroller.settledPage == 1 && scene.strip.isFocused)
    scene.stage.key(.end)
    #expect(scene.scroller.targetPage == 2)
    scene.stage.scroll(notches: -1, along: .vertical, at: scene.middle(0))

    #expect(scene.scroller.targetPage == 1)
  }

  /// A key, and where it goes from tab 1 of 4, left to right and right to left.
  nonisolated static let keys: [(Key, Int, Int)] = [
    (.left, 0, 2), (.right, 2, 0), (.home, 0, 0), (.end, 3, 3), (.up, 1, 1), (.pageDown, 1, 1),
  ]

  @Test("Keys move the selection, mirrored from right to left", arguments: keys)
  func keys(key: Key, leftToRight: Int, rightToLeft: Int) throws {
    for (direction, wanted) in [(LayoutDirection.leftToRight, leftToRight), (.rightToLeft, rightToLeft)] {
      let scene = try StripScene(4, direction: direction, width: 400)
      try scene.scroller.go(to: 1, animated: false)
      scene.stage.key(.tab)

      scene.stage.key(key)

      #expect(scene.scroller.targetPage == wanted)
      #expect(scene.strip.isFocused)
    }
  }

  @Test("One Tab reaches the strip and the next one leaves it")
  func roving() throws {
    let scene = try PagerScene(5)

    scene.stage.key(.tab)
    scene.stage.key(.right)
    scene.stage.key(.right)
    #expect(scene.scroller.targetPage == 2 && scene.strip.isFocused)
    scene.stage.settle()
    scene.stage.key(.tab)

    #expect(scene.page(2)?.button.isFocused == true)
  }

  @Test("The tab of the page that rests is reported when it is pressed again, and only then")
  func reselect() throws {
    let scene = try StripScene(3)
    var heard: [Int] = []
    scene.strip.onReselect = { heard.append($0) }

    scene.stage.click(at: scene.middle(1))
    scene.stage.click(at: scene.middle(1))
    #expect(heard == [])
    scene.stage.settle()
    scene.stage.click(at: scene.middle(1))

    #expect(heard == [1])
  }

  @Test("A press that ends on another tab selects nothing")
  func pressElsewhere() throws {
    let scene = try StripScene(3)

    scene.stage.drag(from: scene.middle(1), to: scene.middle(2))
    scene.stage.drag(from: scene.middle(1), to: Point(x: 150, y: 400))

    #expect(scene.scroller.targetPage == 0)
  }

  @Test(
    "The divider is a function of the position, also in the pixels", arguments: PagerLayout.all, [0.3, 0.62])
  func divider(layout: PagerLayout, pages: Double) throws {
    let scene = try PagerScene(3, layout)
    scene.hold(pages)

    let from = scene.strip.tabFrame(at: 0).midX
    let wanted = from + (scene.strip.tabFrame(at: 1).midX - from) * pages
    let divider = scene.strip.dividerFrame
    #expect(abs(divider.midX - wanted) < 1e-9)
    #expect(abs(divider.width - 84) < 1e-9)
    let accent = scene.stage.window.currentTheme.palette.accent
    let columns = (0..<300).filter { scene.stage.color(at: Point(x: Double($0) + 0.5, y: 42.5)) == accent }
    let first = try #require(columns.first)
    let last = try #require(columns.last)
    #expect(abs(Double(first + last + 1) / 2 - divider.midX) <= 1)
    #expect(abs(Double(last - first + 1) - divider.width) <= 4)
    #expect(last - first + 1 == columns.count)
  }

  @Test("Titles cross-fade between their colours")
  func colors() throws {
    let scene = try PagerScene(3, scale: 2) { $0.titles = { _ in "IIII" } }
    let palette = scene.stage.window.currentTheme.palette
    scene.hold(0.25)

    let picture = try scene.stage.picture()
    let emphases = [0.75, 0.25, 0]
    for (tab, emphasis) in emphases.enumerated() {
      let wanted = palette.secondaryText.mixed(with: palette.accent, fraction: emphasis)
      let frame = scene.strip.tabFrame(at: tab)
      let places = (Int(frame.minX * 2)..<Int(frame.maxX * 2)).flatMap { x in (10..<70).map { y in (x, y) } }
      #expect(places.contains { isNear(picture.color(x: $0.0, y: $0.1), wanted) })
    }
  }

  /// Whether two colours differ by no more than what is rounded away when one is drawn.
  private func isNear(_ first: Color, _ second: Color) -> Bool {
    zip([first.red, first.green, first.blue], [second.red, second.green, second.blue])
      .allSatisfy { abs($0 - $1) <= 2.0 / 255 }
  }

  @Test("Only the tabs between which the position moves are drawn again")
  func damage() throws {
    let scene = try StripScene(6, width: 600)

    try scene.scroller.go(to: 1)
    scene.stage.settle()

    #expect(scene.stage.damagedArea.maxX <= 200)
    #expect(scene.stage.frames.count > 10)
    #expect(try scene.stage.stalePixelCount() == 0)
  }

  @Test("A press draws its tab again and no other")
  func pressDamage() throws {
    let scene = try StripScene(6, width: 600)

    scene.stage.press(at: scene.middle(4))
    scene.stage.advanceFrames(1)
    #expect(scene.stage.damage == [Rect(x: 400, y: 0, width: 100, height: 44)])
    scene.stage.cancel()
    scene.stage.advanceFrames(1)

    #expect(scene.stage.damagedArea == Rect(x: 400, y: 0, width: 100, height: 44))
    #expect(try scene.stage.stalePixelCount() == 0)
  }

  @Test("Focus and its ring leave no pixel behind, wherever the selection goes")
  func ring() throws {
    let scene = try StripScene(4, width: 400)
    scene.stage.key(.tab)

    for key in [Key.right, .right, .left, .end, .home] {
      scene.stage.key(key)
      scene.stage.advanceFrames(3)
      #expect(try scene.stage.stalePixelCount() == 0)
    }
    scene.stage.settle()

    #expect(try scene.stage.stalePixelCount() == 0)
  }

  // MARK: A strip that scrolls

  @Test(
    "Tabs that do not fit keep their widths, and the selected one stays in view",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func scrolls(direction: LayoutDirection) throws {
    let scene = try StripScene(12, title: "A longer title", direction: direction)

    for tab in [11, 5, 0] {
      try scene.scroller.go(to: tab)
      scene.stage.settle()
      let frame = scene.strip.tabFrame(at: tab)
      #expect(frame.minX >= 0 && frame.maxX <= 300 && frame.width >= 88)
    }
  }

  @Test("A tab that is selected before the strip is shown is in view at once")
  func selectedBefore() throws {
    let strip = TabStrip(scroller: PageScroller(count: 20, page: 15))
    let stage = try Stage(strip, size: Size(width: 300, height: 44))

    #expect(strip.bounds.contains(strip.tabFrame(at: 15)))
    stage.forgetFrames()
    stage.advance(by: 1)
    #expect(stage.frames.isEmpty)
  }

  @Test("A drag scrolls the strip within its range, selects nothing, and stays until the selection changes")
  func drags() throws {
    let scene = try StripScene(12)
    var layouts = 0
    scene.strip.onLayout = { layouts += 1 }
    let first = scene.strip.tabFrame(at: 0)

    scene.stage.drag(from: Point(x: 280, y: 20), to: Point(x: 160, y: 20), over: 0.3, steps: 12)
    #expect(abs(scene.strip.tabFrame(at: 0).minX - first.minX + 110) <= 10)
    #expect(scene.scroller.targetPage == 0 && layouts == 1)
    scene.stage.drag(from: Point(x: 20, y: 20), to: Point(x: 290, y: 20), over: 0.3)
    #expect(scene.strip.tabFrame(at: 0) == first)
    scene.stage.drag(from: Point(x: 280, y: 20), to: Point(x: 20, y: 20), over: 0.3)
    #expect(scene.strip.tabFrame(at: 0).maxX < 0)
    try scene.scroller.go(to: 1)
    scene.stage.settle()

    #expect(scene.strip.bounds.contains(scene.strip.tabFrame(at: 1)))
    #expect(try scene.stage.stalePixelCount() == 0)
  }

  @Test("A strip that shows all its tabs cannot be dragged")
  func doesNotDrag() throws {
    let scene = try StripScene(3)

    scene.stage.drag(from: Point(x: 180, y: 20), to: Point(x: 120, y: 20))

    #expect(scene.strip.tabFrame(at: 0).minX == 0)
    #expect(scene.scroller.targetPage == 1)
  }

  @Test("The strip tells assistive technology the selected tab, and lets it be moved")
  func accessibility() throws {
    let scene = try StripScene(3)
    scene.strip.name = "Shelves"

    #expect(
      scene.strip.accessibility
        == Accessibility(
          role: .tabList, label: "Shelves", value: 0, valueText: "Tab 0", limits: 0...2, isEnabled: true,
          actions: [.increment, .decrement]))
    #expect(scene.strip.performAccessibilityAction(.increment))
    #expect(!scene.strip.performAccessibilityAction(.press))
    #expect(scene.scroller.targetPage == 1)
  }

  @Test("A strip that is disabled, or empty, takes nothing")
  func disabled() throws {
    let scene = try StripScene(3)
    scene.strip.isEnabled = false

    scene.stage.click(at: scene.middle(1))
    scene.stage.key(.tab)
    scene.stage.key(.right)
    scene.stage.scroll(notches: 1, along: .vertical, at: scene.middle(1))

    #expect(scene.scroller.targetPage == 0 && !scene.strip.isFocused)
    #expect(try StripScene(0).strip.canBecomeFocused == false)
  }

  // MARK: Pictures

  @Test(
    "The strip at rest, half-way between two tabs, and mirrored with the focus",
    arguments: ["rest", "swipe", "mirrored"])
  func pictures(name: String) throws {
    let direction = name == "mirrored" ? LayoutDirection.rightToLeft : .leftToRight
    let controller = NotedController(names: ["Fruit", "Meat and fish", "Vegetables"])
    let stage = try Stage(controller: controller, size: Size(width: 300, height: 64), direction: direction)

    if name == "swipe" {
      stage.press(at: Point(x: 250, y: 54))
      stage.move(to: Point(x: 240, y: 54))
      stage.move(to: Point(x: 120, y: 54), over: 0.2)
    }
    if name == "mirrored" { stage.key(.tab) }
    stage.advance(by: 0.2)

    try stage.compareWithBaseline("strip-\(name)")
  }
}
