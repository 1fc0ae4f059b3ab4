import DetentCore
import Testing

@Suite("Paging: page window") struct PageWindowTests {
  @Test("The current page is made first, then the previous and the next one")
  func order() {
    var window = PageWindow()

    let change = window.update(for: PagerModel(count: 9, page: 4))

    #expect(change.toMake == [4, 3, 5] && change.toDrop == [])
    #expect(window.update(for: PagerModel(count: 9, page: 4)).isEmpty)
  }

  @Test("At the ends and with few pages none is made that is not there", arguments: 0...3)
  func ends(count: Int) {
    for page in 0..<max(count, 1) {
      var window = PageWindow(radius: 2)

      let made = window.update(for: PagerModel(count: count, page: page)).toMake

      #expect(made.sorted() == Array(0..<count))
    }
  }

  @Test(
    "The radius counts, a negative one is none", arguments: [(-1, 1), (0, 1), (1, 3), (3, 7), (Int.max, 50)])
  func radius(radius: Int, expected: Int) {
    var window = PageWindow()
    window.radius = radius

    #expect(window.update(for: PagerModel(count: 50, page: 25)).toMake.count == expected)
    #expect(PageWindow(radius: radius).radius == max(radius, 0))
  }

  @Test("As a swipe passes half a page, the next one is made and the last one let go")
  func swipe() {
    var window = PageWindow()
    var script = PagerScript(9, at: 4)
    _ = window.update(for: script.model)

    script.drag(160)
    let early = window.update(for: script.model)
    script.play(.panChanged(240))
    let late = window.update(for: script.model)

    #expect(early.isEmpty)
    #expect(late == PageWindow.Change(toMake: [6], toDrop: [3]))
  }

  @Test("A far jump makes its end and what lies beyond that, the rest when it is over")
  func farJump() {
    var window = PageWindow()
    var script = PagerScript(100, at: 10)
    _ = window.update(for: script.model)

    script.play(.go(50, .tab, animated: true))
    let begun = window.update(for: script.model)
    script.settle()
    let ended = window.update(for: script.model)

    #expect(begun == PageWindow.Change(toMake: [50, 51], toDrop: []))
    #expect(ended == PageWindow.Change(toMake: [49], toDrop: [9, 10, 11]))
  }

  @Test("A pinned page stays until it is unpinned; one that does not live cannot be pinned")
  func pinned() {
    var window = PageWindow()
    _ = window.update(for: PagerModel(count: 90, page: 4))
    window.pin(3)
    window.pin(3)
    window.pin(60)

    let far = window.update(for: PagerModel(count: 90, page: 80)).toDrop
    let pins = window.pinned
    window.unpin(3)

    #expect(far == [4, 5] && pins == [3])
    #expect(window.update(for: PagerModel(count: 90, page: 80)).toDrop == [3])
  }

  @Test("Edits renumber what lives and what is pinned, and tell what is gone")
  func edits() {
    var window = PageWindow()
    _ = window.update(for: PagerModel(count: 9, page: 4))
    window.pin(5)

    let gone = window.apply(.remove(2..<4))
    let live = window.live
    let none = window.apply(.insert(count: 1, at: 0))

    #expect(gone == [3] && live == [2, 3] && none.isEmpty)
    #expect(window.live == [3, 4] && window.pinned == [4])
    #expect(window.apply(.move(from: 3, to: 4)).isEmpty && window.pinned == [3])
  }
}
