import DetentCore
import Testing

/// Faults that well-known pagers had, by the number of the report in the collection, with the right behaviour.
@Suite("Paging: other people's bugs") struct PagerBugTests {
  @Test("2. After a jump from 0 to 3 a swipe back goes to 2")
  func staleNeighbour() {
    var script = PagerScript(5)
    script.play(.go(3, .program, animated: true))
    script.settle()

    script.swipe(-250)

    #expect(script.model.settled == 2)
  }

  @Test("3. Select 1, 2, 1, 2 every 80 ms: the last one wins, one rest")
  func quickSwitching() {
    var script = PagerScript(3)

    for page in [1, 2, 1, 2] {
      script.play(.go(page, .tab, animated: true))
      script.wait(0.08)
    }
    script.settle()

    #expect(script.model.settled == 2 && script.rests == 1)
  }

  @Test(
    "5. The last page is pulled outward and let go, or a page peeked at, and a tab is pressed before it is back"
  )
  func pressedDuringBounce() {
    for way in [200.0, -100] {
      var script = PagerScript(3, at: 2)
      script.drag(way)
      script.release(way)
      script.wait(0.03)
      let before = script.model.position

      script.play(.go(1, .tab, animated: true))
      let after = script.model.position
      script.settle()

      #expect(abs(before - after) < 1e-12)
      #expect(script.model.settled == 1)
    }
  }

  @Test("6. −150, up, 60 ms, down, −320, up: page 1, one change")
  func caught() {
    var script = PagerScript(3)
    script.drag(75, 150)
    script.release(150)
    script.wait(0.06)

    script.drag(160, 320)
    script.release(320)
    script.settle()

    #expect(script.model.settled == 1)
    #expect(script.currents == [1])
  }

  @Test("7. Rotated in mid-swipe, at .625: the fraction is kept, then exactly page 1")
  func rotated() {
    var script = PagerScript(3, extent: 800)
    script.drag(500)

    script.play(.extent(400))
    let kept = script.model.position
    script.release(500)
    script.settle()

    #expect(kept == 0.625 && script.model.position == 1)
  }

  @Test("10. A cancelled swipe leaves no target behind")
  func remembered() {
    var script = PagerScript(3)
    script.drag(100, 0)
    script.release(0)

    script.play(.mapped(false), .mapped(true))

    #expect(script.model.target == 0 && script.model.settled == 0)
  }

  @Test("13. The only page can be deleted")
  func onlyPage() {
    var script = PagerScript(1)

    script.play(.remove(0..<1))

    #expect(script.model.current == nil && script.reports.count == 1)
  }

  @Test("15. Ten times next, 16 ms apart")
  func tenNext() {
    var script = PagerScript(9)

    for _ in 0..<10 {
      script.play(.step(1))
      script.wait(0.016)
    }
    script.settle()

    #expect(script.model.settled == 8 && script.rests == 1)
  }

  @Test("17. A blocked next page is not reached by two quick swipes, and the way back is free")
  func blocked() {
    var script = PagerScript(4, at: 1)
    script.gate = { _, to in to != 2 }

    for _ in 0..<2 {
      script.drag(100, 200)
      script.release(200, velocity: 2000)
      script.wait(0.1)
    }
    script.settle()
    let stayed = script.model.settled
    script.swipe(-250)

    #expect(stayed == 1 && script.model.settled == 0)
  }

  @Test("18, 19. A peek makes no page appear, and only the neighbour hears of it")
  func peek() {
    var script = PagerScript(4)

    script.swipe(40)

    #expect(script.appearances == ["+1", "-0", "+0", "-1", "-1!", "+0!"])
  }

  @Test("21, 23. A page gone to at once stays through a resize")
  func recorded() {
    var script = PagerScript(2)

    script.play(.go(1, .program, animated: false), .extent(800))

    #expect(script.model.position == 1)
  }

  @Test("22. Reloaded in mid-swipe: the swipe ends, a page is current")
  func reload() {
    var script = PagerScript(3, at: 1)
    script.drag(-120)

    script.play(.reload(3, keeping: 1), .panChanged(-200))

    #expect(script.model.settled == 1 && script.moves == ["1>0 swipe", "1>0 cancelled"])
    #expect(script.rests == 1)
  }

  @Test("30, 31. A tab pressed at any moment of the last move", arguments: (0...50).map { Double($0) / 100 })
  func anyMoment(moment: Double) {
    var script = PagerScript(4)
    script.play(.go(1, .tab, animated: true))
    script.wait(moment)

    script.play(.go(3, .tab, animated: true))
    script.settle()

    #expect(script.model.current == 3 && script.model.settled == 3 && script.model.position == 3)
  }

  @Test("33. Tab 2 removed, added again and pressed")
  func removedAndAdded() {
    var script = PagerScript(3)

    script.play(.remove(2..<3), .insert(1, at: 2), .go(2, .tab, animated: true))
    script.settle()

    #expect(script.model.settled == 2)
  }

  @Test("37. A page appended and gone to: it is reported once")
  func appended() {
    var script = PagerScript(6, at: 0)

    script.play(.insert(1, at: 6), .go(6, .program, animated: false))

    #expect(script.currents == [0, 6])
  }

  @Test("38. A fast fling does not skip a page, and does not wait at its end")
  func noSkip() {
    var script = PagerScript(5, extent: 200)

    script.drag(50, 100)
    script.release(100, velocity: 8000)
    while script.model.isAnimating {
      let before = script.model.position
      script.wait(0.01)
      #expect(script.model.position > before && script.model.position <= 1)
    }

    #expect(script.model.settled == 1)
  }

  @Test("43. The number shrinks below the index; a single page gives like rubber")
  func shrinks() {
    var script = PagerScript(3, at: 2)

    script.play(.setCount(1))
    let current = script.model.current
    script.drag(100)

    #expect(current == 0)
    #expect(script.model.position == RubberBand(dimension: 1).shown(for: 0.25))
  }

  @Test("50. Two swipes 120 ms apart: 1, then 2, once each")
  func twoSwipes() {
    var script = PagerScript(4)

    for _ in 0..<2 {
      script.drag(60, 120)
      script.release(120, velocity: 1500)
      script.wait(0.12)
    }
    script.settle()

    #expect(script.currents == [0, 1, 2])
  }

  @Test("51. Reversed without a lift at page 0: back at 0, exactly")
  func reversed() {
    var script = PagerScript(3)

    script.drag(108.04, 0)

    #expect(script.model.position == 0)
  }

  @Test("57. Right to left: a drag to the right goes to page 1")
  func rightToLeft() {
    var model = PagerModel(count: 3, axis: PagerAxis(direction: .rightToLeft))
    _ = model.setExtent(400, at: 0)
    _ = model.setMapped(true, at: 0)
    let reading = PanReading(translation: Vector(dx: 250, dy: 0), location: .zero)

    _ = model.panBegan(PanReading(translation: .zero, location: .zero), at: 0)
    _ = model.panChanged(reading, at: 0.01)
    _ = model.panEnded(reading, at: 0.02)

    #expect(model.target == 1)
  }

  @Test("61. A finger holds a small drag, another one presses a tab, the first nudges back and lifts")
  func twoFingers() {
    var script = PagerScript(4)
    script.drag(60)

    script.play(.go(2, .tab, animated: true), .panChanged(40), .panEnded(40, velocity: -100))
    script.settle()

    #expect(script.model.position == 2)
    #expect(script.moves == ["0>1 swipe", "0>1 cancelled", "0>2 tab", "0>2 done"])
  }

  @Test("62. A page set from the report of a swipe does not stop it")
  func noLoop() {
    var script = PagerScript(3)
    script.drag(220)
    script.release(220)

    if let target = script.model.target { script.play(.go(target, .program, animated: false)) }

    #expect(script.model.settled == 1)
  }

  @Test("65. A touchpad that is only touched does nothing")
  func onlyTouched() {
    var script = PagerScript(3, at: 1)

    script.play(.scroll(0, isEnd: false))
    script.wait(1)

    #expect(script.effects.isEmpty)
  }

  @Test("70. A swipe that is taken away, or turns vertical, still comes to rest")
  func everyPath() {
    for input: PagerInput in [.cancel, .panEnded(200, velocity: nil), .mapped(false), .swipeEnabled(false)] {
      var script = PagerScript(3)
      script.drag(200)

      script.play(input)
      script.settle()

      #expect(script.model.state == .resting && script.model.settled == 0)
    }
  }
}
