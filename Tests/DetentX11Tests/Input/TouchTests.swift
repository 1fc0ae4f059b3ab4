import CX11
import DetentCore
import DetentUI
import Testing
import X11TestSupport

@testable import DetentX11

extension X11Tests {
  @Suite(
    "Fingers on a screen",
    .enabled(if: InputTestServer.isAvailable, Comment(rawValue: InputTestServer.requirement)))
  @MainActor
  struct TouchTests {
    @Test("A finger is a pointer of its own: it touches, moves by parts of a pixel, and lifts")
    func drag() throws {
      let stage = try InputStage(scale: PixelScale(clamping: 2))
      let touchscreen = stage.server.touchscreen

      touchscreen.touchDown(1, at: 100, 60)
      for step in 1...4 { touchscreen.touchMove(1, to: 100 + Double(step) * 10.5, 60) }
      touchscreen.touchUp(1)
      try stage.catchUp()

      let samples = stage.recorder.pointers
      let places: [Double] = [50, 55.25, 60.5, 65.75, 71, 71]
      #expect(
        samples.map(\.phase) == [.down(.primary)] + Array(repeating: .move, count: 4) + [.up(.primary)])
      #expect(zip(samples, places).allSatisfy { abs($0.location.x - $1) < 0.001 })
      #expect(samples.allSatisfy { $0.location.y == 30 && $0.kind == .touch })
      #expect(Set(samples.map(\.pointer)).count == 1)
      #expect(samples[0].pointer.source == stage.source("touchscreen"))
      #expect(samples[0].pointer.touch > 0)
      #expect(samples.map(\.isPrimaryButtonHeld) == [true, true, true, true, true, false])
      #expect(zip(samples, samples.dropFirst()).allSatisfy { $0.time <= $1.time })
    }

    @Test(
      "#13, #14, #15: a tap is exactly one press and one release, also where the server makes a mouse of it",
      arguments: [InputVersion.gestures, .touch, .scrolling, .devices, nil])
    func tap(version: InputVersion?) throws {
      let stage = try InputStage(version)

      stage.server.touchscreen.touchDown(1, at: 40, 50)
      stage.server.touchscreen.touchUp(1)
      try stage.catchUp()

      let hasTouch = version.map { $0 >= .touch } ?? false
      let presses = stage.recorder.pointers.filter { $0.phase != .move }
      #expect(presses.map(\.phase) == [.down(.primary), .up(.primary)])
      #expect(presses.allSatisfy { $0.location == Point(x: 40, y: 50) })
      #expect(presses.allSatisfy { $0.kind == (hasTouch ? .touch : .mouse) })
      #expect(!hasTouch || stage.recorder.pointers.count == 2)
    }

    @Test("Two fingers at once are two pointers; no finger is told of twice, whichever lifts first")
    func twoFingers() throws {
      let stage = try InputStage()
      let touchscreen = stage.server.touchscreen

      touchscreen.touchDown(1, at: 50, 50)
      touchscreen.touchDown(2, at: 200, 200)
      touchscreen.touchMove(1, to: 60, 50)
      touchscreen.touchMove(2, to: 190, 200)
      touchscreen.touchUp(1)
      touchscreen.touchMove(2, to: 180, 200)
      touchscreen.touchUp(2)
      try stage.catchUp()

      let samples = stage.recorder.pointers
      let pointers = samples.prefix(2).map(\.pointer)
      #expect(Set(pointers).count == 2)
      #expect(
        samples.filter { $0.pointer == pointers[0] }.map(\.location.x) == [50, 60, 60])
      #expect(
        samples.filter { $0.pointer == pointers[1] }.map(\.location.x) == [200, 190, 180, 180])
      #expect(samples.count == 7 && samples.allSatisfy { $0.kind == .touch })
    }

    @Test("#31: all that happens within a millisecond is told, in order, also what changes nothing")
    func burst() throws {
      let stage = try InputStage()
      let touchscreen = stage.server.touchscreen

      touchscreen.touchDown(1, at: 50, 50)
      for step in 0..<200 { touchscreen.touchMove(1, to: 50 + Double(step / 2), 50) }
      touchscreen.touchUp(1)
      try stage.catchUp()

      let samples = stage.recorder.pointers
      #expect(samples.count == 202)
      #expect(samples.dropFirst().dropLast().map(\.location.x) == (0..<200).map { 50 + Double($0 / 2) })
      #expect(Set(samples.map(\.time)).count < samples.count)
    }

    @Test("#23: a finger belongs to the window that it touched, wherever it goes")
    func secondWindow() throws {
      let stage = try InputStage()
      let other = Recorder()
      let second = try stage.driver.openWindow(Stage.configuration(), receiver: other)
      XMoveWindow(stage.client.display, second.identifier, 600, 400)
      try stage.catchUp()
      stage.recorder.events = []

      stage.server.touchscreen.touchDown(1, at: 620, 430)
      stage.server.touchscreen.touchMove(1, to: 100, 100)
      stage.server.touchscreen.touchUp(1)
      try stage.catchUp()

      #expect(other.pointers.map(\.phase) == [.down(.primary), .move, .up(.primary)])
      #expect(
        other.pointers.map(\.location) == [
          Point(x: 20, y: 30), Point(x: -500, y: -300), Point(x: -500, y: -300),
        ])
      #expect(stage.recorder.pointers.isEmpty)
    }

    @Test("A mouse that is held while a finger moves lets go where the mouse was")
    func mouseAndFinger() throws {
      let stage = try InputStage()
      try stage.enter()

      stage.server.pointer.button(1, isDown: true)
      stage.server.pointer.move(to: 120, 100)
      try stage.server.synchronize()
      stage.server.touchscreen.touchDown(1, at: 300, 200)
      stage.server.touchscreen.touchMove(1, to: 310, 200)
      try stage.server.synchronize()
      stage.server.pointer.button(1, isDown: false)
      try stage.server.synchronize()
      stage.server.touchscreen.touchUp(1)
      try stage.catchUp()

      let mouse = stage.recorder.pointers.filter { $0.kind == .mouse }
      #expect(mouse.map(\.phase) == [.down(.primary), .move, .up(.primary)])
      #expect(mouse.map(\.location.x) == [100, 120, 120])
      let finger = stage.recorder.pointers.filter { $0.kind == .touch }
      #expect(finger.map(\.phase) == [.down(.primary), .move, .up(.primary)])
    }

    @Test(
      "A held mouse keeps its place among fingers, however they and it take turns", arguments: [false, true])
    func mouseAmongFingers(isRelative: Bool) throws {
      let stage = try InputStage()
      try stage.enter()
      let mouse = isRelative ? stage.server.touchpad : stage.server.pointer
      func moveMouse(to x: Double) throws {
        if isRelative { mouse.move([0: 2], isAbsolute: false) } else { mouse.move(to: x, 100) }
        try stage.server.synchronize()
      }

      mouse.button(1, isDown: true)
      try moveMouse(to: 102)
      for finger in 1...2 { stage.server.touchscreen.touchDown(finger, at: 300, 200) }
      try moveMouse(to: 104)
      for finger in 1...2 { stage.server.touchscreen.touchMove(finger, to: 320, 220) }
      try moveMouse(to: 106)
      stage.server.touchscreen.touchUp(1)
      stage.server.touchscreen.touchMove(2, to: 350, 250)
      try moveMouse(to: 108)
      stage.server.touchscreen.touchUp(2)
      try stage.server.synchronize()
      mouse.button(1, isDown: false)
      try stage.catchUp()

      let samples = stage.recorder.pointers.filter { $0.kind == .mouse }
      #expect(samples.map(\.phase) == [.down(.primary), .move, .move, .move, .move, .up(.primary)])
      #expect(samples.allSatisfy { abs($0.location.y - 100) < 0.01 && (100...130).contains($0.location.x) })
      #expect(samples.map(\.location.x) == samples.map(\.location.x).sorted())
      #expect(samples.suffix(2).first?.location == samples.last?.location)
    }

    @Test("#22: fingers and mouse work without a window manager and without the keyboard")
    func withoutFocus() throws {
      let stage = try InputStage()
      XSetInputFocus(stage.client.display, stage.client.root, CInt(RevertToNone), Time(CurrentTime))
      stage.client.synchronize()
      try stage.enter()

      stage.server.touchscreen.touchDown(1, at: 50, 50)
      stage.server.touchscreen.touchUp(1)
      try stage.server.synchronize()
      stage.server.pointer.move(to: 110, 100)
      try stage.catchUp()

      #expect(stage.recorder.pointers.map(\.phase) == [.down(.primary), .up(.primary), .move])
    }
  }
}
