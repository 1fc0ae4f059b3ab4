import DetentCore
import Testing
import X11TestSupport

extension EndToEndTests {
  /// The demo before somebody with a touchscreen and a touchpad.
  @Suite(
    "Fingers",
    .enabled(if: InputTestServer.isAvailable, Comment(rawValue: InputTestServer.requirement)))
  @MainActor
  struct TouchTests {
    let server: InputTestServer
    let screen: Screen

    init() throws {
      server = try InputTestServer()
      screen = try Screen(server)
    }

    /// Moves a finger from a place in so many steps, each worked off before the next one.
    private func slide(_ finger: Int = 1, from start: Point, by way: Vector, steps: Int = 8) throws {
      for step in 1...steps {
        let place = start + way * (Double(step) / Double(steps))
        server.touchscreen.touchMove(finger, to: place.x, place.y)
        try server.synchronize()
      }
    }

    private func touch(_ finger: Int = 1, at place: Point) throws {
      server.touchscreen.touchDown(finger, at: place.x, place.y)
      try server.synchronize()
    }

    private func lift(_ finger: Int = 1) throws {
      server.touchscreen.touchUp(finger)
      try server.synchronize()
    }

    /// A place on the pages where nothing but pages is.
    private func spot(_ demo: Demo) throws -> Point {
      let container = try demo.container()
      return Point(x: container.midX, y: container.minY + container.height * 0.75)
    }

    @Test("A finger drags a thumb from stop to stop, and the log says that it was a finger")
    func slider() throws {
      let demo = try Demo("--initial", "2,8", on: screen)
      let thumb = try demo.thumb(.lower)

      try touch(at: thumb)
      try slide(from: thumb, by: demo.stop(4) - thumb)
      try lift()
      try demo.settles()

      #expect(demo.values == ["3,8", "4,8", "4,8 final"])
      let pans = demo.heard("pan")
      #expect(pans.allSatisfy { $0.text("device") == "touch" })
      #expect(pans.first?.text("phase") == "began" && pans.last?.text("phase") == "ended")
      #expect(try demo.isOnStop(.lower, 4))
    }

    @Test("A tap on a tab turns to its page, once")
    func tap() throws {
      let demo = try Demo.pager(on: screen)
      let tab = try demo.tab(1)

      try touch(at: Point(x: tab.midX, y: tab.midY))
      try lift()
      try demo.waits(for: "settled")

      #expect(demo.settledPage == 1)
      #expect(demo.moves == ["began 0>1 tab", "completed 0>1 tab"])
    }

    @Test("A finger swipes a page along, and a second one beside it is ignored", arguments: [false, true])
    func pager(withSecond: Bool) throws {
      let demo = try Demo.pager(on: screen)
      let start = try spot(demo) + Vector(dx: 200)

      try touch(at: start)
      try slide(from: start, by: Vector(dx: -180))
      if withSecond {
        try touch(2, at: start)
        try slide(2, from: start, by: Vector(dx: 300))
      }
      try slide(from: start + Vector(dx: -180), by: Vector(dx: -120))
      try lift()
      if withSecond { try lift(2) }
      try demo.waits(for: "settled")
      try demo.catchesUp()

      #expect(demo.settledPage == 1)
      #expect(demo.moves == ["began 0>1 swipe", "completed 0>1 swipe"])
      let pans = demo.heard("pan").filter { $0.text("widget") == "pager" }
      #expect(!pans.isEmpty && pans.allSatisfy { $0.text("device") == "touch" })
    }

    @Test("A touchscreen that is turned off in mid-drag gives the drag up, once")
    func unplugged() throws {
      let demo = try Demo("--initial", "2,8", on: screen)
      let thumb = try demo.thumb(.lower)
      try touch(at: thumb)
      try slide(from: thumb, by: demo.stop(5) - thumb)
      try demo.catchesUp()

      screen.client.turn("touchscreen", on: false)
      try demo.settles()
      try demo.catchesUp()

      #expect(demo.values == ["3,8", "4,8", "5,8"])
      #expect(demo.cancellations == ["2,8"])
      #expect(demo.heard("pan").last?.text("phase") == "cancelled")
    }

    /// Puts the pointer where pages are.
    private func enter(_ demo: Demo) throws {
      let spot = try spot(demo)
      server.pointer.move(to: spot.x, spot.y)
      try server.synchronize()
      try demo.catchesUp()
    }

    @Test("Two fingers scroll a page along on the touchpad, and one page at most")
    func scroll() throws {
      let demo = try Demo.pager("--pages", "9", "--page", "4", on: screen)
      try enter(demo)

      // 15 points for 120 units: 600 points, a page and a half.
      for _ in 0..<40 { server.touchpad.scroll(dx: 120) }
      server.touchpad.scroll(dx: 0, dy: 0)
      try server.synchronize()
      try demo.waits(for: "settled")
      try demo.catchesUp()

      #expect(demo.settledPage == 5)
      #expect(demo.moves == ["began 4>5 swipe", "completed 4>5 swipe"])
      expectOnePan(demo, end: "ended")
      #expect(demo.heard("pan").last?.number("tx") == -600)
      #expect(demo.heard("scroll").allSatisfy { $0.number("position") <= 5 })
    }

    /// One pan of a touchpad was told, from its beginning to its end.
    private func expectOnePan(_ demo: Demo, end: String) {
      let pans = demo.heard("pan")
      let phases = pans.map { $0.text("phase") }
      #expect(phases.first == "began" && phases.last == end)
      #expect(phases.dropFirst().dropLast().allSatisfy { $0 == "changed" })
      #expect(pans.allSatisfy { $0.text("device") == "touchpad" })
    }

    @Test("Three fingers swipe a page along, and one page at most", arguments: [-300.0, -2000, 300])
    func swipe(way: Double) throws {
      let demo = try Demo.pager("--pages", "9", "--page", "4", on: screen)
      try enter(demo)

      server.touchpad.swipeBegin()
      for _ in 0..<10 { server.touchpad.swipeMove(by: way / 10) }
      try server.synchronize()
      if way == 300 {
        try demo.catchesUp()
        #expect(demo.position == 3.25)
      }
      server.touchpad.swipeEnd()
      try server.synchronize()
      try demo.waits(for: "settled")
      try demo.catchesUp()

      let page = way < 0 ? 5 : 3
      #expect(demo.settledPage == page)
      #expect(demo.moves == ["began 4>\(page) swipe", "completed 4>\(page) swipe"])
      expectOnePan(demo, end: "ended")
    }

    @Test("A swipe that the touchpad takes back goes back, and four fingers turn nothing")
    func takenBack() throws {
      let demo = try Demo.pager("--pages", "9", "--page", "4", on: screen)
      try enter(demo)

      server.touchpad.swipeBegin()
      server.touchpad.swipeMove(by: -350)
      server.touchpad.swipeEnd(isCancelled: true)
      try server.synchronize()
      try demo.waits(for: "settled")
      server.touchpad.swipeBegin(4)
      server.touchpad.swipeMove(4, by: -350)
      server.touchpad.swipeEnd(4)
      try server.synchronize()
      try demo.catchesUp()

      #expect(demo.settledPage == 4)
      #expect(demo.moves == ["began 4>5 swipe", "cancelled 4>5 swipe"])
      expectOnePan(demo, end: "cancelled")
    }

    @Test("A wheel of high resolution turns a thumb by whole notches that add up from parts")
    func wheel() throws {
      let demo = try Demo("--initial", "2,8", on: screen)
      let thumb = try demo.thumb(.lower)
      server.pointer.move(to: thumb.x, thumb.y)
      try server.synchronize()
      try demo.catchesUp()

      for _ in 0..<16 { server.pointer.scroll(dy: -15) }
      try server.synchronize()
      try demo.waits(for: "value") { $0.flag("final") }

      #expect(demo.values == ["3,8", "4,8", "4,8 final"])
    }
  }
}
