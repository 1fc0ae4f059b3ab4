import DetentCore
import Foundation
import Testing
import X11TestSupport

extension EndToEndTests {
  @Suite("The pager")
  @MainActor
  struct PagerTests {
    /// The options, the axis of the pages, and whether they are mirrored.
    nonisolated static let layouts: [([String], Axis, Bool)] = [
      ([], .horizontal, false), (["--rtl"], .horizontal, true),
      (["--orientation", "vertical"], .vertical, false),
    ]

    @Test("Slow drags of .35, .5 and .6 page, and back again", arguments: layouts)
    func slowDrags(options: [String], axis: Axis, isMirrored: Bool) throws {
      let demo = try Demo(
        options: ["--scene", "pager", "--size", "500x340", "--pages", "9", "--page", "4"] + options)

      for (pages, wanted) in [(0.35, 4), (0.5, 4), (0.6, 5), (-0.6, 4), (-0.35, 4)] {
        try demo.swipe(pages, along: axis, isMirrored: isMirrored)
        #expect(demo.settledPage == wanted, "\(pages)")
        #expect(demo.position == Double(wanted))
      }

      #expect(demo.heard("settled").count == 5)
      #expect(
        demo.moves.filter { !$0.hasPrefix("began") } == [
          "cancelled 4>5 swipe", "cancelled 4>5 swipe", "completed 4>5 swipe", "completed 5>4 swipe",
          "cancelled 4>3 swipe",
        ])
    }

    @Test("A flick of .2 page goes on, and one against the displacement goes back")
    func flicks() throws {
      let demo = try Demo.pager("--pages", "9", "--page", "4")

      try demo.hold(0.05)
      demo.flick(by: -0.15 * (try demo.container()).width)
      try demo.waits(for: "settled")
      #expect(demo.settledPage == 5)
      try demo.hold(0.7)
      try demo.rest()
      demo.flick(by: 90)
      try demo.waits(for: "settled")

      #expect(demo.settledPage == 5)
      #expect(demo.moves.last == "cancelled 5>6 swipe")
    }

    /// The page at an end, and the drag out of it.
    nonisolated static let ends: [(Int, Double)] = [(0, -0.5), (2, 0.5)]

    @Test("Past an end the pages give like a rubber band, and come back exactly", arguments: ends)
    func rubberBand(page: Int, pages: Double) throws {
      let demo = try Demo.pager("--page", "\(page)")
      let place = try demo.container()
      let before = try demo.picture(of: place)

      try demo.hold(pages)
      try demo.catchesUp()
      let shown = (1 - 1 / (0.55 * 0.5 + 1)) * (pages < 0 ? -1 : 1)
      #expect(abs(demo.position - Double(page) - shown) < 0.0005)
      // What was in the window has moved by as much, and the background shows beside it.
      let shift = Int((shown * 500).rounded())
      #expect(
        try demo.sees {
          let now = try demo.picture(of: place)
          return (150..<350).allSatisfy { x in
            [60, 200].allSatisfy { y in now[y][x] == before[y][x + shift] }
          }
        })
      demo.release()
      try demo.waits(for: "settled")

      #expect(demo.position == Double(page))
      #expect(try demo.sees { try demo.picture(of: place) == before })
    }

    @Test("A tab that is tapped while pages move, and seven quick taps, end where the last one says")
    func taps() throws {
      let demo = try Demo.pager("--pages", "7")

      try demo.tap(3)
      try demo.waits(for: "scroll") { $0.number("position") > 0.5 }
      try demo.tap(1)
      try demo.waits(for: "settled")
      #expect(demo.settledPage == 1)
      demo.forget()
      for tab in [2, 4, 0, 3, 1, 2, 3] { try demo.tap(tab) }
      try demo.waits(for: "page") { $0.integer("settled") == 3 }
      try demo.catchesUp()

      #expect(demo.settledPage == 3)
      #expect(demo.heard("move").count { $0.text("phase") == "began" } * 2 == demo.heard("move").count)
      #expect(demo.moves.last == "completed \(demo.heard("move").last?.integer("from") ?? -1)>3 tab")
      #expect(try demo.sees { abs(try demo.dividerMiddle() - demo.tab(3).midX) <= 1 })
    }

    @Test("A moving page is caught where it is, and goes on when it is let go")
    func catches() throws {
      let demo = try Demo.pager()
      try demo.tap(2)
      try demo.waits(for: "scroll") { $0.number("position") > 0.4 }

      demo.press(at: Point(x: 250, y: 250))
      try demo.catchesUp()
      let caught = demo.position
      #expect(try demo.staysSilent(for: 0.25))
      #expect(caught > 0.4 && caught < 2)
      demo.release()
      try demo.waits(for: "settled")

      #expect(demo.settledPage == 2)
      #expect(demo.moves == ["began 0>2 tab", "completed 0>2 tab"])
    }

    @Test("Three quick Ctrl+Page Down move three pages, wherever the focus is")
    func keys() throws {
      let demo = try Demo.pager("--pages", "9")

      demo.turnPage("Next", times: 3)
      try demo.waits(for: "page") { $0.integer("settled") == 3 }
      demo.key("Tab")
      demo.turnPage("Prior")
      try demo.waits(for: "page") { $0.integer("settled") == 2 }
      demo.key("Right")
      try demo.waits(for: "page") { $0.integer("settled") == 3 }

      #expect(demo.heard("focus").map { $0.text("part") } == ["tab 3"])
      #expect(demo.heard("move").allSatisfy { $0.text("source") == "key" })
    }

    @Test(
      "The divider is where the position says, in the pixels, in the middle of a swipe",
      arguments: [0.25, 0.5, 0.8])
    func divider(pages: Double) throws {
      let demo = try Demo.pager()

      try demo.hold(pages)
      try demo.catchesUp()

      let (from, to) = try (demo.tab(0).midX, demo.tab(1).midX)
      let wanted = from + (to - from) * demo.position
      #expect(abs(demo.position - pages) < 0.0005)
      #expect(try demo.sees { abs(try demo.dividerMiddle() - wanted) <= 1 })
    }

    @Test("Frames come at the screen's rate while pages move, and none while nothing does")
    func frames() throws {
      let demo = try Demo.pager("--events-frames")
      #expect(try demo.staysSilent(for: 0.3))

      try demo.tap(1)
      let settled = try demo.waits(for: "settled")
      try demo.catchesUp()
      let began = try #require(demo.heard("move").first)
      let frames = demo.heard("frame").filter { $0.time > began.time && $0.time < settled.time }

      #expect(Double(frames.count) > (settled.time - began.time) * 60 * 0.8)
      #expect(Double(frames.count) < (settled.time - began.time) * 60 * 1.2 + 2)
      _ = try demo.staysSilent(for: 0.1)
      #expect(try demo.staysSilent(for: 0.3))
    }

    @Test(
      "The slider of a page keeps what starts on its thumbs; the rest swipes, and up and down is nobody's")
    func nestedSlider() throws {
      let demo = try Demo.pager("--page", "1")
      try demo.swipe(0.6)
      try demo.swipe(-0.6)
      #expect(demo.settledPage == 1)
      let slider = try #require(demo.log.last { $0.type == "layout" && $0.text("widget") == "range" })
      let thumb = try #require(slider.points("thumbs").last)
      demo.forget()

      demo.press(at: thumb)
      demo.move(by: -150, 0, steps: 6)
      demo.release()
      try demo.waits(for: "value") { $0.flag("final") }
      try demo.catchesUp()
      #expect(demo.heard("move").isEmpty && demo.heard("scroll").isEmpty)
      demo.press(at: Point(x: 250, y: 280))
      demo.move(by: 0, -120, steps: 6)
      demo.move(by: 200, 0, steps: 6)
      demo.release()
      try demo.catchesUp()
      #expect(demo.heard("move").isEmpty)
      try demo.swipe(0.6)

      #expect(demo.settledPage == 2)
    }

    @Test("Each page appears and disappears in turn, from the first line of the log on")
    func appearance() throws {
      let demo = try Demo.pager()

      try demo.swipe(0.3)
      try demo.swipe(0.7)
      try demo.tap(2)
      try demo.waits(for: "settled")
      demo.askToClose()
      _ = try demo.ends()

      for page in 0...2 { #expect(demo.isBalanced(page), "page \(page)") }
      #expect(demo.log.filter { $0.type == "appearance" && $0.text("state") == "didAppear" }.count == 4)
    }
  }
}

extension Demo {
  /// What the window shows in a rectangle, row by row.
  fileprivate func picture(of place: Rect) throws -> [[UInt]] {
    let (width, height) = (Int(place.width), Int(place.height))
    let pixels = try screen.client.image(
      window, x: Int(place.minX), y: Int(place.minY), width: width, height: height)
    return (0..<height).map { Array(pixels[$0 * width..<($0 + 1) * width]) }
  }
}
