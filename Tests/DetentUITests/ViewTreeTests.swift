import DetentCore
import DetentTesting
import Testing

@testable import DetentUI

@Suite("The tree of views")
@MainActor
struct ViewTreeTests {
  @Test("Subviews lie in the order in which they came, and an index is kept within it")
  func order() {
    let (root, first, second, third) = (View(), View(), View(), View())
    root.addSubview(first)
    root.addSubview(second)
    root.insertSubview(third, at: -4)

    #expect(root.subviews.map(ObjectIdentifier.init) == [third, first, second].map(ObjectIdentifier.init))
    #expect(third.superview === root)
  }

  @Test("A view has one superview: it leaves the former one")
  func oneSuperview() {
    let (first, second, child) = (View(), View(), View())
    first.addSubview(child)
    second.addSubview(child)

    #expect(first.subviews.isEmpty)
    #expect(child.superview === second)
  }

  @Test("No view comes into itself, nor into what it holds")
  func cycles() {
    let (outer, inner) = (View(), View())
    outer.addSubview(inner)
    inner.addSubview(outer)
    outer.addSubview(outer)

    #expect(outer.superview == nil)
    #expect(outer.subviews.count == 1)
  }

  @Test("Adding a view again where it is only brings it to the front: it keeps focus, drag and window")
  func addedAgain() throws {
    let scene = try Scene()
    let (first, second) = (Probe(0, 0, 20, 20), Probe(10, 0, 20, 20))
    first.takesFocus = true
    scene.show(first, second)
    scene.stage.press(at: Point(x: 5, y: 5))
    first.focus()
    scene.forget()

    scene.root.addSubview(first)

    #expect(scene.root.subviews.last === first)
    #expect(first.heard.isEmpty)
    #expect(first.isFocused)
  }

  @Test("Every view that comes into a window or leaves it is told")
  func windowMoves() throws {
    let scene = try Scene()
    let (outer, inner) = (Probe(0, 0, 10, 10), Probe(0, 0, 5, 5))
    outer.addSubview(inner)
    #expect(inner.heard.isEmpty)

    scene.root.addSubview(outer)
    outer.removeFromSuperview()

    #expect(outer.heard == ["came", "left"])
    #expect(inner.heard == ["came", "left"])
    #expect(inner.window == nil)
  }

  @Test("Superviews are held weakly, subviews strongly")
  func ownership() {
    let child = View()
    weak var grandchild: View?
    do {
      let parent = View()
      parent.addSubview(child)
      let view = View()
      child.addSubview(view)
      grandchild = view
    }
    #expect(child.superview == nil)
    #expect(grandchild != nil)

    child.subviews[0].removeFromSuperview()
    #expect(grandchild == nil)
  }

  @Test("A window and all in it are freed when nobody holds them")
  func windowIsFreed() throws {
    weak var window: Window?
    weak var view: View?
    do {
      let scene = try Scene()
      scene.show(View(frame: Rect(x: 0, y: 0, width: 5, height: 5)))
      scene.stage.click(at: Point(x: 2, y: 2))
      window = scene.stage.window
      view = scene.root
    }
    #expect(window == nil)
    #expect(view == nil)
  }

  @Test("then sets a view up in place")
  func then() {
    let view = View().then { $0.alpha = 0.5 }
    #expect(view.alpha == 0.5)
  }

  @Test(
    "A frame that is not finite changes nothing",
    arguments: [
      Rect(x: .nan, y: 0, width: 1, height: 1), Rect(x: 0, y: 0, width: .infinity, height: 1),
      Rect(x: 0, y: -.infinity, width: 1, height: 1), Rect(x: 0, y: 0, width: 1, height: .nan),
    ])
  func illegalFrames(frame: Rect) {
    let view = View(frame: Rect(x: 1, y: 2, width: 3, height: 4))
    view.frame = frame

    #expect(view.frame == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(View(frame: frame).frame == .zero)
  }
}
