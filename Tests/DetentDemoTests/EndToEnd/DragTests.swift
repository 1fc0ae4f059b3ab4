import DetentCore
import Testing

extension EndToEndTests {
  @Suite("Dragging a thumb")
  @MainActor
  struct DragTests {
    @Test("A thumb that is grabbed beside its centre keeps that distance")
    func offCentre() throws {
      let demo = try Demo("--initial", "1,10")

      demo.press(at: try demo.thumb(.lower), offset: 15)
      demo.move(by: 22)
      try demo.catchesUp()

      #expect(try demo.sees { try demo.drawnThumbs().first.map { abs($0 - 128) < 1.5 } == true })
      demo.release()
      try demo.settles()
      #expect(demo.values == ["1,10 final"])
      #expect(try demo.thumb(.lower) == Point(x: 106, y: 206))
    }

    @Test("A press on a thumb moves, reports and ticks nothing")
    func press() throws {
      let demo = try Demo()

      demo.press(at: try demo.thumb(.lower), offset: 15)
      demo.release()
      try demo.settles()

      #expect(demo.values == [])
      #expect(demo.ticks == [])
      #expect(demo.heard("pan").map { $0.text("phase") } == ["failed"])
    }

    @Test(
      "A thumb is taken anywhere in the 44 points around its centre", arguments: [-21.0, 0, 21], [-21.0, 21])
    func target(dx: Double, dy: Double) throws {
      let demo = try Demo("--initial", "3,10", "--track-press", "ignore")
      let thumb = try demo.thumb(.lower)

      demo.press(at: Point(x: thumb.x + dx, y: thumb.y + dy))
      demo.move(by: 50)
      demo.release()
      try demo.settles()

      #expect(demo.values == ["4,10", "4,10 final"])
    }

    @Test(
      "A press beyond the 44 points takes no thumb", arguments: [(-24.0, 0.0), (24, 0), (0, -24), (0, 24)])
    func besideTarget(dx: Double, dy: Double) throws {
      let demo = try Demo("--initial", "3,10", "--track-press", "ignore")
      let thumb = try demo.thumb(.lower)

      demo.press(at: Point(x: thumb.x + dx, y: thumb.y + dy))
      demo.move(by: 50)
      demo.release()
      try demo.catchesUp()

      #expect(demo.log.count == 2)
    }

    @Test("Of two thumbs in reach the nearer one is taken", arguments: [(8.0, "22,24"), (12, "20,26")])
    func nearer(offset: Double, result: String) throws {
      let demo = try Demo("--count", "51", "--initial", "20,22")

      demo.press(at: try demo.thumb(.lower), offset: offset)
      demo.move(by: 40)
      demo.release()
      try demo.settles()

      #expect(demo.values.last == "\(result) final")
    }

    @Test("A slow drag ticks once for each stop and reports each change once", arguments: [1, -1])
    func slow(direction: Int) throws {
      let demo = try Demo("--initial", "4,10")

      demo.press(at: try demo.thumb(.lower))
      demo.move(by: Double(direction) * 160, steps: 160)
      demo.release()
      try demo.settles()

      let stops = (1...3).map { 4 + $0 * direction }
      #expect(demo.ticks == stops.map { "lower \($0)" })
      #expect(demo.values == stops.map { "\($0),10" } + ["\(4 + 3 * direction),10 final"])
    }

    @Test("A single jump ticks every stop on the way, reports once and lands where it points")
    func jump() throws {
      let demo = try Demo()

      try demo.drag(.upper, to: demo.stop(3))

      #expect(demo.ticks == ["upper 9", "upper 8", "upper 7", "upper 6", "upper 5", "upper 4", "upper 3"])
      #expect(demo.values == ["0,3", "0,3 final"])
      #expect(try demo.isOnStop(.upper, 3))
    }

    @Test("Trembling around a midpoint changes the stop once at most")
    func trembling() throws {
      let demo = try Demo("--initial", "1,10")

      demo.press(at: try demo.thumb(.lower))
      demo.move(to: try demo.stop(1.5))
      for _ in 0..<20 {
        demo.move(by: -2)
        demo.move(by: 4)
        demo.move(by: -2)
      }
      demo.release()
      try demo.settles()

      #expect(demo.ticks.count <= 1)
      #expect(demo.values.count { !$0.hasSuffix("final") } == demo.ticks.count)
    }

    @Test("A stop is kept for half a segment and 4 points more, and no further")
    func hysteresis() throws {
      let demo = try Demo("--initial", "1,10")

      demo.press(at: try demo.thumb(.lower))
      demo.move(by: 28)
      try demo.catchesUp()
      #expect(demo.values == [])
      demo.move(by: 2)
      try demo.catchesUp()
      #expect(demo.values == ["2,10"])
      demo.move(by: -8)
      try demo.catchesUp()

      #expect(demo.values == ["2,10"])
      demo.release()
      try demo.settles()
      #expect(demo.values == ["2,10", "2,10 final"])
    }

    @Test("A drag that comes back to where it began still ends with one final report")
    func backAgain() throws {
      let demo = try Demo()

      demo.press(at: try demo.thumb(.lower))
      demo.move(to: try demo.stop(2))
      demo.move(to: try demo.stop(0))
      demo.release()
      try demo.settles()

      #expect(demo.values == ["2,10", "0,10", "0,10 final"])
      #expect(demo.ticks == ["lower 1", "lower 2", "lower 1", "lower 0"])
    }

    @Test("A thumb pushed against the end collides once and reports nothing more")
    func trackEnd() throws {
      let demo = try Demo("--initial", "1,10")

      demo.press(at: try demo.thumb(.lower))
      demo.move(to: try demo.stop(-0.5), steps: 20)
      demo.move(by: -20, steps: 20)
      try demo.catchesUp()

      #expect(demo.collisions == ["lower track"])
      #expect(demo.values == ["0,10"])
      demo.release()
      try demo.settles()
    }

    @Test("A drag that leaves the window goes on outside and comes back")
    func outside() throws {
      let demo = try Demo()

      demo.press(at: try demo.thumb(.lower))
      demo.move(to: Point(x: 206, y: 700), steps: 5)
      demo.move(to: Point(x: 900, y: 700), steps: 5)
      try demo.catchesUp()
      #expect(demo.values.last == "10,10")
      demo.move(to: try demo.stop(4), steps: 5)
      demo.release()
      try demo.settles()

      #expect(demo.values.suffix(2) == ["4,10", "4,10 final"])
      #expect(demo.cancellations == [])
    }

    @Test("A drag that is let go outside of the window ends like any other")
    func releasedOutside() throws {
      let demo = try Demo()

      demo.press(at: try demo.thumb(.lower))
      demo.move(to: Point(x: 256, y: 800))
      demo.release()
      try demo.settles()

      #expect(demo.values == ["4,10", "4,10 final"])
    }

    @Test("A second button neither ends nor disturbs a drag", arguments: [2, 3])
    func secondButton(button: Int) throws {
      let demo = try Demo()

      demo.press(at: try demo.thumb(.lower))
      demo.move(by: 60)
      demo.press(button)
      demo.move(by: 50)
      demo.release(button)
      demo.move(by: 50)
      demo.release()
      try demo.settles()

      #expect(demo.values == ["1,10", "2,10", "3,10", "3,10 final"])
      #expect(demo.cancellations == [])
    }

    @Test("Other buttons alone do nothing", arguments: [2, 3])
    func otherButton(button: Int) throws {
      let demo = try Demo()

      demo.press(at: try demo.thumb(.lower), button: button)
      demo.move(by: 100)
      demo.release(button)
      try demo.catchesUp()

      #expect(demo.log.count == 2)
    }

    @Test("A resize in mid-drag keeps the thumb under the pointer with its distance")
    func resize() throws {
      let demo = try Demo("--initial", "1,10")

      demo.press(at: try demo.thumb(.lower), offset: 10)
      demo.move(by: 5)
      demo.resize(688, 360)
      let layout = try demo.waits(for: "layout") { $0.rect("track").width == 576 }
      demo.move(by: 20)
      try demo.catchesUp()

      #expect(layout.points("thumbs") == [Point(x: 111, y: 206), Point(x: 632, y: 206)])
      #expect(try demo.sees { try demo.drawnThumbs().first == 131 })
      demo.move(to: Point(x: try demo.stop(3).x + 10, y: 206))
      demo.release()
      try demo.settles()
      #expect(demo.values.suffix(2) == ["3,10", "3,10 final"])
      #expect(try demo.isOnStop(.lower, 3))
      #expect(demo.cancellations == [])
    }

    @Test("Each step of the recogniser is in the log, with began, changed and ended")
    func pan() throws {
      let demo = try Demo()

      demo.press(at: try demo.thumb(.lower), offset: 4)
      demo.move(by: 10)
      demo.move(by: 10, 5)
      demo.release()
      try demo.settles()

      let pans = demo.heard("pan")
      #expect(pans.map { $0.text("phase") } == ["began", "changed", "ended"])
      #expect(pans.map { $0.number("x") } == [70, 80, 80])
      #expect(pans.map { $0.number("tx") } == [10, 20, 20])
      #expect(pans.map { $0.number("ty") } == [0, 5, 5])
      #expect(pans.allSatisfy { $0.text("device") == "mouse" && $0.text("widget") == "range" })
    }
  }
}
