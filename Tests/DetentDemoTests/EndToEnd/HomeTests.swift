import DetentCore
import Testing

extension EndToEndTests {
  @Suite("The front page")
  @MainActor
  struct HomeTests {
    @Test("Tab goes through slider, tabs and navigation; that leads to each widget, and Escape back")
    func keyboard() throws {
      let demo = try Demo("--scene", "home", "--size", "480x640")

      for _ in 0..<4 { demo.key("Tab") }
      try demo.catchesUp()
      let parts = demo.heard("focus").map { "\($0.text("widget")) \($0.text("part"))" }
      #expect(parts == ["range lower", "range upper", "pager tab 0", "home navigation"])
      demo.key("End")
      try demo.waits(for: "layout") { $0.text("widget") == "pager" && $0.rect("container").width == 480 }
      demo.key("Tab")
      #expect(try demo.waits(for: "focus").text("part") == "tab 0")
      demo.key("Escape")

      try demo.waits(for: "layout") { $0.text("widget") == "pager" && $0.rect("container").width < 480 }
      #expect(try demo.waits(for: "focus").text("part") == "navigation")
    }

    @Test("The stepped and the continuous slider work there too")
    func others() throws {
      let demo = try Demo("--scene", "home", "--size", "480x640")
      for _ in 0..<4 { demo.key("Tab") }

      demo.key("Right")
      demo.key("Right")
      try demo.waits(for: "layout") { $0.text("widget") == "step" }
      demo.key("Tab")
      demo.key("Right")
      #expect(try demo.waits(for: "value") { $0.flag("final") }.integer("value") == 2)
      demo.key("Tab")
      demo.key("Right")
      try demo.waits(for: "layout") { $0.text("widget") == "continuous" }
      demo.key("Tab")
      demo.key("Right")

      #expect(try demo.waits(for: "value") { $0.flag("final") }.text("lowerText") == "21%")
    }

    @Test("Both widgets work beside each other")
    func both() throws {
      let demo = try Demo("--scene", "home", "--size", "480x640")
      let slider = try #require(demo.log.last { $0.type == "layout" && $0.text("widget") == "range" })
      let thumb = try #require(slider.points("thumbs").first)

      demo.press(at: thumb)
      demo.move(by: 100, 0, steps: 4)
      demo.release()
      try demo.waits(for: "value") { $0.flag("final") }
      try demo.swipe(0.6)

      #expect(demo.settledPage == 1)
    }
  }
}
