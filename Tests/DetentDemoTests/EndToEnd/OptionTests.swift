import DetentCore
import Foundation
import Testing
import X11TestSupport

extension EndToEndTests {
  @Suite("What the options change")
  @MainActor
  struct OptionTests {
    @Test("A press on the bare track moves the nearest thumb there and goes on as a drag")
    func trackPress() throws {
      let demo = try Demo()

      demo.press(at: try demo.stop(3))
      try demo.catchesUp()
      #expect(demo.values == ["3,10"])
      demo.move(by: 50)
      demo.release()
      try demo.settles()

      #expect(demo.values == ["3,10", "4,10", "4,10 final"])
      #expect(demo.heard("value").first?.text("source") == "track")
      #expect(try demo.isOnStop(.lower, 4))
    }

    @Test("A press on the bare track that is let go at once is a whole interaction")
    func trackClick() throws {
      let demo = try Demo()

      demo.press(at: try demo.stop(8))
      demo.release()
      try demo.settles()

      #expect(demo.values == ["0,8", "0,8 final"])
    }

    @Test("--track-press ignore: a press on the bare track does nothing")
    func trackIgnored() throws {
      let demo = try Demo("--track-press", "ignore")

      demo.press(at: try demo.stop(3))
      demo.move(by: 60)
      demo.release()
      try demo.catchesUp()

      #expect(demo.log.count == 2)
    }

    @Test("--range-drag: a press between the thumbs moves both, their distance kept, as far as the ends")
    func rangeDrag() throws {
      let demo = try Demo("--range-drag", "--initial", "2,5")

      demo.press(at: try demo.stop(3.5))
      demo.move(by: 100, steps: 100)
      try demo.catchesUp()
      #expect(demo.values == ["3,6", "4,7"])
      #expect(demo.ticks == ["lower 3", "upper 6", "lower 4", "upper 7"])
      demo.move(by: 400)
      demo.release()
      try demo.settles()

      #expect(demo.values.suffix(2) == ["7,10", "7,10 final"])
      #expect(demo.collisions == ["upper track"])
    }

    /// How far the lower thumb is drawn from its stop after 15 of 50 points, by when it snaps.
    nonisolated static let snapping: [(String, ClosedRange<Double>)] = [
      ("release", 14...16), ("live", -1...1), ("magnetic", 1...13.5),
    ]

    @Test("--snap decides where a thumb in hand is drawn", arguments: snapping)
    func snap(timing: String, expected: ClosedRange<Double>) throws {
      let demo = try Demo("--snap", timing)

      demo.press(at: try demo.thumb(.lower))
      demo.move(by: 15)
      try demo.catchesUp()

      let isSeen = try demo.sees { try demo.drawnThumbs().first.map { expected.contains($0 - 56) } == true }
      let drawn = try demo.drawnThumbs()
      #expect(isSeen, "drawn at \(drawn)")
      #expect(demo.values == [])
      demo.release()
      try demo.settles()
      #expect(demo.values == ["0,10 final"])
    }

    @Test("A scale changes pixels, not points", arguments: [1.5, 2])
    func scale(factor: Double) throws {
      let demo = try Demo("--scale", "\(factor)")

      demo.press(at: try demo.thumb(.lower))
      demo.move(to: try demo.stop(2))
      demo.release()
      try demo.settles()

      let ready = try #require(demo.log.first)
      #expect(ready.number("scale") == factor)
      #expect([ready.number("width"), ready.number("height")] == [612, 360])
      #expect(demo.log[1].numbers("stopX").first == 56)
      #expect(demo.values == ["2,10", "2,10 final"])
      #expect(demo.heard("pan").last.map { abs($0.number("x") - 156) < 1 } == true)
      #expect(try demo.drawnThumbs().map { $0.rounded() } == [156, 556])
    }

    @Test("--rtl puts the first stop to the right")
    func rightToLeft() throws {
      let demo = try Demo("--rtl")
      let places = try demo.layout().numbers("stopX")

      try demo.drag(.lower, to: demo.stop(2))

      #expect(places == places.sorted(by: >))
      #expect(places.first == 556)
      #expect(demo.values == ["2,10", "2,10 final"])
      #expect(try demo.thumb(.lower).x == 456)
    }

    @Test("--orientation vertical: the slider grows upward")
    func vertical() throws {
      let demo = try Demo("--orientation", "vertical", "--size", "360x520")
      let layout = try demo.layout()
      let (track, places) = (layout.rect("track"), layout.numbers("stopX"))

      #expect(track.height > track.width)
      #expect(places == places.sorted(by: >))
      demo.press(at: try demo.thumb(.lower))
      demo.move(to: Point(x: track.midX, y: places[3]))
      demo.release()
      try demo.settles()

      #expect(demo.values == ["3,10", "3,10 final"])
      #expect(try demo.thumb(.lower) == Point(x: track.midX, y: places[3]))
    }

    /// Stops and where the lower thumb comes to when it is dragged by 150 of 500 points.
    nonisolated static let counts: [(Int, String?)] = [
      (0, nil), (1, nil), (2, "0,1 final"), (3, "1,2 final"), (11, "3,10 final"), (1_000, "300,999 final"),
    ]

    @Test("Any number of stops can be dragged over", arguments: counts)
    func dragged(count: Int, result: String?) throws {
      let demo = try Demo("--count", "\(count)")
      let start = Point(x: 56, y: try demo.layout().rect("track").midY)

      demo.press(at: count == 1 ? try demo.thumb(.lower) : start)
      demo.move(by: 150, steps: 15)
      demo.release()
      if result != nil { try demo.settles() }
      try demo.catchesUp()

      #expect(demo.values.last == result)
      let layout = try demo.layout()
      #expect(layout.integer("stops") == count)
      let places = layout.numbers("stopX")
      #expect(places.count == min(count, 64) || (count > 64 && (2...64).contains(places.count)))
      if count > 1 { #expect([places.first, places.last] == [56, 556]) }
    }

    @Test("A million stops start, drag and take no more memory while they are dragged over")
    func million() throws {
      let demo = try Demo("--count", "1000000")
      demo.press(at: try demo.thumb(.lower))
      demo.move(by: 1)
      try demo.catchesUp()
      let before = demo.process.memory

      demo.move(by: 3, steps: 3)
      demo.move(by: -2, steps: 2)
      try demo.catchesUp()
      let growth = demo.process.memory - before
      demo.release()
      try demo.settles()

      #expect(growth < 4 << 20, "\(growth) bytes more")
      #expect(demo.values.count { $0.hasSuffix("final") } == 1)
      #expect((try demo.layout()).numbers("stopX").count <= 64)
    }

    @Test("Labels may be empty, and longer than the window")
    func labels() throws {
      let long = String(repeating: "Rất dài và dài hơn nữa ", count: 200)
      let demo = try Demo("--stops", ",\(long),,한국어 \"\\,")

      try demo.drag(.lower, to: demo.stop(1))
      try demo.drag(.upper, to: demo.stop(2))

      #expect(demo.values == ["1,4", "1,4 final", "1,2", "1,2 final"])
      #expect(demo.heard("value").last?.text("lowerText") == long)
      #expect(demo.heard("value").last?.text("upperText") == "")
    }

    @Test("Texts of stops come into the log as they are, whatever is in them")
    func escaping() throws {
      let label = "a\"b\\c\td\u{1}é한"
      let demo = try Demo("--stops", "x,\(label),z")

      try demo.drag(.lower, to: demo.stop(1))

      #expect(demo.heard("value").last?.text("lowerText") == label)
    }

    @Test("Reduced motion: the same reports, and the thumb is on its stop at once")
    func reducedMotion() throws {
      let demo = try Demo("--reduce-motion")

      demo.press(at: try demo.thumb(.lower))
      demo.move(by: 70)
      demo.release()
      let final = try demo.waits(for: "value") { $0.flag("final") }
      let settled = try demo.waits(for: "settled")

      #expect(demo.values == ["1,10", "1,10 final"])
      #expect(settled.time - final.time < 0.1)
    }
  }
}
