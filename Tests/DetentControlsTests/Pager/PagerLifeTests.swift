import DetentControls
import DetentCore
import DetentTesting
import DetentUI
import Observation
import Testing

@Suite("Pager: which pages live, and what they hear") @MainActor struct PagerLifeTests {
  @Test("Only the first page and its neighbour are made, and only the first appears")
  func start() throws {
    let controller = NotedController(names: ["a", "b", "c", "d"])

    let stage = try Stage(controller: controller, size: Size(width: 300, height: 244))
    stage.settle()

    #expect(controller.made == [0, 1])
    #expect(controller.pager.livingPages == [0, 1])
    #expect(controller.heard.filter { $0.contains("ppear") } == ["a willAppear", "a didAppear"])
  }

  @Test("Nothing is made for a page that the pager does not start on")
  func startElsewhere() throws {
    let controller = NotedController(names: (0..<26).map(String.init))
    controller.startPage(20)

    let stage = try Stage(controller: controller, size: Size(width: 300, height: 244))
    stage.settle()

    #expect(controller.made == [20, 19, 21])
    #expect(stage.window.isIdle)
  }

  @Test("A swipe that arrives: each page hears its part once, in order", arguments: PagerLayout.all)
  func arrives(layout: PagerLayout) throws {
    let scene = try PagerScene(3, layout)

    scene.drag(0.7)
    scene.stage.settle()

    #expect(scene.heard("ppear") == ["b willAppear", "a willDisappear", "a didDisappear", "b didAppear"])
    #expect(scene.heard("began", "completed", "cancelled") == ["began 0>1 swipe", "completed 0>1 swipe"])
    #expect(scene.heard.last == "settled")
  }

  @Test("A swipe that goes back: what began to appear and to go is taken back")
  func goesBack() throws {
    let scene = try PagerScene(3)

    scene.drag(0.3)
    scene.stage.settle()

    #expect(
      scene.heard("ppear") == [
        "b willAppear", "a willDisappear", "a willAppear", "b willDisappear", "b didDisappear", "a didAppear",
      ])
  }

  @Test("A far jump makes no page on the way, and the page that goes hears that it is gone")
  func farJump() throws {
    let scene = try PagerScene(26)

    try scene.scroller.go(to: 20)
    scene.stage.advanceFrames(5)
    #expect(scene.pager.livingPages.allSatisfy { $0 < 2 || $0 > 19 })
    #expect(scene.page(0)?.view.isHidden == false && scene.page(20)?.view.isHidden == false)
    scene.stage.settle()

    #expect(scene.heard("ppear") == ["u willAppear", "a willDisappear", "a didDisappear", "u didAppear"])
    #expect(scene.pager.livingPages == [19, 20, 21])
  }

  @Test("A jump without animation balances as well, and leaves no page of the start behind")
  func jump() throws {
    let scene = try PagerScene(26)

    try scene.scroller.go(to: 20, animated: false)

    #expect(scene.heard("ppear") == ["u willAppear", "a willDisappear", "a didDisappear", "u didAppear"])
    #expect(scene.pager.livingPages == [19, 20, 21])
    #expect(scene.controller.children.count == 3 && scene.pager.subviews.count == 3)
  }

  @Test("As many neighbours live as are asked for", arguments: [0, 1, 3])
  func radius(count: Int) throws {
    let scene = try PagerScene(26) { $0.startPage(10) }

    scene.pager.neighbourCount = count

    #expect(scene.pager.livingPages == Array(10 - count...10 + count))
  }

  @Test("A page that is kept stays, out of view, until it asks no longer")
  func kept() throws {
    let scene = try PagerScene(26) { $0.keptNames = ["a"] }
    let page = try #require(scene.page(0))

    try scene.scroller.go(to: 9, animated: false)
    #expect(scene.pager.livingPages == [0, 8, 9, 10])
    #expect(page.view.isHidden)
    page.isKept = false
    try scene.scroller.go(to: 12, animated: false)

    #expect(scene.pager.livingPages == [11, 12, 13])
    #expect(page.parent == nil && page.view.superview == nil)
  }

  @Test("100,000 pages: three live, wherever the pages are, and the strip draws what shows")
  func many() throws {
    let scene = try PagerScene(100_000)

    for page in [99_999, 50_000, 1] {
      try scene.scroller.go(to: page)
      scene.stage.settle()
      #expect(scene.scroller.position == Double(page))
      #expect(scene.pager.livingPages.count == (page == 99_999 ? 2 : 3))
      #expect(scene.strip.bounds.contains(scene.strip.tabFrame(at: page)))
    }

    #expect(scene.controller.made.count < 12)
  }

  @Test("Without pages, or with one, there is nowhere to go", arguments: [0, 1])
  func few(count: Int) throws {
    let scene = try PagerScene(count)

    scene.drag(0.7)
    scene.drag(-0.7)
    scene.stage.key(.pageDown, modifiers: .control)
    scene.stage.click(at: Point(x: 150, y: 20))
    scene.stage.settle()

    #expect(scene.scroller.currentPage == (count == 0 ? nil : 0))
    #expect(scene.scroller.position == 0)
    #expect(scene.heard("completed") == [])
  }

  @Test("Without a data source there are no pages; a later one brings them")
  func noSource() throws {
    let pager = Pager()
    let stage = try Stage(pager, size: Size(width: 300, height: 200))
    let controller = NotedController(names: ["a", "b"])

    stage.drag(from: Point(x: 200, y: 100), to: Point(x: 20, y: 100))
    #expect(pager.livingPages == [])
    pager.dataSource = controller

    #expect(pager.livingPages == [0, 1])
  }

  @Test("Pages are children of the controller while they live")
  func containment() throws {
    let scene = try PagerScene(5)
    let first = try #require(scene.page(0))

    #expect(first.parent === scene.controller)
    try scene.scroller.go(to: 4, animated: false)

    #expect(first.parent == nil)
    #expect(scene.controller.children.count == 2)
    #expect(first.page == Page(index: 0, identity: "a"))
  }

  @Test("A controller in a page appears and goes with it")
  func nestedController() throws {
    var heard: [String] = []
    let inner = NotedPage("inner") { heard.append($0) }
    let scene = try PagerScene(3)
    let page = try #require(scene.page(1))
    page.addChild(inner)
    page.view.addSubview(inner.view)

    scene.drag(0.7)
    scene.stage.settle()
    #expect(heard == ["inner willAppear", "inner didAppear"])
    scene.drag(-0.7)
    scene.stage.settle()

    #expect(heard.suffix(2) == ["inner willDisappear", "inner didDisappear"])
  }

  @Test("Hidden pages cannot have the focus; that of a page that leaves goes to the strip")
  func focus() throws {
    let scene = try PagerScene(3)
    scene.stage.key(.tab)
    #expect(scene.strip.isFocused)
    scene.stage.key(.tab)
    #expect(scene.page(0)?.button.isFocused == true)
    scene.stage.key(.tab)
    #expect(scene.strip.isFocused)

    scene.stage.key(.tab)
    scene.stage.key(.pageDown, modifiers: .control)
    scene.stage.settle()

    #expect(scene.strip.isFocused)
  }

  @Test("The focus of a page that is dropped goes to the strip as well")
  func focusOfDropped() throws {
    let scene = try PagerScene(9)
    try #require(scene.page(0)).button.focus()

    try scene.scroller.go(to: 8, animated: false)

    #expect(scene.strip.isFocused)
  }

  @Test("Position and indices can be observed, each for itself")
  func observation() throws {
    let scene = try PagerScene(3)
    var changes: [String] = []
    @MainActor func watch(_ name: String, _ read: @escaping () -> Void) {
      withObservationTracking(read) { MainActor.assumeIsolated { changes.append(name) } }
    }
    watch("position") { _ = scene.scroller.position }
    watch("current") { _ = scene.scroller.currentPage }
    watch("target") { _ = scene.scroller.targetPage }
    watch("settled") { _ = scene.scroller.settledPage }

    scene.hold(0.3)
    #expect(changes == ["position"])
    scene.stage.move(to: scene.start(0.3) + scene.way(0.74), over: 0.2)
    #expect(Set(changes) == ["position", "current", "target"])
    scene.stage.release()
    scene.stage.settle()

    #expect(changes.last == "settled" && changes.count == 4)
  }
}
