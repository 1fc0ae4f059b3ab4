import DetentCore
import Testing

extension EndToEndTests {
  @Suite("Pixels and frames")
  @MainActor
  struct PictureTests {
    @Test("The track, its filled part and the thumbs are where the log says, in their colours")
    func colors() throws {
      let demo = try Demo("--initial", "3,7")

      for stop in [0.4, 2.5, 8.5, 9.6] { #expect(try demo.color(at: demo.stop(stop)) == 0xdf_dee4) }
      for stop in [3.5, 4, 5.5, 6.5] { #expect(try demo.color(at: demo.stop(stop)) == 0xff_9800) }
      for stop in [1.0, 2, 8, 9] { #expect(try demo.color(at: demo.stop(stop)) == 0xf8_f8fa) }
      #expect(try demo.drawnThumbs() == [demo.thumb(.lower).x, demo.thumb(.upper).x])
      // Two points above and below the centre is the track, one more its edge, and the next the card.
      for y in [204.0, 207] { #expect(try demo.color(at: Point(x: 331, y: y)) == 0xff_9800) }
      for y in [203.0, 208] { #expect(try demo.color(at: Point(x: 331, y: y)) == 0xc9_6000) }
      for y in [202.0, 209] { #expect(try demo.color(at: Point(x: 331, y: y)) == 0xff_ffff) }
    }

    @Test("What is drawn follows a drag and rests where the log says")
    func dragged() throws {
      let demo = try Demo()

      demo.press(at: try demo.thumb(.lower))
      demo.move(by: 120)
      try demo.catchesUp()
      #expect(try demo.sees { try demo.drawnThumbs().first == 176 })
      demo.release()
      try demo.settles()

      #expect(try demo.sees { try demo.drawnThumbs() == [156, 556] })
      #expect(try demo.color(at: demo.stop(0.5)) == 0xdf_dee4)
      #expect(try demo.color(at: demo.stop(3.5)) == 0xff_9800)
    }

    nonisolated static let grounds: [(String, UInt)] = [
      ("light", 0xf4_f4f7), ("dark", 0x13_1317), ("high-contrast", 0xff_ffff),
    ]

    @Test("Every theme draws its own ground", arguments: grounds)
    func themes(name: String, ground: UInt) throws {
      let demo = try Demo("--theme", name)

      #expect(try demo.color(at: Point(x: 2, y: 2)) == ground)
    }

    @Test("Nothing is drawn while nothing moves")
    func idle() throws {
      let demo = try Demo("--events-frames")
      try demo.drag(.lower, to: demo.stop(2))

      #expect(try demo.staysSilent(for: 0.5))
    }

    @Test("A step of a drag draws a small part of the window")
    func damage() throws {
      let demo = try Demo("--events-frames")
      demo.press(at: try demo.thumb(.lower))
      demo.move(by: 60)
      try demo.waits(for: "frame")
      // The thumb has grown and the tick has faded by then.
      while try !demo.staysSilent(for: 0.1) {}
      demo.forget()

      demo.move(by: 1)
      let frame = try demo.waits(for: "frame")

      let damage = frame.rect("damage")
      #expect(!damage.isEmpty)
      #expect(damage.width * damage.height < 612 * 360 / 20, "\(frame)")
      demo.release()
      try demo.settles()
    }

    @Test("About 60 frames a second are drawn while a thumb settles")
    func pace() throws {
      let demo = try Demo("--events-frames", "--count", "3")
      demo.press(at: try demo.thumb(.lower))
      demo.move(by: 120)
      try demo.catchesUp()
      demo.forget()

      demo.release()
      try demo.settles()

      let times = demo.heard("frame").map(\.time)
      let span = try #require(times.last) - (times.first ?? 0)
      #expect(times.count > 8)
      #expect((0.4...1.1).contains(Double(times.count - 1) / span / 60), "\(times.count) frames in \(span) s")
    }

    @Test("Frames are numbered without a gap")
    func numbers() throws {
      let demo = try Demo("--events-frames")

      try demo.drag(.lower, to: demo.stop(2))

      let numbers = demo.log.filter { $0.type == "frame" }.map { $0.integer("n") }
      #expect(numbers == Array(1...numbers.count))
    }

    @Test("The focus ring shows after a key, and goes when a pointer presses")
    func focusRing() throws {
      let demo = try Demo("--initial", "3,7")
      // The ring is 2 points wide and 2 from the thumb, whose radius is 8.
      let ring = Point(x: try demo.thumb(.lower).x, y: 206 + 8 + 2)

      demo.key("Tab")
      #expect(try demo.sees { try demo.color(at: ring) == 0x25_63eb })
      demo.press(at: Point(x: 4, y: 4))
      demo.release()

      #expect(try demo.sees { try demo.color(at: ring) != 0x25_63eb })
    }
  }
}
