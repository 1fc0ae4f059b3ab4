import DetentCore
import DetentTesting
import DetentUI
import Testing

@Suite("The keyboard focus")
@MainActor
struct FocusTests {
  let scene: Scene
  let views = (0..<3).map { Probe(Double($0) * 30, 0, 20, 20) }
  var window: Window { scene.stage.window }
  var focused: Int? { views.firstIndex { $0.isFocused } }

  init() throws {
    scene = try Scene()
    for view in views { view.takesFocus = true }
    scene.show(views[0], views[1], views[2])
  }

  private func tab(back: Bool = false) { scene.stage.key(.tab, modifiers: back ? .shift : []) }

  @Test("Tab goes through the views in order and around; Shift and Tab go back")
  func tabs() {
    var order: [Int?] = []
    for _ in 0..<4 {
      tab()
      order.append(focused)
    }
    for _ in 0..<2 {
      tab(back: true)
      order.append(focused)
    }
    #expect(order == [0, 1, 2, 0, 2, 1])
  }

  @Test("The first Shift and Tab goes to the last")
  func lastFirst() {
    tab(back: true)
    #expect(focused == 2)
  }

  @Test("Tab passes over what is hidden or cannot have it, and over all in a hidden view")
  func passedOver() {
    let inside = Probe(0, 0, 5, 5)
    inside.takesFocus = true
    views[1].takesFocus = false
    views[1].addSubview(inside)
    views[2].isHidden = true
    tab()
    tab()
    #expect(inside.isFocused)
    views[1].isHidden = true
    tab()
    #expect(focused == 0)
    tab()
    #expect(focused == 0)
  }

  @Test("With nothing to focus Tab does nothing")
  func nothing() {
    for view in views { view.removeFromSuperview() }
    tab()
    #expect(window.focusedView == nil)
  }

  @Test("A view that is hidden, removed, or in such a view loses the focus, and is told", arguments: 0..<3)
  func lost(way: Int) {
    views[0].focus()
    #expect(views[0].heard == ["focused"])
    switch way {
    case 0: views[0].isHidden = true
    case 1: views[0].removeFromSuperview()
    default: scene.root.isHidden = true
    }
    #expect(window.focusedView == nil)
    #expect(views[0].heard.contains("unfocused"))
  }

  @Test("The superviews of what gets the focus hear of it, and no others")
  func superviews() {
    let inside = Probe(0, 0, 5, 5)
    inside.takesFocus = true
    views[1].addSubview(inside)

    inside.focus()
    inside.focus()
    views[2].focus()

    #expect(views[1].heard == ["focus within"] && views[0].heard == [])
    #expect(scene.root.heard == ["focus within", "focus within"] && !inside.heard.contains("focus within"))
  }

  @Test("A disabled control loses the focus")
  func disabled() {
    let control = FocusableControl(frame: Rect(x: 0, y: 50, width: 10, height: 10))
    scene.show(control)
    control.focus()
    #expect(control.isFocused)
    control.isEnabled = false
    #expect(window.focusedView == nil)
  }

  @Test("A freed view leaves no focus behind")
  func freed() {
    do {
      let view = Probe(0, 0, 5, 5)
      view.takesFocus = true
      scene.root.addSubview(view)
      view.focus()
      view.removeFromSuperview()
    }
    #expect(window.focusedView == nil)
    tab()
    #expect(focused == 0)
  }

  @Test("What cannot have the focus, or is elsewhere, does not get it")
  func refused() {
    views[0].focus()
    views[1].takesFocus = false
    views[1].focus()
    let stranger = Probe(0, 0, 5, 5)
    stranger.takesFocus = true
    window.setFocus(stranger, isVisible: true)
    #expect(focused == 0)
  }

  @Test("The ring shows for the keyboard only: a press hides it, a key brings it back")
  func ring() {
    views[0].focus()
    #expect(!views[0].showsFocusRing)
    tab()
    #expect(views[1].showsFocusRing)
    scene.stage.click(at: Point(x: 150, y: 80))
    #expect(focused == 1)
    #expect(!views[1].showsFocusRing)
    views[1].usesKeys = true
    scene.stage.key(.left)
    #expect(views[1].showsFocusRing)
  }

  @Test("A key that nobody uses shows no ring")
  func unusedKey() {
    views[0].focus()
    scene.stage.key(.left)
    #expect(views[0].heard == ["focused", "left down"])
    #expect(!views[0].showsFocusRing)
  }

  @Test("Keys go to the focused view, then to those that hold it, until one uses them")
  func keys() {
    let child = Probe(0, 0, 5, 5)
    child.takesFocus = true
    views[0].addSubview(child)
    child.focus()
    scene.stage.keyDown(.space)
    #expect(child.heard.last == "space down")
    #expect(views[0].heard.last == "space down")
    #expect(scene.root.heard.last == "space down")
    child.usesKeys = true
    scene.stage.keyDown(.enter)
    #expect(views[0].heard.last == "space down")
  }

  @Test("A view that uses Tab keeps it")
  func usedTab() {
    views[0].focus()
    views[0].usesKeys = true
    tab()
    #expect(focused == 0)
  }

  @Test("Moves are told once each, and only the two views are drawn")
  func told() {
    var moves = 0
    window.onFocusChange = { _ in moves += 1 }
    tab()
    scene.stage.advance(by: 0.1)
    let frames = scene.drawn { tab() }
    #expect(moves == 2)
    #expect(frames.flatMap(\.damage) == [views[0].frame, views[1].frame])
    views[1].focus()
    #expect(moves == 2)
  }

  @Test("The window tells whether it has the keyboard")
  func keyboard() {
    scene.stage.loseKeyboard()
    #expect(!window.hasKeyboard)
    scene.stage.gainKeyboard()
    #expect(window.hasKeyboard)
  }
}

private final class FocusableControl: Control {
  override var canBecomeFocused: Bool { isEnabled }
}
