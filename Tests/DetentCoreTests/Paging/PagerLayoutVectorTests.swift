import DetentCore
import Testing

/// The published numbers about where pages lie, and what a resize does to them.
@Suite("Paging vectors 25–35: offsets, layout, resize") struct PagerLayoutVectorTests {
  @Test("26, 29, 30. Odd extents: pages rest exactly", arguments: [800 - 1e-10, 411.428_571_428, 392.727_2])
  func exact(extent: Double) {
    var script = PagerScript(366, at: 152, extent: extent)

    script.swipe(extent * 0.6)
    let near = script.model.position
    script.play(.go(365, .program, animated: true))
    script.settle()

    #expect(near == 153)
    #expect(script.model.position == 365)
    #expect(script.model.spread == PageSpread(365))
  }

  @Test("27. Without extent the page is kept and changes at once; growing shows it, shrinking keeps it")
  func noExtent() {
    var script = PagerScript(4, at: 1, extent: 0)

    let kept = script.model.current
    script.play(.go(2, .program, animated: true))
    let changed = script.model.settled
    script.play(.extent(200), .extent(0), .extent(200))

    #expect(kept == 1 && changed == 2)
    #expect(script.model.settled == 2 && script.model.position == 2)
  }

  @Test("27. Dragged without extent, the pages stay")
  func dragWithoutExtent() {
    var script = PagerScript(4, at: 1, extent: 0)

    script.drag(100, 5000)
    let held = script.model.position
    script.release(5000, velocity: 4000)
    script.play(.scroll(300, isEnd: false), .scroll(300, isEnd: true))

    #expect(held == 1)
    #expect(script.model.state == .resting)
  }

  @Test("31. Pulled by 100 at the first page: it moves by the rubber band's way")
  func pulled() {
    var script = PagerScript(3, extent: 800)

    script.drag(-100)

    let offset = (script.model.spread?.placements.first?.offset ?? 0) * 800
    #expect(abs(offset - RubberBand(dimension: 800).shown(for: 100)) < 1e-9)
    #expect(script.model.spread?.placements.count == 1)
  }

  @Test("33. Pages lie side by side, in their places from the beginning")
  func places() {
    var script = PagerScript(4, at: 2)

    let initial = script.model.spread?.placements
    script.drag(100)

    #expect(initial == [PagePlacement(index: 2, offset: 0)])
    #expect(
      script.model.spread?.placements
        == [PagePlacement(index: 2, offset: -0.25), PagePlacement(index: 3, offset: 0.75)])
  }

  @Test("35. A quarter of a page shows as .25, and back as −.25")
  func quarter() {
    var script = PagerScript(4, at: 2)

    script.drag(100)
    let forward = script.model.position
    script.play(.panChanged(-100))

    #expect(forward == 2.25 && script.model.position == 1.75)
  }

  @Test("A resize in the middle of a swipe, of a scroll and of a settle keeps the position in pages")
  func resize() {
    var dragged = PagerScript(4)
    var scrolled = PagerScript(4)
    var settling = PagerScript(4)
    dragged.drag(250)
    scrolled.play(.scroll(250, isEnd: false))
    settling.play(.go(1, .tab, animated: true))
    settling.wait(0.1)
    let moving = settling.model.position

    dragged.play(.extent(800))
    scrolled.play(.extent(800))
    settling.play(.extent(800))
    let kept = (dragged.model.position, scrolled.model.position)
    dragged.play(.panChanged(330))
    scrolled.play(.scroll(40, isEnd: false))

    #expect(kept == (0.625, 0.625))
    #expect(abs(dragged.model.position - 0.725) < 1e-12 && abs(scrolled.model.position - 0.725) < 1e-12)
    #expect(settling.model.position == moving)
    #expect(settling.positions.last == moving)
  }
}
