import DetentCore
import Testing

/// The published numbers about tabs, the divider and the strip's own scrolling.
@Suite("Paging vectors 87–103: tab strip and divider") struct TabStripVectorTests {
  private func strip(_ count: Int, _ width: Double, in available: Double, _ axis: PagerAxis = PagerAxis())
    -> TabStripLayout
  {
    TabStripLayout(
      widths: Array(repeating: .natural(width), count: count), available: available, axis: axis)
  }

  @Test(
    "87. Tabs of 50: half a page on the strip goes 25 on, a tenth back 5 back",
    arguments: [(0.5, 25.0), (-0.1, -5)])
  func follows(pages: Double, expected: Double) {
    let strip = strip(20, 50, in: 100)
    var script = PagerScript(20, at: 6)
    let before = strip.preferredOffset(for: PageSpread(6))

    script.drag(pages * 400)

    let after = script.model.spread.map { strip.preferredOffset(for: $0) } ?? 0
    #expect(abs(after - before - expected) < 1e-9)
  }

  @Test("90. No next page: the strip stays")
  func noNext() {
    let strip = strip(20, 50, in: 100)
    var script = PagerScript(20, at: 19)

    script.drag(100)

    #expect(script.model.spread.map { strip.preferredOffset(for: $0) } == strip.scrollRange)
  }

  @Test(
    "93. A strip that the user scrolled stays until the selection changes, then it comes back with the pages")
  func userScrolled() {
    let strip = strip(20, 50, in: 100)
    var script = PagerScript(20)
    var scroll = TabStripScroll()
    scroll.hold(at: 700)
    script.drag(40)
    script.release(40)
    script.settle()
    let held = scroll.offset(in: strip, for: script.model)

    script.play(.go(10, .tab, animated: true))
    scroll.selectionChanged(in: strip, for: script.model)
    let start = scroll.offset(in: strip, for: script.model)
    var offsets: [Double] = []
    while script.model.isAnimating {
      script.wait(0.01)
      offsets.append(scroll.offset(in: strip, for: script.model))
    }
    scroll.settled()

    #expect(held == 700 && start == 700)
    #expect(offsets.last == strip.centringOffset(of: 10) && !scroll.isHeld)
    #expect(scroll.offset(in: strip, for: script.model) == strip.centringOffset(of: 10))
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { abs($0 - $1) < 120 })
  }

  @Test(
    "95. The way to the middle",
    arguments: [
      (500.0, 3, 4, 100.0, 20), (400.0, 3, 4, 100.0, 20), (400.0, 4, 4, 0.0, 20), (400.0, 8, 9, 0.0, 10),
      (400.0, 0, 1, 0.0, 20),
    ])
  func centring(available: Double, from: Int, to: Int, way: Double, count: Int) {
    let strip = strip(count, 100, in: available)

    #expect(strip.centringOffset(of: to) - strip.centringOffset(of: from) == way)
  }

  @Test(
    "97. The divider from one place to another",
    arguments: [(0.0, 50.0, 150.0), (0.5, 125, 100), (1, 200, 50)])
  func divider(fraction: Double, start: Double, length: Double) {
    let first = TabSpan(start: 50, length: 150)

    let span = first.mixed(with: TabSpan(start: 200, length: 50), fraction)

    #expect(span == TabSpan(start: start, length: length))
  }

  @Test("98. Two tabs of 400: the divider leaves the first and arrives at the second")
  func twoTabs() {
    let strip = strip(2, 100, in: 800)
    var script = PagerScript(2)
    let first = script.model.spread.map { strip.divider(for: $0) }

    script.play(.go(1, .tab, animated: true))
    script.wait(0.05)
    let middle = script.model.spread.map { strip.divider(for: $0) }
    script.settle()

    #expect(first == TabSpan(start: 0, length: 400))
    #expect((middle?.start ?? 0) > 0 && (middle?.end ?? 800) < 800 && middle?.length == 400)
    #expect(script.model.spread.map { strip.divider(for: $0) } == TabSpan(start: 400, length: 400))
  }

  @Test(
    "99. Four tabs in 800, inset by 8 and 4, in both directions",
    arguments: [(0, false, 8.0, 196.0), (3, false, 608, 796), (0, true, 608, 796), (3, true, 8, 196)])
  func insets(tab: Int, isMirrored: Bool, start: Double, end: Double) {
    let axis = PagerAxis(direction: isMirrored ? .rightToLeft : .leftToRight)
    let strip = strip(4, 50, in: 800, axis)

    let span = strip.divider(for: PageSpread(tab), insets: Insets(top: 0, left: 8, bottom: 0, right: 4))

    #expect((span.start, span.end) == (start, end))
  }

  @Test(
    "103. In 200, with spaces of 0, 1 and 10: equal shares, and a fixed width is respected",
    arguments: [0.0, 1, 10])
  func shares(spacing: Double) {
    func widths(_ tabs: [TabWidth]) -> [Double] {
      let strip = TabStripLayout(widths: tabs, spacing: spacing, available: 200)
      return (0..<strip.count).map { strip.frame(of: $0).length }
    }

    let half = (200 - spacing) / 2
    let rest = (200 - 2 * spacing - 50) / 2
    #expect(widths([.natural(20)]) == [200])
    #expect(widths([.natural(20), .natural(30)]) == [half, half])
    #expect(widths([.natural(20), .natural(30), .fixed(50)]) == [rest, rest, 50])
  }

  @Test("98. On a far jump the divider goes straight from one tab to the other")
  func farJump() {
    let strip = strip(8, 100, in: 800)
    var script = PagerScript(8)

    script.play(.go(6, .tab, animated: true))
    var starts: [Double] = []
    while script.model.isAnimating {
      script.wait(0.01)
      if let spread = script.model.spread {
        starts.append(strip.divider(for: spread).start)
        #expect(abs(strip.divider(for: spread).start - script.model.position * 100) < 1e-9)
      }
    }

    #expect(starts == starts.sorted() && starts.last == 600)
  }
}
