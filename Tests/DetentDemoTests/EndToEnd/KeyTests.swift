import DetentCore
import Testing

extension EndToEndTests {
  @Suite("Keys and the wheel")
  @MainActor
  struct KeyTests {
    @Test("Tab goes to the lower thumb, the upper one and around; Shift+Tab goes back")
    func focus() throws {
      let demo = try Demo()

      for _ in 0..<3 { demo.key("Tab") }
      demo.key("Tab", shift: true)
      try demo.catchesUp()

      #expect(demo.heard("focus").map { $0.text("part") } == ["lower", "upper", "lower", "upper"])
      #expect(demo.heard("focus").allSatisfy { $0.text("widget") == "range" })
    }

    /// A key on the lower thumb of (20, 40) among 51 stops, and where it goes.
    nonisolated static let keys = [
      ("Right", "21,40"), ("Up", "21,40"), ("Left", "19,40"), ("Down", "19,40"), ("Prior", "25,40"),
      ("Next", "15,40"), ("Home", "0,40"), ("End", "39,40"), ("KP_Right", "21,40"),
    ]

    @Test("A key moves the focused thumb, and reports the end when it comes up", arguments: keys)
    func moves(key: String, result: String) throws {
      let demo = try Demo("--count", "51", "--initial", "20,40", "--collision", "keep-apart")
      demo.key("Tab")

      demo.keyDown(key)
      try demo.waits(for: "value")
      try demo.catchesUp()
      #expect(demo.values == [result])
      demo.keyUp(key)
      try demo.catchesUp()

      #expect(demo.values == [result, "\(result) final"])
      #expect(demo.heard("value").allSatisfy { $0.text("source") == "key" })
    }

    @Test("Keys on the upper thumb go to its own limits")
    func upperLimits() throws {
      let demo = try Demo("--initial", "3,6", "--collision", "stop")
      demo.key("Tab", shift: true)

      demo.key("Home")
      demo.key("End")
      try demo.catchesUp()

      #expect(demo.values == ["3,3", "3,3 final", "3,10", "3,10 final"])
    }

    @Test("A key that repeats reports each change and one end, when it comes up")
    func repeats() throws {
      let demo = try Demo("--count", "101", "--initial", "0,100")
      demo.key("Tab")

      demo.keyDown("Right")
      for index in 1...3 { try demo.waits(for: "value") { $0.integer("lower") == index } }
      demo.keyUp("Right")
      try demo.catchesUp()

      let values = demo.values
      #expect(values.count { $0.hasSuffix("final") } == 1)
      #expect(values.last == "\(values.count - 1),100 final")
      #expect(demo.ticks == (1..<values.count).map { "lower \($0)" })
    }

    @Test("Left and Right change places from right to left")
    func rightToLeft() throws {
      let demo = try Demo("--rtl", "--initial", "4,8")
      demo.key("Tab")

      demo.key("Left")
      demo.key("Right")
      demo.key("Right")
      try demo.catchesUp()

      #expect(demo.values == ["5,8", "5,8 final", "4,8", "4,8 final", "3,8", "3,8 final"])
    }

    @Test("Keys do nothing while no thumb has the focus")
    func unfocused() throws {
      let demo = try Demo()

      demo.key("Right")
      demo.key("End")
      try demo.catchesUp()

      #expect(demo.log.count == 2)
    }

    @Test("The wheel turns the thumb under the pointer, and its end comes 300 ms after the last notch")
    func wheel() throws {
      let demo = try Demo()
      demo.move(to: try demo.thumb(.lower))

      demo.wheel(up: 3)
      demo.wheel(down: 1)
      let final = try demo.waits(for: "value") { $0.flag("final") }

      #expect(demo.values == ["1,10", "2,10", "3,10", "2,10", "2,10 final"])
      let last = demo.heard("value").dropLast().last?.time ?? 0
      #expect((0.299..<0.8).contains(final.time - last))
      #expect(demo.heard("value").allSatisfy { $0.text("source") == "wheel" })
    }

    @Test("The wheel turns the focused thumb of the slider under the pointer")
    func wheelOverSlider() throws {
      let demo = try Demo()
      demo.key("Tab")
      demo.key("Tab")
      demo.move(to: try demo.stop(4.5))

      demo.wheel(down: 2)
      try demo.waits(for: "value") { $0.flag("final") }

      #expect(demo.values == ["0,9", "0,8", "0,8 final"])
    }

    @Test("The wheel beside the slider, or over one without focus, does nothing")
    func wheelBeside() throws {
      let demo = try Demo()

      demo.move(to: try demo.stop(4.5))
      demo.wheel(up: 1)
      demo.move(to: Point(x: 5, y: 5))
      demo.wheel(up: 1)
      try demo.catchesUp()

      #expect(demo.values == [])
    }
  }
}
