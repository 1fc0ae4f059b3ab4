import DetentCore
import Testing

@Suite("Paging: spread, axis and time") struct PageSpreadTests {
  @Test("Two pages share by the fraction, one has it all")
  func shares() {
    let spread = PageSpread(first: 2, second: 7, fraction: 0.25)

    #expect((0..<9).map { spread.share(of: $0) } == [0, 0, 0.75, 0, 0, 0, 0, 0.25, 0])
    #expect(PageSpread(2).share(of: 2) == 1)
    #expect(
      spread.placements == [PagePlacement(index: 2, offset: -0.25), PagePlacement(index: 7, offset: 0.75)])
  }

  @Test("Only a horizontal axis is mirrored")
  func axis() {
    let way = Vector(dx: 3, dy: 5)

    #expect(PagerAxis().forward(way) == 3 && PagerAxis().dragged(way) == -3)
    #expect(PagerAxis(direction: .rightToLeft).forward(way) == -3)
    #expect(PagerAxis(.vertical, direction: .rightToLeft).forward(way) == 5)
    #expect(PagerAxis(direction: .rightToLeft).place(of: 10, length: 30, in: 100) == 60)
    #expect(PagerAxis().place(of: 10, length: 30, in: 100) == 10)
  }

  @Test("Seconds become nanoseconds as far as they fit")
  func seconds() {
    #expect(EventTime(seconds: 1.25) == EventTime(milliseconds: 1250))
    #expect(EventTime(seconds: .nan) == .zero && EventTime(seconds: -.infinity) == .zero)
    #expect(EventTime(seconds: 1e12).nanoseconds == .max && EventTime(seconds: -1e12).nanoseconds == .min)
  }

  @Test("A far jump counts in its own pages: current changes once, at half of the motion")
  func farJump() {
    var script = PagerScript(21)
    script.frame = 0.002
    script.play(.go(20, .tab, animated: true))

    var flips = 0
    var last = script.model.current
    while script.model.isAnimating {
      script.wait(0.002)
      guard let spread = script.model.spread, script.model.isAnimating else { break }
      if script.model.current != last { flips += 1 }
      last = script.model.current
      #expect(abs(script.model.position - 20 * spread.fraction) < 1e-9)
      #expect((script.model.current == 20) == (spread.fraction > 0.5))
    }

    #expect(flips == 1)
  }

  @Test("A page takes between .3 and .45 s to settle, and the release velocity makes it shorter")
  func duration() {
    func seconds(_ velocity: Double?) -> Double {
      var script = PagerScript(3)
      script.frame = 0.001
      if let velocity {
        script.drag(1)
        script.release(1, velocity: velocity)
      } else {
        script.play(.go(1, .tab, animated: true))
      }
      let start = script.time
      script.settle()
      return script.time - start
    }

    #expect((0.3...0.45).contains(seconds(nil)))
    #expect(seconds(3000) < seconds(300))
  }
}
