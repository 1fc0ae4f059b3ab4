import DetentCore
import DetentUI
import Testing
import X11TestSupport

@testable import DetentX11

extension X11Tests {
  @Suite("Pointers")
  @MainActor
  struct PointerTests {
    /// What the driver may agree on with a server: from all to nothing but the core protocol.
    nonisolated static let steps: [InputVersion?] = [.gestures, .touch, .scrolling, .devices, nil]

    private func stage(_ version: InputVersion?, scale: PixelScale? = nil) throws -> Stage {
      try Stage(
        options: X11Driver.Options(inputVersion: version), configuration: Stage.configuration(scale: scale))
    }

    @Test("A drag is reported in points, with times that never go back", arguments: steps)
    func drag(version: InputVersion?) throws {
      let stage = try stage(version, scale: PixelScale(2))

      stage.client.move(40, 60)
      stage.client.button(1, down: true)
      for step in 1...20 { stage.client.move(40 + step * 5, 60) }
      stage.client.button(1, down: false)
      stage.wait { stage.recorder.pointers.last?.phase == .up(.primary) }

      let samples = stage.recorder.pointers
      let moves = [PointerSample.Phase](repeating: .move, count: 20)
      let places: [Double] = [20, 20] + (1...20).map { 20 + Double($0) * 2.5 } + [70]
      #expect(samples.map(\.phase) == [.move, .down(.primary)] + moves + [.up(.primary)])
      #expect(samples.map(\.location.x) == places)
      #expect(samples.allSatisfy { $0.location.y == 30 && $0.pointer.touch == 0 && $0.kind == .mouse })
      #expect(Set(samples.map(\.pointer)).count == 1)
      #expect(samples.map(\.isPrimaryButtonHeld) == [false] + Array(repeating: true, count: 21) + [false])
      #expect(zip(samples, samples.dropFirst()).allSatisfy { $0.time <= $1.time })
    }

    @Test(
      "Every button has its meaning",
      arguments: [(1, PointerButton.primary), (2, .middle), (3, .secondary), (8, .other(8))])
    func buttons(number: Int, button: PointerButton) throws {
      let stage = try Stage()

      stage.client.move(10, 10)
      stage.client.click(number)
      stage.wait { stage.recorder.pointers.count == 3 }

      #expect(stage.recorder.pointers.map(\.phase) == [.move, .down(button), .up(button)])
    }

    @Test("A second button does not let go of the first", arguments: steps)
    func secondButton(version: InputVersion?) throws {
      let stage = try stage(version)

      stage.client.move(10, 10)
      stage.client.button(1, down: true)
      stage.client.click(3)
      stage.client.button(1, down: false)
      stage.wait { stage.recorder.pointers.count == 5 }

      #expect(stage.recorder.pointers.map(\.isPrimaryButtonHeld) == [false, true, true, true, false])
    }

    @Test(
      "A notch of the wheel is one step of 120",
      arguments: [
        (4, Vector(dy: -120)), (5, Vector(dy: 120)), (6, Vector(dx: -120)), (7, Vector(dx: 120)),
      ], [InputVersion.gestures, .devices, nil])
    func wheel(notch: (number: Int, delta: Vector), version: InputVersion?) throws {
      let stage = try stage(version)
      let (number, delta) = notch

      stage.client.move(10, 20)
      stage.client.click(number)
      stage.client.click(number)
      stage.wait { stage.recorder.scrolls.count == 2 }
      stage.client.click(1)
      stage.wait { stage.recorder.pointers.last?.phase == .up(.primary) }

      #expect(stage.recorder.scrolls.map(\.delta) == [delta, delta])
      #expect(stage.recorder.scrolls[0].location == Point(x: 10, y: 20))
      #expect(stage.recorder.scrolls[0].kind == .mouse)
    }

    @Test("Leaving is reported when no button is held, else at the release outside", arguments: steps)
    func leaving(version: InputVersion?) throws {
      let stage = try stage(version)

      stage.client.move(10, 10)
      stage.client.move(400, 300)
      stage.wait { stage.recorder.pointers.last?.phase == .leave }
      stage.recorder.events = []
      stage.client.move(10, 10)
      stage.client.button(1, down: true)
      stage.client.move(400, 300)
      stage.client.button(1, down: false)
      stage.wait { stage.recorder.pointers.last?.phase == .leave }
      stage.client.move(401, 300)
      stage.client.move(20, 20)
      stage.wait { stage.recorder.pointers.last?.phase == .move }

      let expected: [PointerSample.Phase] = [.move, .down(.primary), .move, .up(.primary), .leave, .move]
      #expect(stage.recorder.pointers.map(\.phase) == expected)
      #expect(stage.recorder.pointers[2].location == Point(x: 400, y: 300))
    }
  }
}
