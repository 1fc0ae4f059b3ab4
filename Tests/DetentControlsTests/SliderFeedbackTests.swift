import DetentControls
import DetentCore
import DetentTesting
import DetentUI
import Testing

@Suite("What a slider's ticks are heard as")
@MainActor
struct SliderFeedbackTests {
  @Test("Ticks go where the caller wants them; bell and click are heard at most once in 8 ms")
  func feedback() throws {
    let scene = try SliderScene { $0.feedback = .bell }
    scene.stage.press(at: scene.stop(0))
    scene.stage.move(to: scene.stop(4))
    #expect(heard(scene) == [1, 0])
    scene.stage.advance(by: 0.007)
    scene.slider.feedback = .click
    scene.stage.move(to: scene.stop(5))
    #expect(heard(scene) == [1, 0])
    scene.stage.advance(by: 0.002)
    scene.stage.move(to: scene.stop(6))
    #expect(heard(scene) == [1, 1])
    var ticks: [Int] = []
    scene.slider.feedback = .custom { ticks.append($1) }
    scene.stage.move(to: scene.stop(8))
    scene.slider.feedback = .none
    scene.stage.move(to: scene.stop(9))
    #expect(ticks == [7, 8])
    #expect(heard(scene) == [1, 1])
    #expect(scene.listener.ticks.count == 9)
  }

  @Test("Each tick of a slow drag clicks once; rest and a push against the end do not")
  func clicks() throws {
    let scene = try SliderScene { $0.feedback = .click }
    scene.stage.press(at: scene.stop(0))
    for stop in [1.0, 2, 2.1, 3, 2] {
      scene.stage.move(to: scene.stop(stop))
      scene.stage.advance(by: 0.05)
    }
    scene.stage.move(to: scene.stop(-3))
    scene.stage.advance(by: 0.05)
    scene.stage.move(to: scene.stop(-4))
    #expect(heard(scene) == [0, 5])
  }

  @Test("What is heard goes by the clock, however far ahead the frames are drawn")
  func clicksAheadOfFrames() throws {
    let scene = try SliderScene { $0.feedback = .click }
    scene.stage.press(at: scene.stop(0))
    scene.stage.move(to: scene.stop(1))
    scene.stage.window.windowDrawsFrame(at: scene.stage.driver.now + 0.1)
    scene.stage.advance(by: 0.004)
    scene.stage.move(to: scene.stop(2))
    #expect(heard(scene) == [0, 1])
    scene.stage.advance(by: 0.005)
    scene.stage.move(to: scene.stop(3))
    #expect(heard(scene) == [0, 2])
  }

  private func heard(_ scene: SliderScene) -> [Int] {
    [scene.stage.driver.bellCount, scene.stage.driver.clickCount]
  }
}
