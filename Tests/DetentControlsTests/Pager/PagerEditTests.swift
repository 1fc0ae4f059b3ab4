import DetentControls
import DetentCore
import DetentTesting
import DetentUI
import Testing

@Suite("Pager: edits and nested controls") @MainActor struct PagerEditTests {
  @Test("Pages put in, taken out or moved elsewhere leave the visible one in view, with its new index")
  func resting() throws {
    let scene = try PagerScene(names: ["a", "b", "c", "d"]) { $0.startPage(1) }
    let page = try #require(scene.page(1))

    scene.controller.names.insert(contentsOf: ["x", "y"], at: 0)
    scene.pager.insertPages(2, at: 0)
    #expect(scene.indices == [3, 3, 3] && scene.page(3) === page && page.page.index == 3)
    scene.controller.names.remove(at: 0)
    scene.pager.removePages(0..<1)
    #expect(scene.indices == [2, 2, 2] && scene.page(2) === page)
    scene.controller.names.remove(at: 2)
    scene.controller.names.append("b")
    scene.pager.movePage(from: 2, to: 4)

    #expect(
      scene.indices == [4, 4, 4] && scene.page(4) === page && page.page == Page(index: 4, identity: "b"))
    #expect(scene.heard("ppear") == [])
    #expect(scene.pager.livingPages == [3, 4])
  }

  /// Which page is removed in the middle of a swipe from b to c, and what is in view then and at the end.
  nonisolated static let removals: [(String, Double, String)] = [
    ("a", 0.6, "c"), ("b", 0.6, "c"), ("c", 0.6, "d"), ("e", 0.6, "c"), ("b", 0.3, "c"),
  ]

  @Test(
    "A page that is removed in mid-swipe: what is left in view stays where it is", arguments: PagerLayout.all,
    removals)
  func removal(layout: PagerLayout, removal: (String, Double, String)) throws {
    let scene = try PagerScene(5, layout) { $0.startPage(1) }
    scene.hold(removal.1)
    let visible = try #require(scene.page(removal.0 == "c" ? 1 : 2))
    let frame = visible.view.frame

    let index = try #require(scene.controller.names.firstIndex(of: removal.0))
    scene.controller.names.remove(at: index)
    scene.pager.removePages(index..<index + 1)
    #expect(visible.view.frame == frame && !visible.view.isHidden)
    scene.stage.release()
    scene.stage.settle()

    let settled = try #require(scene.scroller.settledPage)
    #expect(scene.scroller.position == Double(settled))
    #expect(scene.heard("began").count == scene.heard("completed", "cancelled").count)
    #expect(scene.pager.livingPages.allSatisfy { scene.page($0)?.name == scene.controller.names[$0] })
    #expect(scene.pager.livingPages.allSatisfy { scene.page($0)?.page.index == $0 })
    if removal.1 > 0.5 { #expect(scene.controller.names[settled] == removal.2) }
  }

  @Test("A removed page that was in view hears that it is gone, wherever its neighbours go")
  func removedHears() throws {
    let scene = try PagerScene(26) { $0.startPage(20) }

    scene.controller.names.removeSubrange(15..<24)
    scene.pager.removePages(15..<24)

    #expect(scene.heard("u ") == ["u willDisappear", "u didDisappear"])
    #expect(scene.heard("didAppear").count == 1)
    #expect(
      scene.controller.names[scene.scroller.settledPage ?? 0]
        == (scene.heard("didAppear").first ?? "").prefix(1))
  }

  @Test("Removing every page in mid-swipe leaves an empty pager that takes new ones")
  func removeAll() throws {
    let scene = try PagerScene(3)
    scene.hold(0.4)

    scene.controller.names = []
    scene.pager.removePages(0..<3)
    #expect(scene.indices == [nil, nil, nil] && scene.pager.livingPages == [])
    scene.stage.release()
    scene.controller.names = ["x", "y"]
    scene.pager.insertPages(2, at: 0)
    scene.stage.settle()

    #expect(scene.indices == [0, 0, 0])
    #expect(scene.heard("x ") == ["x willAppear", "x didAppear"])
    #expect(scene.heard("didDisappear").count == 2)
  }

  @Test("A reload in mid-swipe stays on the page of the same identity")
  func reload() throws {
    let scene = try PagerScene(5) { $0.startPage(3) }
    scene.hold(-0.3)

    scene.controller.names = ["z", "d", "q"]
    scene.pager.reloadPages()

    #expect(scene.indices == [1, 1, 1])
    #expect(scene.page(1)?.name == "d")
    scene.stage.advanceFrames(1)
    #expect(scene.strip.tabFrame(at: 1).width == 100)
  }

  @Test("To append a page and go there reports it once")
  func appendAndGo() throws {
    let scene = try PagerScene(3) { $0.startPage(2) }

    scene.controller.names.append("d")
    scene.pager.insertPages(at: 3)
    try scene.scroller.go(to: 3, animated: false)

    #expect(scene.heard("d didAppear").count == 1)
    #expect(scene.heard("page").last == "page 3/3/3 program")
  }

  @Test("A slider in a page keeps drags that start on its thumbs; the rest of the page swipes")
  func nestedSlider() throws {
    let slider = SegmentedRangeSlider(stops: (0...10).map(String.init))
    slider.trackPress = .ignore
    let scene = try PagerScene(3) { controller in
      controller.content = { index in
        NotedPage("p\(index)") { _ in }.then { if index == 0 { $0.view.addSubview(slider) } }
      }
    }
    slider.frame = Rect(x: 0, y: 100, width: 300, height: 90)
    scene.stage.settle()
    scene.forget()
    let thumb = slider.convertToWindow(slider.bounds).origin + slider.thumbCenters[1].offset

    scene.stage.drag(from: thumb, to: thumb + Vector(dx: -120, dy: 0), over: 0.5, steps: 20)
    scene.stage.settle()
    #expect(slider.upperIndex < 10 && scene.heard("began") == [])
    scene.stage.drag(
      from: Point(x: 90, y: thumb.y), to: Point(x: 10, y: thumb.y), over: 0.2, steps: 10)
    scene.stage.settle()

    #expect(scene.scroller.settledPage == 1)
  }

  @Test("A button in a page gives its press up when the pages follow the pointer")
  func nestedButton() throws {
    let scene = try PagerScene(3)
    let button = try #require(scene.page(0)).button
    var presses = 0
    button.addAction(for: .touchUpInside) { _ in presses += 1 }
    let place = button.convertToWindow(button.bounds).center

    scene.stage.drag(from: place, to: place + Vector(dx: -30, dy: 0), over: 0.3)
    scene.stage.settle()
    #expect(presses == 0 && !button.isHighlighted)
    scene.stage.click(at: place)

    #expect(presses == 1)
  }

  @Test("Pages touch at every place of a swipe, on whole pixels", arguments: PagerLayout.all, [1.0, 2])
  func seams(layout: PagerLayout, scale: Double) throws {
    let scene = try PagerScene(3, axis: layout.axis, direction: layout.direction, scale: scale)
    let start = scene.start(0.5)
    scene.stage.press(at: start)

    for step in 0...40 {
      scene.stage.move(to: start + scene.way(0.04 + Double(step) * 0.0123))
      guard let first = scene.page(0)?.view.frame, let second = scene.page(1)?.view.frame, step > 0 else {
        continue
      }
      let (low, high) = (first.origin[layout.axis], second.origin[layout.axis])
      #expect(abs(high - low) == PagerScene.extent)
      #expect(low * scale == (low * scale).rounded())
    }
  }
}
