import CX11
import DetentCore
import DetentUI
import Testing
import X11TestSupport

@testable import DetentX11

@Suite("Answers to resizes") struct ResizeAnswerTests {
  @Test("The number is given when the new size is drawn, once")
  func drawn() {
    var answer = ResizeAnswer.idle

    answer.ask(7)
    #expect(answer.draw() == nil, "the frame still had the old size")
    #expect(answer.resize(isDrawn: false) == nil)
    #expect(answer.draw() == 7)

    #expect(answer == .idle && answer.draw() == nil)
  }

  @Test("Where there is nothing to draw it is given at once")
  func nothing() {
    var answer = ResizeAnswer.idle

    answer.ask(7)
    #expect(answer.resize(isDrawn: true) == 7)
    #expect(answer == .idle)
  }

  @Test("A resize that nobody asked about is answered by nothing, and of two numbers the newer counts")
  func uncalled() {
    var answer = ResizeAnswer.idle
    #expect(answer.resize(isDrawn: true) == nil && answer.resize(isDrawn: false) == nil)

    answer.ask(7)
    answer.ask(8)

    #expect(answer.resize(isDrawn: true) == 8 && answer == .idle)
  }

  @Test("A number that comes before the size of the last one is drawn does not take its place")
  func both() {
    var answer = ResizeAnswer.idle

    answer.ask(4)
    _ = answer.resize(isDrawn: false)
    answer.ask(5)
    let first = answer.draw()
    _ = answer.resize(isDrawn: false)

    #expect(first == 4 && answer.draw() == 5 && answer == .idle)
  }

  @Test("Of two sizes that wait to be drawn the newest number counts")
  func newest() {
    var answer = ResizeAnswer.idle

    for number: Int64 in 4...5 {
      answer.ask(number)
      _ = answer.resize(isDrawn: false)
    }

    #expect(answer.draw() == 5 && answer == .idle)
  }

  @Test("A number that no size follows is answered with the second frame, and not before")
  func noSize() {
    var answer = ResizeAnswer.idle

    answer.ask(7)
    let frames = [answer.wantsFrame, answer.draw() == nil, answer.wantsFrame, answer.draw() == 7]

    #expect(frames == [true, true, true, true] && !answer.wantsFrame)
  }
}

extension X11Tests {
  @Suite("Answers to a window manager's resizes")
  @MainActor
  struct ResizeAnsweringTests {
    private func counter(_ stage: Stage) throws -> UInt {
      try #require(stage.client.numbers(stage.window.identifier, "_NET_WM_SYNC_REQUEST_COUNTER").first)
    }

    private func ask(_ number: Int, _ stage: Stage) {
      stage.client.send(stage.window.identifier, protocol: "_NET_WM_SYNC_REQUEST", [0, number, 0])
    }

    private func resize(to width: UInt32, _ stage: Stage) {
      XResizeWindow(stage.client.display, stage.window.identifier, width, 200)
      stage.client.synchronize()
    }

    @Test(
      "Numbers and sizes that have all come before any is handled: the newest number is answered",
      arguments: 1...4)
    func queued(count: Int) throws {
      let stage = try Stage()
      let counter = try counter(stage)

      resize(to: 260, stage)
      for number in 1...count {
        ask(number, stage)
        resize(to: 300 + UInt32(number), stage)
      }

      stage.wait { stage.client.counter(counter) == Int64(count) }
      #expect(stage.recorder.sizes.last?.width == 300 + Double(count))
    }

    @Test("A number after which the size stays the same is answered")
    func noSize() throws {
      let stage = try Stage()
      let counter = try counter(stage)

      ask(9, stage)

      stage.wait { stage.client.counter(counter) == 9 }
    }
  }
}
