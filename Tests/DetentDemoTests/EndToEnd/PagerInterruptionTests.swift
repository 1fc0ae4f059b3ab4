import DetentCore
import Foundation
import Testing
import X11TestSupport

extension EndToEndTests {
  @Suite("The pager, interrupted and in numbers")
  @MainActor
  struct PagerInterruptionTests {
    @Test("A resize in mid-swipe keeps the position in pages; then the drag goes on")
    func resize() throws {
      let demo = try Demo.pager()
      try demo.hold(0.6)
      try demo.catchesUp()
      let position = demo.position

      demo.resize(700, 400)
      try demo.waits(for: "layout") { $0.rect("container").width == 700 }
      try demo.catchesUp()
      #expect(abs(position - 0.6) < 0.0005 && abs(demo.position - position) < 0.0005)
      try demo.rest()
      demo.release()
      try demo.waits(for: "settled")

      #expect(demo.settledPage == 1 && demo.position == 1)
    }

    @Test("A window that leaves the screen cancels the swipe; its page goes and comes, once each")
    func unmap() throws {
      let demo = try Demo.pager()
      try demo.hold(0.7)
      try demo.catchesUp()

      demo.unmap()
      try demo.waits(for: "settled")
      demo.release()
      demo.map()
      try demo.waits(for: "appearance") { $0.text("state") == "didAppear" && $0.integer("index") == 0 }
      try demo.catchesUp()

      #expect(demo.settledPage == 0)
      #expect(demo.moves == ["began 0>1 swipe", "cancelled 0>1 swipe"])
      for page in 0...1 { #expect(demo.isBalanced(page)) }
      demo.forget()
      try demo.swipe(0.6)
      #expect(demo.settledPage == 1)
    }

    @Test(
      "A server that dies in mid-swipe: the swipe is cancelled, the page goes, and the demo ends in order")
    func serverDeath() throws {
      let screen = try Screen()
      let demo = try Demo.pager(on: screen)
      try demo.hold(0.7)
      try demo.catchesUp()
      demo.heldButtons = []

      screen.server.kill()
      let status = try demo.ends()

      #expect(status == 1)
      #expect(demo.moves == ["began 0>1 swipe", "cancelled 0>1 swipe"])
      #expect(demo.heard("appearance").last?.text("state") == "didDisappear")
      #expect(demo.log.last?.text("reason") == "display-lost")
    }

    @Test("No page, one, three or 100,000: the memory does not grow with their number")
    func counts() throws {
      var memory: [Int: Int] = [:]

      for count in [0, 1, 3, 100_000] {
        let demo = try Demo.pager("--pages", "\(count)")
        try demo.hold(0.6)
        try demo.rest()
        demo.release()
        demo.turnPage("Next")
        try demo.catchesUp()
        if count > 1 { try demo.waits(for: "settled") }
        memory[count] = demo.process.memory
        #expect(demo.heard("page").allSatisfy { $0.integer("settled") < max(count, 1) })
      }

      let three = try #require(memory[3])
      let many = try #require(memory[100_000])
      #expect(many - three < 3 << 20)
    }
  }
}
