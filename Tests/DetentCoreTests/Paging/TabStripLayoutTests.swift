import DetentCore
import Testing

@Suite("Paging: tab strip layout") struct TabStripLayoutTests {
  private let mixed: [TabWidth] = [.natural(40), .natural(160), .natural(60), .natural(80)]

  private func lengths(_ strip: TabStripLayout) -> [Double] {
    (0..<strip.count).map { strip.frame(of: $0).length }
  }

  @Test("Tabs that all fit into an equal share get it")
  func equal() {
    let strip = TabStripLayout(widths: mixed, available: 640)

    #expect(lengths(strip) == [160, 160, 160, 160])
    #expect(!strip.scrolls && strip.contentLength == 640)
  }

  @Test("Tabs that fit only unequally get their own widths and share the rest")
  func own() {
    let strip = TabStripLayout(widths: mixed, spacing: 10, available: 410)

    #expect(lengths(strip) == [50, 170, 70, 90])
    #expect(strip.frame(of: 3).end == 410)
  }

  @Test("Tabs that do not fit keep their widths, none below the minimum, and the strip scrolls")
  func scrolling() {
    let strip = TabStripLayout(widths: mixed, spacing: 10, available: 200, minimum: 72)

    #expect(lengths(strip) == [72, 160, 72, 80])
    #expect(strip.scrolls && strip.contentLength == 414 && strip.scrollRange == 214)
  }

  @Test(
    "Mirrored, every tab stands where its mirror image did, whatever the scroll", arguments: [0.0, 100, 214])
  func mirrored(offset: Double) {
    let axis = PagerAxis(direction: .rightToLeft)
    let left = TabStripLayout(widths: mixed, spacing: 10, available: 200, minimum: 72)
    let right = TabStripLayout(widths: mixed, spacing: 10, available: 200, minimum: 72, axis: axis)

    for tab in 0..<4 {
      let (one, other) = (left.frame(of: tab, scrolledBy: offset), right.frame(of: tab, scrolledBy: offset))
      #expect(abs(one.start + other.end - 200) < 1e-9 && one.length == other.length)
      #expect(right.tab(at: other.middle, scrolledBy: offset) == tab)
    }
  }

  @Test("A vertical strip is not mirrored")
  func vertical() {
    let strip = TabStripLayout(
      widths: mixed, available: 640, axis: PagerAxis(.vertical, direction: .rightToLeft))

    let span = strip.divider(for: PageSpread(1), insets: Insets(top: 3, left: 50, bottom: 5, right: 50))

    #expect(span == TabSpan(start: 163, length: 152))
  }

  @Test("The tab under a point: none between tabs, beyond them, or without tabs")
  func hits() {
    let strip = TabStripLayout(widths: mixed, spacing: 10, available: 410)

    #expect(
      strip.tab(at: 0) == 0 && strip.tab(at: 50) == 0 && strip.tab(at: 55) == nil && strip.tab(at: 60) == 1)
    #expect(strip.tab(at: 410) == 3 && strip.tab(at: 411) == nil && strip.tab(at: -1) == nil)
    #expect(strip.tab(at: .nan) == nil && TabStripLayout(widths: [], available: 100).tab(at: 5) == nil)
  }

  @Test("Every tab is where it is drawn", arguments: [0.0, 37, 214])
  func everyTab(offset: Double) {
    let strip = TabStripLayout(widths: mixed, spacing: 10, available: 200, minimum: 72)

    for tab in 0..<4 {
      #expect(strip.tab(at: strip.frame(of: tab, scrolledBy: offset).middle, scrolledBy: offset) == tab)
    }
  }

  @Test("The emphasis of two titles adds up to 1, and no other has any")
  func emphasis() {
    let strip = TabStripLayout(widths: mixed, available: 640)
    let spread = PageSpread(first: 1, second: 2, fraction: 0.3)

    #expect((0..<4).map { strip.emphasis(of: $0, for: spread) } == [0, 0.7, 0.3, 0])
    #expect((0..<4).map { strip.emphasis(of: $0, for: PageSpread(3)) } == [0, 0, 0, 1])
  }

  @Test("Pulled past an end, the divider stays below the tab")
  func pastTheEnd() {
    let strip = TabStripLayout(widths: mixed, available: 640)

    #expect(strip.divider(for: PageSpread(0, overshoot: -0.4)) == strip.frame(of: 0))
    #expect(PageSpread(0, overshoot: -0.4).placements == [PagePlacement(index: 0, offset: 0.4)])
  }

  @Test("Illegal numbers are nothing")
  func illegal() {
    let strip = TabStripLayout(
      widths: [.natural(.nan), .natural(-3), .fixed(.infinity)], spacing: .nan, available: -.infinity)

    #expect(strip.available == 0 && strip.spacing == 0 && strip.contentLength == 0)
    #expect(strip.frame(of: 7) == TabSpan(start: 0, length: 0))
    #expect(TabStripLayout(widths: [], available: 100).preferredOffset(for: PageSpread(0)) == 0)
  }

  @Test("Only fixed tabs keep their widths")
  func fixedOnly() {
    let strip = TabStripLayout(widths: [.fixed(30), .fixed(40)], available: 200)

    #expect(lengths(strip) == [30, 40])
  }

  @Test("A strip that is held stays within its range, and one that comes back can be sent elsewhere")
  func held() {
    let strip = TabStripLayout(widths: mixed, spacing: 10, available: 200, minimum: 72)
    var script = PagerScript(4)
    var scroll = TabStripScroll()
    scroll.hold(at: .nan)
    let following = scroll.isHeld
    scroll.hold(at: 1000)
    let limit = scroll.offset(in: strip, for: script.model)
    scroll.selectionChanged(in: strip, for: script.model)
    let home = scroll.offset(in: strip, for: script.model)

    scroll.hold(at: 100)
    script.play(.go(2, .tab, animated: true))
    scroll.selectionChanged(in: strip, for: script.model)
    script.wait(0.1)
    let before = scroll.offset(in: strip, for: script.model)
    script.play(.go(0, .tab, animated: true))
    scroll.selectionChanged(in: strip, for: script.model)
    let after = scroll.offset(in: strip, for: script.model)
    script.settle()

    #expect(!following && limit == 214 && home == 0)
    #expect(abs(before - after) < 1e-9)
    #expect(scroll.offset(in: strip, for: script.model) == 0)
  }

  @Test("A strip that follows is not touched by a change of selection, nor is one without pages")
  func untouched() {
    let strip = TabStripLayout(widths: mixed, available: 640)
    var scroll = TabStripScroll()
    scroll.selectionChanged(in: strip, for: PagerModel(count: 3))
    scroll.settled()
    #expect(scroll == TabStripScroll())

    #expect(scroll.offset(in: strip, for: PagerModel(count: 0)) == 0)
    scroll.hold(at: 0)
    scroll.selectionChanged(in: strip, for: PagerModel(count: 0))

    #expect(scroll.isHeld)
  }

  @Test(
    "Keys move the focus along the strip, mirrored where it is",
    arguments: [
      (MoveKey.left, 2, 1, 3), (.right, 2, 3, 1), (.home, 2, 0, 0), (.end, 2, 4, 4), (.left, 0, nil, 1),
      (.right, 4, nil, 3), (.home, 0, nil, nil), (.end, 4, nil, nil), (.up, 2, nil, nil),
      (.down, 2, nil, nil),
    ] as [(MoveKey, Int, Int?, Int?)])
  func keys(key: MoveKey, from: Int, left: Int?, right: Int?) {
    #expect(PagerAxis().tab(after: key, from: from, count: 5) == left)
    #expect(PagerAxis(direction: .rightToLeft).tab(after: key, from: from, count: 5) == right)
  }

  @Test("Along a vertical strip other arrows count")
  func verticalKeys() {
    let axis = PagerAxis(.vertical, direction: .rightToLeft)

    let tabs = MoveKey.allCases.map { axis.tab(after: $0, from: 2, count: 5) }

    #expect(tabs == [nil, nil, 1, 3, nil, nil, 0, 4])
    #expect(MoveKey.allCases.allSatisfy { axis.tab(after: $0, from: 0, count: 0) == nil })
  }
}
