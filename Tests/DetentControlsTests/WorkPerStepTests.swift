import DetentControls
import DetentCore
import DetentTesting
import DetentUI
import Testing

@testable import DetentGraphics

@Suite("What one step costs, counted")
@MainActor
struct WorkPerStepTests {
  /// A drag of the lower thumb that has been going on for a while, between two stops.
  private func dragging(stops: Int = 11, scale: Double = 1) throws -> SliderScene {
    let scene = try SliderScene(stops: (0..<stops).map(String.init), scale: scale) { $0.feedback = .none }
    scene.stage.press(at: scene.stop(0))
    scene.stage.move(to: scene.stop(3), over: 0.3)
    scene.stage.settle()
    scene.stage.forgetFrames()
    return scene
  }

  @Test(
    "A thumb step draws the track and the thumb's old and new neighbourhood, and nothing else",
    arguments: [1.0, 2])
  func thumbStep(scale: Double) throws {
    let scene = try dragging(scale: scale)
    for step in 1...8 {
      scene.stage.move(to: scene.stop(3 + Double(step) / 30))
      scene.stage.advance(by: 1.0 / 60)
    }

    let frames = scene.stage.frames
    let neighbourhood = Rect(center: scene.stop(3), size: Size(width: 80, height: 86))
    #expect(frames.count == 8)
    for frame in frames {
      let area = frame.damage.reduce(0) { $0 + $1.width * $1.height }
      #expect(area <= 3_200, "\(frame.damage)")
      #expect(frame.damage.allSatisfy { neighbourhood.contains($0) }, "\(frame.damage)")
      // The track, and the grounds behind it: thumb and bubble are pictures.
      #expect(frame.viewCount <= 4)
    }
  }

  @Test("A step between two stops sets no text, a step over one at most the new number and both")
  func textLayouts() throws {
    let scene = try dragging()
    let before = TextLayout.missCount
    for step in 1...12 {
      scene.stage.move(to: scene.stop(3 + Double(step) / 30))
      scene.stage.advance(by: 1.0 / 60)
    }
    #expect(TextLayout.missCount == before)

    scene.stage.move(to: scene.stop(4))
    scene.stage.advance(by: 1.0 / 60)
    #expect(TextLayout.missCount - before <= 4)
  }

  @Test("A step costs as many draws and damaged pixels with a million stops as with eleven")
  func million() throws {
    func cost(_ scene: SliderScene) -> [Double] {
      scene.stage.move(to: Point(x: 112.5, y: 43))
      scene.stage.advance(by: 1.0 / 60)
      scene.stage.forgetFrames()
      scene.stage.move(to: Point(x: 113, y: 43))
      scene.stage.advance(by: 1.0 / 60)
      let area = scene.stage.damage.reduce(0) { $0 + $1.width * $1.height }
      return [Double(scene.stage.drawnViewCount), area]
    }
    let few = try cost(dragging())
    let many = try cost(dragging(stops: 1_000_000))

    // Its bubbles are wider by five digits, and say another number after each step.
    #expect(many[0] <= few[0] + 2)
    #expect(many[1] <= few[1] * 2.5)
  }

  @Test("Pages that are swiped are drawn once each, and move as pictures after that")
  func swipe() throws {
    var pages: [CountedPage] = []
    let scene = try PagerScene(3) { controller in
      controller.content = { _ in
        pages.append(CountedPage())
        return pages[pages.count - 1]
      }
    }
    let before = pages.map(\.drawCount)
    scene.hold(0.6)
    #expect(zip(pages, before).map { $0.drawCount - $1 } == [1, 1])

    pages[1].change()
    scene.stage.advance(by: 0.1)
    #expect(zip(pages, before).map { $0.drawCount - $1 } == [1, 2])

    scene.stage.release()
    scene.stage.settle()
    // At rest the page is drawn as it is, once.
    #expect(pages[0].drawCount - before[0] == 1)
    #expect(pages[1].drawCount - before[1] == 3)
  }

  @Test("A swipe damages the pager and the strip, and sets no text")
  func swipeDamage() throws {
    let scene = try PagerScene(3)
    scene.hold(0.2)
    scene.stage.forgetFrames()
    let before = TextLayout.missCount
    scene.stage.move(to: scene.start() + scene.way(0.3))
    scene.stage.advance(by: 1.0 / 60)

    #expect(TextLayout.missCount == before)
    #expect(scene.stage.frames.count == 1)
    #expect(scene.stage.drawnViewCount <= 6)
  }

  @Test("As many pages live, and as many views are drawn in a turn, of a hundred thousand pages as of three")
  func manyPages() throws {
    func cost(_ count: Int) throws -> [Int] {
      let scene = try PagerScene(count)
      scene.hold(0.4)
      return [scene.stage.drawnViewCount, scene.pager.livingPages.count]
    }
    let (few, many) = (try cost(3), try cost(100_000))

    #expect(few[1] == many[1])
    #expect(many[0] <= few[0])
  }

  @Test("Nothing is drawn, laid out or asked for at rest")
  func rest() throws {
    let scene = try dragging()
    scene.stage.release()
    scene.stage.settle()
    scene.stage.forgetFrames()
    scene.stage.advance(by: 60)

    #expect(scene.stage.frames.isEmpty)
    #expect(scene.stage.window.isIdle)
  }
}

/// A page that counts how often it is drawn.
@MainActor
private final class CountedPage: ViewController, ChildPage {
  private final class CountedView: View {
    var drawCount = 0
    override func draw(on canvas: Canvas) { drawCount += 1 }
  }

  var page = Page()
  private let counted = CountedView()
  var drawCount: Int { counted.drawCount }

  override func loadView() -> View { counted }

  func change() { counted.setNeedsDisplay() }
}
