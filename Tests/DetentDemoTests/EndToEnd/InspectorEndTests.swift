import DetentCore
import Testing
import X11TestSupport

extension EndToEndTests {
  @Suite("The inspector changes what is in front of it")
  @MainActor
  struct InspectorEndTests {
    /// The range scene at its usual size, with the inspector beside it.
    private func demo(_ options: String...) throws -> Demo {
      try Demo(options: ["--inspector", "--size", "980x640"] + options)
    }

    /// Where the control of a parameter is, in the window.
    private func control(_ name: String, _ demo: Demo) throws -> Rect {
      let line = try #require(demo.log.last { $0.type == "layout" && $0.text("widget") == "inspector" })
      let index = try #require(line.texts("names").firstIndex(of: name))
      let rects: [[Double]] = line["controls"] ?? []
      return Rect(x: rects[index][0], y: rects[index][1], width: rects[index][2], height: rects[index][3])
    }

    private func click(_ demo: Demo, at place: Point) {
      demo.press(at: place)
      demo.release()
    }

    private func thumbs(_ demo: Demo) throws -> [Point] {
      try #require(demo.log.last { $0.type == "layout" && $0.text("widget") == "range" }).points("thumbs")
    }

    @Test("A click on a collision rule, and the next drag obeys it")
    func collision() throws {
      let demo = try demo("--initial", "2,4")
      let rules = try control("range.collision", demo)

      click(demo, at: Point(x: rules.maxX - 20, y: rules.midY))
      #expect(try demo.waits(for: "parameter").text("value") == "push")
      let (lower, upper) = try (thumbs(demo)[0], thumbs(demo)[1])
      demo.press(at: lower)
      demo.move(to: Point(x: upper.x + (upper.x - lower.x), y: upper.y), steps: 8)
      demo.release()
      try demo.waits(for: "settled")

      let last = try #require(demo.heard("value").last)
      #expect([last.integer("lower"), last.integer("upper")] == [6, 6])
    }

    @Test("Another theme, chosen by key, changes every pixel")
    func looks() throws {
      let demo = try demo()
      let corner = Point(x: 4, y: 4)
      let light = try demo.color(at: corner)
      // By keyboard: what has the focus comes into sight.
      try demo.reach("window.theme")
      demo.key("Right")

      let line = try demo.waits(for: "parameter")
      #expect(line.text("name") == "theme" && line.text("value") == "dark")
      #expect(try demo.sees { try demo.color(at: corner) != light && demo.color(at: corner) == 0x13_1317 })
    }

    @Test("A wheel over the panel scrolls it, and the scene hears nothing of that")
    func wheel() throws {
      let demo = try demo()
      let before = try control("range.stops", demo)
      demo.move(to: Point(x: before.minX - 40, y: before.midY))

      demo.wheel(down: 2)
      try demo.waits(for: "layout") { $0.text("widget") == "inspector" }
      try demo.catchesUp()

      #expect(try control("range.stops", demo).minY < before.minY - 60)
      #expect(demo.heard("value").isEmpty)
    }

    @Test("Another scale makes the window larger, and drags go on in the new points")
    func scale() throws {
      let demo = try demo()
      try demo.reach("window.scale")

      demo.key("Right")

      #expect(try demo.waits(for: "parameter").number("value") == 1.25)
      #expect(try demo.sees { demo.screen.client.size(demo.window).width == 1_225 })
    }

    @Test("A wheel that brings the field with the focus under the pointer scrolls on, and changes nothing")
    func wheelOverFocus() throws {
      let demo = try demo()
      let field = try control("range.hysteresis", demo)
      click(demo, at: Point(x: field.midX, y: field.midY))
      try demo.waits(for: "focus")
      demo.move(to: Point(x: field.midX, y: field.midY - 60))

      demo.wheel(down: 4)
      try demo.waits(for: "layout") { $0.text("widget") == "inspector" }
      try demo.catchesUp()

      #expect(try control("range.hysteresis", demo).minY < field.minY - 120)
      #expect(demo.heard("parameter").isEmpty)
    }

    @Test("Another scale in mid-drag reports nothing, and the largest is limited to the screen")
    func scaleInMidDrag() throws {
      let demo = try demo()
      let thumb = try thumbs(demo)[0]
      demo.press(at: thumb)
      demo.move(by: 90, steps: 4)
      try demo.waits(for: "value")
      try demo.reach("window.scale")
      try demo.catchesUp()
      let before = (demo.heard("value").count, demo.heard("tick").count)

      demo.key("Right")
      #expect(try demo.sees { demo.screen.client.size(demo.window).width == 1_225 })
      try demo.catchesUp()
      #expect(demo.heard("value").count == before.0 && demo.heard("tick").count == before.1)
      #expect(demo.heard("cancelled").isEmpty)
      demo.release()
      try demo.settles()

      for _ in 0..<3 { demo.key("Right") }
      #expect(try demo.sees { demo.screen.client.size(demo.window).width == 1_400 })
    }

    @Test("Ctrl+I opens and closes it")
    func toggle() throws {
      let demo = try Demo("--scene", "range")
      demo.keyDown("Control_L")
      demo.key("i")
      demo.keyUp("Control_L")

      try demo.waits(for: "layout") { $0.text("widget") == "inspector" && $0.rect("panel").minX == 612 }
      #expect(demo.screen.client.size(demo.window).width == 612 + 368)
      demo.keyDown("Control_L")
      demo.key("i")
      demo.keyUp("Control_L")

      #expect(try demo.sees { demo.screen.client.size(demo.window).width == 612 })
    }
  }
}
