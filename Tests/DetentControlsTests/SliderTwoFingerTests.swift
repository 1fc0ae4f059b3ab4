import DetentControls
import DetentCore
import DetentTesting
import DetentUI
import Testing

@Suite("Two fingers on one slider")
@MainActor
struct SliderTwoFingerTests {
  private let scene: SliderScene
  private let left = UserPointer.finger(1)
  private let right = UserPointer.finger(2)
  private let third = UserPointer.finger(3)

  init() throws {
    scene = try SliderScene()
    try scene.slider.setRange(lower: 2, upper: 8)
    scene.stage.settle()
  }

  private func center(_ role: ThumbRole) -> Point {
    scene.slider.thumbCenters[role == .lower ? 0 : 1]
  }

  @Test("Each drags its own thumb, at the same time, and each drag has its own end")
  func both() {
    let (lower, upper) = (center(.lower), center(.upper))
    scene.stage.press(at: lower, with: left)
    scene.stage.press(at: upper, with: right)

    for step in 1...3 {
      let way = Vector(dx: Double(step) * 30, dy: 0)
      scene.stage.move(to: lower + way, with: left)
      scene.stage.move(to: upper - way, with: right)
    }
    #expect(scene.slider.range == 5...6, "one segment stays between them")
    scene.stage.move(to: lower, with: left)
    scene.stage.move(to: upper, with: right)
    scene.stage.release(with: right)
    scene.stage.move(to: lower + Vector(dx: 30, dy: 0), with: left)
    scene.stage.release(with: left)
    scene.stage.settle()

    #expect(scene.slider.range == 3...8)
    #expect(scene.listener.reports.filter { $0.hasSuffix("final") } == ["2-8 final", "3-8 final"])
    #expect(scene.listener.reports.last == "3-8 final")
    #expect(scene.listener.settledCount > 0)
  }

  @Test("A finger that is taken away gives its own thumb back, and the other one goes on")
  func cancelled() {
    let (lower, upper) = (center(.lower), center(.upper))
    scene.stage.press(at: lower, with: left)
    scene.stage.press(at: upper, with: right)
    scene.stage.move(to: lower + Vector(dx: 30, dy: 0), with: left)
    scene.stage.move(to: upper + Vector(dx: 30, dy: 0), with: right)
    #expect(scene.slider.range == 3...9)

    scene.stage.cancel(left)
    #expect(scene.slider.range == 2...9)
    scene.stage.move(to: upper + Vector(dx: 60, dy: 0), with: right)
    scene.stage.release(with: right)

    #expect(scene.slider.range == 2...10)
    #expect(scene.listener.reports.last == "2-10 final")
  }

  @Test("A third finger, and a second one on the thumb that is held, do nothing")
  func more() {
    let (lower, upper) = (center(.lower), center(.upper))
    scene.stage.press(at: lower, with: left)
    scene.stage.press(at: lower, with: right)
    scene.stage.move(to: lower + Vector(dx: 90, dy: 0), with: right)
    #expect(scene.slider.range == 2...8)
    scene.stage.release(with: right)
    scene.stage.press(at: upper, with: right)
    scene.stage.press(at: Point(x: (lower.x + upper.x) / 2, y: lower.y), with: third)
    scene.stage.move(to: upper, with: third)
    #expect(scene.slider.range == 2...8)

    scene.stage.move(to: upper + Vector(dx: 30, dy: 0), with: right)

    #expect(scene.slider.range == 2...9)
  }

  @Test("Escape, new stops and a lost window end both drags")
  func ended() throws {
    for end in 0..<3 {
      let scene = try SliderScene()
      try scene.slider.setRange(lower: 2, upper: 8)
      scene.stage.settle()
      for (role, finger) in [(0, left), (1, right)] {
        let start = scene.slider.thumbCenters[role]
        scene.stage.press(at: start, with: finger)
        scene.stage.move(to: start + Vector(dx: 30, dy: 0), with: finger)
      }
      #expect(scene.slider.range == 3...9)

      switch end {
      case 0: scene.stage.key(.escape)
      case 1: try scene.slider.setStops((0..<12).map { String($0) })
      default: scene.stage.unmap()
      }

      #expect(scene.slider.range == 2...8)
      #expect(scene.listener.reports.filter { $0.hasPrefix("cancelled") }.count == 2)
      #expect(!scene.listener.reports.contains { $0.hasSuffix("final") })
    }
  }

  @Test("Held thumbs stay under their fingers when the slider becomes wider")
  func resize() {
    let (lower, upper) = (center(.lower), center(.upper))
    scene.stage.press(at: lower, with: left)
    scene.stage.press(at: upper, with: right)
    scene.stage.move(to: lower + Vector(dx: 4, dy: 0), with: left)
    scene.stage.move(to: upper - Vector(dx: 4, dy: 0), with: right)

    scene.stage.resize(to: Size(width: 516, height: 86))
    scene.stage.settle()

    let centers = scene.slider.thumbCenters
    #expect((centers[0].x - lower.x - 4).magnitude < 0.01)
    #expect((centers[1].x - upper.x + 4).magnitude < 0.01)
  }
}
