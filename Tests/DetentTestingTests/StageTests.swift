import DetentCore
import DetentGraphics
import DetentTesting
import DetentUI
import Testing

@Suite("The stage plays a user in front of a window in memory")
@MainActor
struct StageTests {
  let view = Listener()
  let stage: Stage

  init() throws { stage = try Stage(view, size: Size(width: 100, height: 60)) }

  @Test("The view fills the window, which is on the screen with the keyboard, and its first frame is drawn")
  func opening() {
    #expect(view.frame == Rect(x: 0, y: 0, width: 100, height: 60))
    #expect(stage.window.isOnScreen)
    #expect(stage.window.hasKeyboard)
    #expect(stage.window.isIdle)
    #expect(stage.frames.map(\.number) == [1])
  }

  @Test("A drag is a press, equal steps and a release, at times on the driver's clock")
  func drag() {
    stage.drag(from: Point(x: 10, y: 10), to: Point(x: 30, y: 50), over: 0.2, steps: 2)

    #expect(view.heard == ["began 10.0 10.0", "moved 20.0 30.0", "moved 30.0 50.0", "ended 30.0 50.0"])
    #expect(view.times.map(\.nanoseconds) == [0, 100_000_000, 200_000_000, 200_000_000])
  }

  @Test("A held key goes down, repeats as time passes, and comes up")
  func keys() {
    view.focus()

    stage.keyDown(.left)
    stage.keyRepeats(.left, count: 2, interval: 0.5)
    stage.keyUp(.left)

    #expect(view.heard == ["left down", "left repeated", "left repeated", "left up"])
    #expect(view.times.map { $0.seconds(since: .zero) } == [0, 0.5, 1, 1])
  }

  @Test("Notches of the wheel are 120 units, down and right positive")
  func wheel() {
    stage.scroll(notches: 1, at: .zero)
    stage.scroll(notches: -0.5, along: .horizontal, at: .zero)

    #expect(view.heard == ["scroll 0.0 120.0", "scroll -60.0 0.0"])
  }

  @Test("A release that nobody saw shows in the next movement")
  func unseenRelease() {
    stage.press(at: Point(x: 10, y: 10))
    stage.releaseUnseen()
    stage.move(to: Point(x: 12, y: 10))

    #expect(view.heard == ["began 10.0 10.0", "cancelled"])
  }

  @Test("Fingers are told apart from the mouse")
  func fingers() {
    stage.press(at: Point(x: 10, y: 10))
    stage.press(at: Point(x: 20, y: 10), with: .finger(1))
    stage.release(with: .finger(1))
    stage.release()

    #expect(view.heard == ["began 10.0 10.0", "began 20.0 10.0", "ended 20.0 10.0", "ended 10.0 10.0"])
  }

  @Test("Hiding and destroying the window takes the pointer away", arguments: [true, false])
  func losses(isUnmapped: Bool) {
    stage.press(at: Point(x: 10, y: 10))
    if isUnmapped { stage.unmap() } else { stage.destroy() }

    #expect(view.heard == ["began 10.0 10.0", "cancelled"])
    #expect(stage.window.isOpen == isUnmapped)
  }

  @Test("A resize gives the view and the picture another size")
  func resize() throws {
    stage.resize(to: Size(width: 50, height: 20), scale: 2)

    #expect(view.frame.size == Size(width: 50, height: 20))
    #expect(try stage.picture().width == 100)
  }

  @Test("Frames tell what was drawn, and colours can be read where a point lies")
  func reading() throws {
    let patch = View(frame: Rect(x: 20, y: 20, width: 10, height: 10)).then { $0.backgroundColor = .black }
    stage.forgetFrames()

    view.addSubview(patch)
    stage.advance(by: 0.1)

    #expect(stage.frames.count == 1)
    #expect(stage.damage == [patch.frame])
    #expect(stage.damagedArea == patch.frame)
    #expect(stage.drawnViewCount == 3)
    #expect(stage.color(at: Point(x: 25, y: 25)) == .black)
    #expect(stage.color(at: Point(x: 35, y: 25)) == Theme.light.palette.background)
    #expect(try stage.stalePixelCount() == 0)
  }

  @Test("What changes without being marked is found")
  func stale() throws {
    let liar = Liar(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(liar)
    stage.advance(by: 0.1)

    liar.color = .white

    #expect(try stage.stalePixelCount() == 100)
  }

  @Test("Settling waits until nothing moves, and gives up in time")
  func settling() {
    var frames = 0
    stage.window.addFrameHandler { _ in
      frames += 1
      return frames < 10
    }
    #expect(stage.settle())
    #expect(frames == 10)

    stage.window.addFrameHandler { _ in true }
    #expect(!stage.settle(within: 0.5))
  }
}

private final class Liar: View {
  var color = Color.black
  override func draw(on canvas: Canvas) { canvas.fill(bounds, color: color) }
}
