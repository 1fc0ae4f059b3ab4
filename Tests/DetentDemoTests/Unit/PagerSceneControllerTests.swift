import DetentControls
import DetentCore
import DetentUI
import Testing

@testable import DetentDemo

@Suite("The pager scene")
@MainActor
struct PagerSceneControllerTests {
  /// The scene in a window without a display, with its log.
  @MainActor
  private struct Stage {
    let driver = OffscreenDriver()
    let window: Window
    let scene: PagerSceneController
    let output = CollectingOutput()

    init(_ configure: (inout DemoOptions) -> Void = { _ in }) throws {
      var options = DemoOptions()
      options.scene = .pager
      options.locale = "en"
      configure(&options)
      scene = try PagerSceneController(options: options)
      window = Window(driver: driver)
      window.currentLayoutDirection = options.isRightToLeft ? .rightToLeft : .leftToRight
      window.rootViewController = scene
      try window.open(
        WindowConfiguration(
          title: "", instanceName: "", className: "", size: options.size ?? scene.preferredSize))
      window.windowReceived(.visibility(true))
      window.windowReceived(.focus(true))
      driver.advance(by: 0.1)
      let driver = driver
      scene.startLogging(to: EventLog(output: output, now: { driver.now }))
    }

    func lines(_ type: String) -> [LogLine] { output.lines.filter { $0.type == type } }

    func press(_ key: Key, _ modifiers: KeyModifiers = []) {
      for phase in [KeyEvent.Phase.down, .up] {
        window.windowReceived(.key(KeyEvent(key: key, phase: phase, modifiers: modifiers, time: .zero)))
      }
    }
  }

  @Test("The log begins with the layout, the page and its appearance")
  func start() throws {
    let stage = try Stage()

    #expect(stage.output.lines.map(\.type) == ["layout", "page", "appearance", "appearance"])
    let layout = try #require(stage.lines("layout").first)
    #expect(layout.rect("strip") == Rect(x: 0, y: 0, width: 480, height: 44))
    #expect(layout.rect("container") == Rect(x: 0, y: 44, width: 480, height: 436))
    #expect((layout["tabs"] as [[Double]]?)?.count == 3)
    #expect(
      stage.lines("page").first.map { [$0.integer("current"), $0.integer("target"), $0.integer("settled")] }
        == [0, 0, 0])
  }

  @Test("Keys of a line come in the order of the interface")
  func keys() throws {
    let stage = try Stage()

    stage.press(.pageDown, .control)
    stage.driver.advance(by: 2)

    let first = { type in stage.lines(type).first?.keys }
    #expect(first("layout") == ["t", "type", "widget", "strip", "tabs", "container"])
    #expect(first("page") == ["t", "type", "widget", "current", "target", "settled", "position", "source"])
    #expect(first("move") == ["t", "type", "widget", "phase", "from", "to", "source"])
    #expect(first("appearance") == ["t", "type", "index", "state"])
    #expect(first("scroll") == ["t", "type", "widget", "position"])
    #expect(first("settled") == ["t", "type", "widget"])
  }

  @Test("A move is told from beginning to end, and the layout after it has settled")
  func move() throws {
    let stage = try Stage()

    stage.press(.pageDown, .control)
    stage.driver.advance(by: 2)

    #expect(stage.lines("move").map { $0.text("phase") } == ["began", "completed"])
    #expect(stage.lines("page").last?.integer("settled") == 1)
    let types = stage.output.lines.map(\.type)
    let settled = try #require(types.firstIndex(of: "settled"))
    #expect(types[settled...].contains("layout"))
  }

  @Test("At most 64 tabs are told, and no page has the index −1")
  func counts() throws {
    let many = try Stage { $0.pageCount = 100_000 }
    let none = try Stage { $0.pageCount = 0 }

    #expect((many.lines("layout").first?["tabs"] as [[Double]]?)?.count == 64)
    #expect((none.lines("layout").first?["tabs"] as [[Double]]?)?.isEmpty == true)
    #expect(none.lines("page").first?.integer("current") == -1)
    #expect(none.lines("appearance").isEmpty)
    #expect(many.scene.pager.livingPages == [0, 1])
  }

  @Test("It starts on the page that was asked for, and makes no other but its neighbours")
  func startPage() throws {
    let stage = try Stage {
      $0.pageCount = 100
      $0.page = 50
    }

    #expect(stage.scene.pager.livingPages == [49, 50, 51])
    #expect(stage.lines("page").first?.integer("settled") == 50)
    #expect(stage.scene.tabStrip.bounds.contains(stage.scene.tabStrip.tabFrame(at: 50)))
  }

  @Test("Tabs have the titles that were asked for, those of the shelves, or numbers")
  func titles() throws {
    let asked = try Stage { $0.tabs = ["One", "Two"] }
    let numbered = try Stage { $0.pageCount = 5 }
    let korean = try Stage { $0.locale = "ko" }

    #expect(asked.scene.tabTitle(at: 1) == "Two" && asked.scene.pageCount == 2)
    #expect(numbered.scene.tabTitle(at: 4) == "Page 5")
    #expect(korean.scene.tabTitle(at: 0) == Texts(.korean)("pager.fruit"))
  }

  @Test("Tab goes to the selected tab first, then to the page; both are named")
  func focus() throws {
    let stage = try Stage { $0.page = 1 }
    var parts: [String] = []
    stage.window.onFocusChange = { [unowned scene = stage.scene] view in
      if let part = view.flatMap(scene.part) { parts.append("\(part.widget) \(part.part)") }
    }

    for _ in 0..<4 { stage.press(.tab) }

    #expect(parts == ["pager tab 1", "range lower", "range upper", "pager tab 1"])
  }

  @Test("The slider of the second page decides which cards show, and writes its own lines")
  func filter() throws {
    let stage = try Stage { $0.page = 1 }
    let page = try #require(stage.scene.pager.livingPage(at: 1) as? FilterPage)
    let cards = { page.view.subviews.filter { $0 is GroceryCardView && !$0.isHidden }.count }
    #expect(cards() == 4)

    stage.press(.tab)
    stage.press(.tab)
    for _ in 0..<6 { stage.press(.right) }
    stage.driver.advance(by: 1)

    #expect(cards() == 3)
    #expect(stage.lines("value").last.map { [$0.integer("lower"), $0.integer("upper")] } == [6, 12])
    #expect(stage.lines("value").last?.flag("final") == true)
  }

  @Test("Cards stand in rows that fit, from the reading side", arguments: [false, true])
  func grid(isMirrored: Bool) {
    let area = Rect(x: 10, y: 20, width: 400, height: 150)

    let frames = CardGrid.frames(count: 7, in: area, gap: 10, isMirrored: isMirrored)

    #expect(frames.count == 4)
    #expect(frames.allSatisfy { area.contains($0) && $0.width == 195 })
    #expect(frames[0].minX == (isMirrored ? 215 : 10) && frames[2].minY == 90)
    #expect(CardGrid.frames(count: 3, in: .zero, gap: 10, isMirrored: false).isEmpty)
  }
}
