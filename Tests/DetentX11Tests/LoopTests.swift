import CX11
import DetentCore
import DetentUI
import Glibc
import Testing
import X11TestSupport

@testable import DetentX11

extension X11Tests {
  @Suite("The loop")
  @MainActor
  struct LoopTests {
    @Test("A loop with nothing to do does not wake up")
    func idle() throws {
      let stage = try Stage()
      stage.wait { true }
      let before = stage.driver.wakeUps

      stage.driver.schedule(after: 0.5) { stage.driver.stop(.finished) }
      #expect(stage.driver.run() == .finished)

      #expect(stage.driver.wakeUps - before == 1)
    }

    @Test("Timers fire once, in the order of their times, and not when cancelled")
    func timers() throws {
      let stage = try Stage()
      var order: [Int] = []
      let start = stage.driver.now

      stage.driver.schedule(after: 0.03) { stage.driver.stop(.finished) }
      stage.driver.schedule(after: 0.02) { order.append(3) }
      stage.driver.schedule(after: 0) { order.append(1) }
      stage.driver.schedule(after: -1) { order.append(2) }
      stage.driver.schedule(after: .nan) { order.append(4) }
      stage.driver.schedule(after: .infinity) { order.append(5) }
      stage.driver.schedule(after: 0.01) { order.append(6) }.cancel()
      #expect(stage.driver.run() == .finished)

      #expect(order == [1, 2, 4, 3])
      #expect(stage.driver.now - start >= 0.03)
    }

    @Test("A timer that starts itself again starves nobody")
    func starvation() throws {
      let stage = try Stage()
      weak let driver = stage.driver
      func again() { driver?.schedule(after: 0) { again() } }

      again()
      stage.client.move(10, 10)
      stage.wait { stage.recorder.pointers.count == 1 }
    }

    @Test("Frames come once for each request, at the display's pace")
    func frames() throws {
      let stage = try Stage(options: X11Driver.Options(frameRate: 100))
      defer { stage.recorder.fallSilent() }
      stage.recorder.onFrame = { _ in
        if stage.recorder.frames.count < 21 { stage.window.requestFrame() }
      }

      stage.window.requestFrame()
      stage.window.requestFrame()
      stage.wait { stage.recorder.frames.count == 21 }
      let frames = stage.recorder.frames
      stage.driver.schedule(after: 0.05) { stage.driver.stop(.finished) }
      _ = stage.driver.run()

      #expect(stage.recorder.frames.count == 21)
      #expect(frames.count > 1 && frames[20] - frames[0] >= 0.19)
      #expect(zip(frames, frames.dropFirst()).allSatisfy { $1 - $0 > 0 })
    }

    @Test("A sleep can leave out a descriptor on which something waits")
    func deafSleep() {
      var ends: [CInt] = [-1, -1]
      #expect(pipe(&ends) == 0)
      defer { for end in ends { close(end) } }
      var byte: UInt8 = 1
      #expect(write(ends[1], &byte, 1) == 1)
      var poller = Poller([ends[0]])

      poller.wait(seconds: 0, ignoring: 0)
      #expect(!poller.isReady(0))
      poller.wait(seconds: 0)
      #expect(poller.isReady(0))
    }

    @Test("What a hand changes is drawn up to four times in a refresh")
    func handPace() throws {
      let stage = try Stage(options: X11Driver.Options(frameRate: 20))
      defer { stage.recorder.fallSilent() }
      var drawn: [Double] = []
      stage.recorder.onEvent = { _ in stage.window.requestFrame() }
      stage.recorder.onFrame = { _ in
        drawn.append(stage.driver.now)
        for x in 0..<5 { stage.client.send(move: drawn.count, x) }
        stage.client.synchronize()
      }

      stage.client.move(0, 50)
      stage.wait { drawn.count == 9 }

      #expect(drawn[8] - drawn[0] >= 8 * 0.05 / FramePacer.framesPerRefresh - 1e-6)
    }

    @Test("What begins to move is drawn at once, for the moment in which it is seen")
    func firstFrame() throws {
      let stage = try Stage(options: X11Driver.Options(frameRate: 2))
      let before = stage.driver.now
      stage.window.requestFrame()
      stage.wait { stage.recorder.frames.count == 1 }
      let frame = try #require(stage.recorder.frames.first)

      #expect(frame >= before + 0.5)
      #expect(stage.driver.now < frame)
    }

    @Test("All windows draw a frame at the same time")
    func oneTime() throws {
      let stage = try Stage()
      let other = Recorder()
      let second = try stage.driver.openWindow(Stage.configuration(), receiver: other)

      stage.window.requestFrame()
      second.requestFrame()
      stage.wait { stage.recorder.frames.count == 1 && other.frames.count == 1 }

      #expect(stage.recorder.frames == other.frames)
    }

    @Test("What a hand changes in one window does not hurry what moves in another")
    func ownBeat() throws {
      let stage = try Stage(options: X11Driver.Options(frameRate: 20))
      let other = Recorder()
      let second = try stage.driver.openWindow(Stage.configuration(), receiver: other)
      defer { for recorder in [stage.recorder, other] { recorder.fallSilent() } }
      // One moves by itself; the other, which lies over it, is changed all the time.
      stage.recorder.onFrame = { _ in stage.window.requestFrame() }
      other.onFrame = { _ in
        for x in 0..<5 { stage.client.send(move: other.frames.count, x) }
        stage.client.synchronize()
      }
      other.onEvent = { _ in second.requestFrame() }

      stage.client.move(0, 50)
      stage.window.requestFrame()
      stage.wait { stage.recorder.frames.count == 5 }

      let gaps = zip(stage.recorder.frames.dropFirst(), stage.recorder.frames.dropFirst(2)).map { $1 - $0 }
      #expect(gaps.allSatisfy { $0 > 0.05 - 1e-6 }, "\(gaps)")
      #expect(other.frames.count > stage.recorder.frames.count)
    }

    @Test("Every motion is reported, however slow the drawing")
    func everyMotion() throws {
      let stage = try Stage()
      stage.client.move(0, 0)

      for x in 1...100 { stage.client.send(move: x, 0) }
      stage.client.synchronize()
      stage.wait { stage.recorder.pointers.last?.location.x == 100 }

      #expect(stage.recorder.pointers.map(\.location.x) == (0...100).map(Double.init))
    }

    @Test("Stopping counts once, the first reason wins, and the loop can run again")
    func stopping() throws {
      let stage = try Stage()

      stage.driver.stop(.closed)
      stage.driver.stop(.finished)
      #expect(stage.driver.run() == .closed)
      stage.driver.schedule(after: 0) { stage.driver.stop(.finished) }
      #expect(stage.driver.run() == .finished)
    }

    @Test("A callback that ends the loop is the last one")
    func lastEvent() throws {
      let stage = try Stage()
      defer { stage.recorder.fallSilent() }
      stage.recorder.onEvent = { _ in stage.driver.stop(.closed) }

      stage.client.move(1, 1)
      stage.client.move(2, 2)
      #expect(stage.driver.run() == .closed)
      #expect(stage.recorder.pointers.count == 1)
      #expect(stage.driver.run() == .closed)
      #expect(stage.recorder.pointers.count == 2)
    }
  }
}
