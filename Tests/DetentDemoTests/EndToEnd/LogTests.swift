import DetentCore
import Testing

extension EndToEndTests {
  @Suite("The event log")
  @MainActor
  struct LogTests {
    /// The keys of each type after `t` and `type`, in their order; the interface that other programs rely on.
    static let keys: [String: [String]] = [
      "ready": ["version", "window", "width", "height", "scale", "pid"],
      "layout": ["widget", "track", "thumbs", "stops", "stopX"],
      "pan": ["widget", "phase", "x", "y", "tx", "ty", "vx", "vy", "device"],
      "value": ["widget", "lower", "upper", "lowerText", "upperText", "final", "source"],
      "cancelled": ["widget", "lower", "upper", "lowerText", "upperText"],
      "tick": ["widget", "thumb", "stop"],
      "collision": ["widget", "thumb", "with"],
      "bubbles": ["widget", "merged", "texts"],
      "settled": ["widget"],
      "focus": ["widget", "part"],
      "frame": ["n", "ms", "damage"],
      "bye": ["reason"],
    ]

    @Test("Every line has the keys of its type in their order, and times that never go back")
    func everyLine() throws {
      let demo = try Demo("--initial", "3,5", "--collision", "stop", "--events-frames")
      demo.key("Tab")
      demo.key("Right")
      try demo.drag(.lower, to: demo.stop(8), steps: 20)
      demo.press(at: try demo.thumb(.upper))
      demo.move(by: 100)
      demo.key("Escape")
      demo.release()
      demo.askToClose()

      let status = try demo.ends()

      #expect(status == 0)
      #expect(Set(demo.log.map(\.type)) == Set(Self.keys.keys))
      for line in demo.log {
        #expect(line.keys == ["t", "type"] + (Self.keys[line.type] ?? []), "\(line)")
        #expect(line.description.wholeMatch(of: /\{"t":\d+\.\d{6},.*\}/) != nil)
      }
      #expect(demo.log.map(\.time) == demo.log.map(\.time).sorted())
    }

    @Test("The log begins with ready and layout, and ends with bye")
    func order() throws {
      let demo = try Demo()
      try demo.drag(.lower, to: demo.stop(1))
      demo.askToClose()

      let status = try demo.ends()

      #expect(status == 0)
      #expect(demo.log.prefix(2).map(\.type) == ["ready", "layout"])
      #expect(demo.log[0].integer("pid") == Int(demo.process.identifier))
      #expect(demo.log[0].text("version").contains("."))
      #expect(demo.log.last?.type == "bye")
      #expect(demo.log.last?.text("reason") == "closed")
      #expect(demo.log.count { $0.type == "bye" } == 1)
    }

    @Test("A drag is told in its order: ticks before the value, the final value before settled and layout")
    func dragOrder() throws {
      let demo = try Demo()

      try demo.drag(.lower, to: demo.stop(2))

      let order = demo.log.dropFirst(2).map(\.type).filter {
        ["tick", "value", "settled", "layout"].contains($0)
      }
      #expect(order == ["tick", "tick", "value", "value", "settled", "layout"])
    }

    @Test("Each settle is told exactly once")
    func settledOnce() throws {
      let demo = try Demo()

      for stop in [3.0, 1, 2] { try demo.drag(.lower, to: demo.stop(stop)) }
      #expect(try demo.staysSilent(for: 0.4))

      #expect(demo.heard("settled").count == 3)
      #expect(demo.heard("layout").count == 3)
    }

    @Test(
      "At most 64 stops are listed, evenly, the first and the last among them",
      arguments: [64, 65, 500, 9_999])
    func thinned(count: Int) throws {
      let demo = try Demo("--count", "\(count)")

      let places = try demo.layout().numbers("stopX")

      #expect(places.count <= 64)
      #expect(places.count >= min(count, 8))
      #expect([places.first, places.last] == [56, 556])
      let gaps = zip(places, places.dropFirst()).map { $1 - $0 }
      #expect((gaps.max() ?? 0) - (gaps.min() ?? 0) <= 500 / Double(count - 1) + 0.01)
    }

    @Test("A resize is told with a new layout")
    func resize() throws {
      let demo = try Demo()

      demo.resize(700, 400)
      let layout = try demo.waits(for: "layout") { $0.rect("track").width == 576 }

      #expect(layout.rect("track").maxX < 700)
    }

    @Test("Bubbles tell each change of their texts")
    func bubbles() throws {
      let demo = try Demo("--stops", "a,b,c,d,e", "--size", "612x360")

      try demo.drag(.lower, to: demo.stop(2), steps: 40)

      #expect(demo.heard("bubbles").map { $0.texts("texts") } == [["b", "e"], ["c", "e"]])
      #expect(demo.heard("bubbles").allSatisfy { !$0.flag("merged") })
    }
  }
}
