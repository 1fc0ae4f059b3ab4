import CX11
import DetentCore
import DetentUI
import Testing
import X11TestSupport

@testable import DetentX11

extension X11Tests {
  @Suite("Forged events")
  @MainActor
  struct ForgeryTests {
    @Test("Events that other clients make up never end the program or its windows")
    func random() throws {
      let stage = try Stage()
      let seed = UInt64.random(in: 0...UInt64.max)
      var generator = SplitMix(state: seed)

      for _ in 0..<2000 {
        var event = XEvent()
        withUnsafeMutableBytes(of: &event) { bytes in
          for index in bytes.indices {
            bytes[index] = generator.next() & 1 == 0 ? 0 : UInt8.random(in: 0...255, using: &generator)
          }
        }
        event.type = CInt.random(in: KeyPress...MappingNotify, using: &generator)
        event.xany.window = stage.window.identifier
        if event.type == ClientMessage {
          event.xclient.format = [8, 16, 32].randomElement(using: &generator) ?? 32
        }
        XSendEvent(stage.client.display, stage.window.identifier, 0, 0, &event)
      }
      stage.client.synchronize()
      stage.recorder.events = []
      stage.client.move(10, 20)
      stage.wait { stage.recorder.pointers.last?.location == Point(x: 10, y: 20) }

      #expect(stage.window.isOpen, "seed \(seed)")
      #expect(!stage.recorder.isDestroyed, "seed \(seed)")
      #expect(stage.recorder.sizes.allSatisfy { $0.width >= 1 && $0.height >= 1 }, "seed \(seed)")
      #expect(stage.window.snapshot() != nil, "seed \(seed)")
    }

    @Test("An event without a time happens at the latest time known")
    func noTime() throws {
      let stage = try Stage()
      stage.client.move(10, 20)
      stage.wait { stage.recorder.pointers.count == 1 }

      var event = XEvent()
      event.xmotion.type = MotionNotify
      event.xmotion.window = stage.window.identifier
      event.xmotion.x = -7
      XSendEvent(stage.client.display, stage.window.identifier, 0, 0, &event)
      stage.client.synchronize()
      stage.wait { stage.recorder.pointers.count == 2 }

      #expect(stage.recorder.pointers[1].time == stage.recorder.pointers[0].time)
      #expect(stage.recorder.pointers[1].location == Point(x: -7, y: 0))
    }
  }
}
