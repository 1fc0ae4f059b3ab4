import DetentCore
import DetentTesting
import DetentUI
import Testing

@Suite("What a pointer hits")
@MainActor
struct HitTestTests {
  let outer = View(frame: Rect(x: 10, y: 10, width: 100, height: 100))
  let inner = View(frame: Rect(x: 20, y: 20, width: 50, height: 50))
  let root = View(frame: Rect(x: 0, y: 0, width: 200, height: 200))

  init() {
    root.addSubview(outer)
    outer.addSubview(inner)
  }

  @Test("The deepest view at the point is hit; left and top edges belong to it, the others do not")
  func edges() {
    #expect(root.hitTest(Point(x: 30, y: 30)) === inner)
    #expect(root.hitTest(Point(x: 79, y: 79)) === inner)
    #expect(root.hitTest(Point(x: 80, y: 79)) === outer)
    #expect(root.hitTest(Point(x: 29.9, y: 30)) === outer)
    #expect(root.hitTest(Point(x: 9, y: 9)) === root)
    #expect(root.hitTest(Point(x: 200, y: 0)) == nil)
  }

  @Test("Of two siblings the one in front is hit")
  func front() {
    let other = View(frame: inner.frame)
    outer.addSubview(other)
    #expect(root.hitTest(Point(x: 40, y: 40)) === other)

    outer.bringSubviewToFront(inner)
    #expect(root.hitTest(Point(x: 40, y: 40)) === inner)
  }

  @Test("Hidden, clear and inert views are passed through")
  func passedThrough() {
    inner.isHidden = true
    #expect(root.hitTest(Point(x: 40, y: 40)) === outer)
    inner.isHidden = false
    inner.alpha = 0
    #expect(root.hitTest(Point(x: 40, y: 40)) === outer)
    inner.alpha = 1
    outer.isUserInteractionEnabled = false
    #expect(root.hitTest(Point(x: 40, y: 40)) === root)
  }

  @Test("A subview that reaches out is hit only inside of its superview")
  func outside() {
    inner.frame = Rect(x: 80, y: 0, width: 100, height: 20)
    #expect(root.hitTest(Point(x: 105, y: 15)) === inner)
    #expect(root.hitTest(Point(x: 115, y: 15)) === root)
  }

  @Test("Coordinates are counted from the window, whatever lies between")
  func coordinates() throws {
    let stage = try Stage(root)

    #expect(inner.convertFromWindow(Point(x: 31, y: 32)) == Point(x: 1, y: 2))
    #expect(
      inner.convertToWindow(Rect(x: 1, y: 2, width: 3, height: 4)) == Rect(x: 31, y: 32, width: 3, height: 4))
    #expect(stage.window.convertFromWindow(Point(x: 5, y: 6)) == Point(x: 5, y: 6))
  }
}
