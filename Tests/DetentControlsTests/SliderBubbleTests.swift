import DetentControls
import DetentCore
import DetentTesting
import DetentUI
import Testing

@Suite("Value bubbles")
@MainActor
struct SliderBubbleTests {
  @Test("Each thumb shows its stop; on the same stop one bubble says both, also when they are equal")
  func texts() throws {
    let scene = try SliderScene(2...6, collision: .stop)
    #expect(scene.slider.bubbleTexts == ["12", "16"])
    #expect(!scene.slider.isBubbleMerged)
    try scene.slider.setRange(lower: 5, upper: 5)
    #expect(scene.slider.bubbleTexts == ["15 - 15"])
    #expect(scene.slider.isBubbleMerged)
    scene.stage.settle()
    #expect(scene.slider.mergedBubbleFrame.width >= 49)
    #expect(scene.slider.mergedBubbleFrame.height == 29)
    #expect(scene.slider.mergedBubbleFrame.midX == 172)
  }

  @Test("They merge as well when their measured boxes would overlap")
  func overlapping() throws {
    let scene = try SliderScene(4...5)
    #expect(!scene.slider.isBubbleMerged)
    scene.slider.bubbleText = { "long text \($0)" }
    scene.stage.settle()
    #expect(scene.slider.isBubbleMerged)
    #expect(scene.slider.bubbleTexts == ["long text 4 - long text 5"])
    scene.slider.bubbleText = nil
    scene.stage.settle()
    #expect(!scene.slider.isBubbleMerged)
  }

  @Test("The cross-fade takes 0.3 s and eases in")
  func fade() throws {
    let scene = try SliderScene(4...6, collision: .stop)
    scene.stage.press(at: scene.stop(4))
    scene.stage.move(to: scene.stop(6))
    var levels: [Double] = []
    for _ in 0..<17 {
      scene.stage.advanceFrames(1)
      let alphas = scene.slider.bubbleAlphas
      #expect((alphas[0] + alphas[2] - 1).magnitude < 1e-9)
      #expect(alphas[0] == alphas[1])
      levels.append(alphas[2])
    }
    #expect(levels == levels.sorted())
    #expect(levels[levels.count / 2] < 0.45)
    #expect(levels.allSatisfy { $0 < 1 })
    scene.stage.advanceFrames(2)
    #expect(scene.slider.bubbleAlphas == [0, 0, 1])
  }

  @Test("A fade that is turned back goes on from where it is")
  func interrupted() throws {
    let scene = try SliderScene(4...6, collision: .stop)
    scene.stage.press(at: scene.stop(4))
    scene.stage.move(to: scene.stop(6))
    scene.stage.advanceFrames(12)
    let level = scene.slider.bubbleAlphas[2]
    scene.stage.move(to: scene.stop(3))
    #expect((scene.slider.bubbleAlphas[2] - level).magnitude < 1e-9)
    scene.stage.settle()
    #expect(scene.slider.bubbleAlphas == [1, 1, 0])
  }

  @Test("The merged bubble does not leave the widget either", arguments: [0, 10])
  func clamped(stop: Int) throws {
    let scene = try SliderScene(stop...stop, collision: .cross)
    scene.slider.bubbleText = { "A long text \($0)" }
    scene.stage.settle()
    #expect(scene.slider.mergedBubbleFrame.minX >= 0)
    #expect(scene.slider.mergedBubbleFrame.maxX <= 344)
  }

  @Test("A text longer than the slider is cut")
  func tooLong() throws {
    let scene = try SliderScene(4...4, collision: .cross) {
      $0.bubbleText = { _ in String(repeating: "long ", count: 99) }
    }
    #expect(scene.slider.mergedBubbleFrame.width <= 344)
    #expect(try scene.stage.stalePixelCount() == 0)
  }

  @Test("Changes of bubbles are told once each")
  func told() throws {
    let scene = try SliderScene(2...6, collision: .stop)
    scene.drag(2, 4)
    #expect(scene.listener.bubbleChanges == 2)
    scene.stage.settle()
    #expect(scene.listener.bubbleChanges == 2)
  }

  @Test("With reduced motion they change at once")
  func reducedMotion() throws {
    let scene = try SliderScene(4...6, collision: .stop, desktop: DesktopSettings(allowsAnimation: false))
    scene.stage.press(at: scene.stop(4))
    scene.stage.move(to: scene.stop(6))
    #expect(scene.slider.bubbleAlphas == [0, 0, 1])
  }

  @Test("Beside an upright track bubbles and labels keep clear of a thumb that is wider than high")
  func faultUprightThumb() throws {
    let scene = try SliderScene(2...7, size: Size(width: 160, height: 344)) {
      $0.axis = .vertical
      $0.appearance.thumbSize = Size(width: 40, height: 16)
    }
    let thumb = scene.thumb(.lower).frame

    #expect(scene.slider.bubbleFrames.allSatisfy { $0.minX >= thumb.maxX + 4 })
    #expect(scene.slider.endLabelFrames.allSatisfy { $0.maxX <= thumb.minX - 4 })
    #expect(scene.slider.sizeThatFits(Size(width: 500, height: 344)).width == 110)
  }

  @Test("That bubbles changed is told after the change itself")
  func faultBubblesFirst() throws {
    let scene = try SliderScene(2...7)
    var changes: [Int] = []
    scene.listener.whenChanged = { [unowned scene] in changes.append(scene.listener.bubbleChanges) }

    scene.stage.press(at: scene.stop(2))
    scene.stage.move(to: scene.stop(4))

    #expect(changes == [0])
    #expect(scene.listener.bubbleChanges == 1)
  }
}
