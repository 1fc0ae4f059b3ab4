import DetentControls
import DetentCore
import DetentTesting
import DetentUI
import Testing

@Suite("Scroll view") @MainActor struct ScrollViewTests {
  private let scroll = ScrollView().then { $0.contentLength = 1000 }
  private let buttons = (0..<10).map { index in
    Button().then { $0.frame = Rect(x: 10, y: Double(index) * 100 + 30, width: 80, height: 40) }
  }

  /// A column of ten buttons, 100 points apart, in a window of 120 × 200.
  private func stage(
    desktop: DesktopSettings = DesktopSettings()
  ) throws -> Stage {
    for button in buttons { scroll.content.addSubview(button) }
    let stage = try Stage(scroll, size: Size(width: 120, height: 200), desktop: desktop)
    stage.settle()
    stage.forgetFrames()
    return stage
  }

  private let place = Point(x: 100, y: 150)

  @Test("The content is as wide as the view and as long as it is said to be")
  func content() throws {
    let stage = try stage()
    #expect(scroll.content.frame == Rect(x: 0, y: 0, width: 120, height: 1000) && scroll.maximumOffset == 800)

    scroll.contentLength = .nan
    #expect(scroll.contentLength == 0 && scroll.maximumOffset == 0)
    scroll.contentLength = 300
    stage.resize(to: Size(width: 90, height: 250))

    #expect(scroll.content.frame.size == Size(width: 90, height: 300) && scroll.maximumOffset == 50)
  }

  @Test("A drag moves it with the hand, by mouse and by touch", arguments: [UserPointer.mouse, .finger(1)])
  func drag(pointer: UserPointer) throws {
    let stage = try stage()
    var told: [Double] = []
    scroll.onScroll = { told.append($0) }

    stage.press(at: place, with: pointer)
    stage.move(to: place + Vector(dx: 0, dy: -20), over: 0.1, with: pointer)
    let start = scroll.offset
    stage.move(to: place + Vector(dx: 0, dy: -70), over: 0.2, with: pointer)

    #expect(abs(scroll.offset - start - 50) < 0.001 && scroll.content.frame.minY == -scroll.offset.rounded())
    #expect(told.last == scroll.offset)
    stage.move(to: place + Vector(dx: 0, dy: 120), over: 0.1, with: pointer)
    #expect(scroll.offset < 0)
    stage.release(with: pointer)
    stage.settle()

    #expect(scroll.offset == 0 && stage.window.isIdle)
    #expect(try stage.stalePixelCount() == 0)
  }

  @Test("A fling glides on, and a press stops it")
  func fling() throws {
    let stage = try stage()
    stage.drag(from: place, to: place + Vector(dx: 0, dy: -100), over: 0.1)
    let released = scroll.offset
    stage.advance(by: 0.2)
    #expect(scroll.offset > released + 50)

    stage.press(at: place)
    let stopped = scroll.offset
    stage.advance(by: 0.2)
    stage.release()
    stage.settle()

    #expect(scroll.offset == stopped && stopped < 800)
  }

  @Test("A drag across is not the scroll view's")
  func across() throws {
    let stage = try stage()

    stage.drag(from: place, to: Point(x: 20, y: 140))

    #expect(scroll.offset == 0)
  }

  @Test("A click on a button inside works, and a drag that begins there scrolls and presses nothing")
  func pressInside() throws {
    let stage = try stage()
    let ear = ControlEar(buttons[0], touches: true)

    stage.click(at: Point(x: 50, y: 50))
    stage.drag(from: Point(x: 50, y: 50), to: Point(x: 50, y: 20), over: 1)

    #expect(ear.take() == ["inside", "lost"] && scroll.offset > 10)
  }

  @Test("The wheel scrolls 60 points for a notch, at once, and is left to others at the end")
  func wheel() throws {
    let stage = try stage()

    stage.scroll(notches: 1, at: place)
    #expect(scroll.offset == 60)
    stage.scroll(units: 120, at: place, kind: .touchpad)
    #expect(scroll.offset == 75)
    stage.scroll(notches: 1, along: .horizontal, at: place)
    #expect(scroll.offset == 75)
    stage.scroll(notches: 1, along: .horizontal, at: place, modifiers: .shift)
    #expect(scroll.offset == 135)
    stage.scroll(notches: -100, at: place)

    #expect(scroll.offset == 0)
  }

  @Test("At its end a scroll view in another one leaves the wheel to that, once it has stood still")
  func nested() throws {
    let inner = ScrollView(frame: Rect(x: 0, y: 0, width: 120, height: 100)).then { $0.contentLength = 130 }
    scroll.content.addSubview(inner)
    let stage = try stage()
    scroll.content.bringSubviewToFront(inner)
    let there = Point(x: 60, y: 5)

    stage.scroll(notches: 1, at: there)
    #expect(inner.offset == 30 && scroll.offset == 0)
    stage.scroll(notches: 1, at: there)
    #expect(inner.offset == 30 && scroll.offset == 0)
    stage.advance(by: 0.3)
    stage.scroll(notches: 1, at: there)
    #expect(inner.offset == 30 && scroll.offset == 60)
    stage.advance(by: 0.3)
    stage.scroll(notches: -1, at: there)

    #expect(inner.offset == 0 || scroll.offset == 0)
  }

  @Test("A number field inside uses wheel and arrows only while it has the focus")
  func numberField() throws {
    let field = NumberField(value: 5, limits: 0...10).then {
      $0.frame = Rect(x: 0, y: 80, width: 110, height: 44)
    }
    let stage = try stage()
    scroll.content.addSubview(field)
    stage.settle()
    let middle = field.frame.center

    stage.scroll(notches: 1, at: middle)
    #expect(field.value == 5 && scroll.offset == 60)
    scroll.scroll(to: 0)
    field.focusText()
    stage.advance(by: 0.3)
    stage.scroll(notches: 1, at: middle)
    stage.key(.down)
    stage.settle()

    #expect(field.value == 3 && scroll.offset == 0)
  }

  @Test("What gets the focus comes into view, with its ring")
  func focus() throws {
    let stage = try stage()

    for _ in 0..<4 { stage.key(.tab) }
    stage.settle()
    let shown = buttons[3].convertToWindow(buttons[3].drawnBounds)
    #expect(scroll.bounds.contains(shown) && scroll.offset > 0)
    stage.key(.tab, modifiers: .shift)
    stage.settle()

    #expect(scroll.bounds.contains(buttons[2].convertToWindow(buttons[2].drawnBounds)))
  }

  @Test("Keys that nothing inside uses scroll, with the focus inside or nowhere", arguments: [true, false])
  func keys(isFocusInside: Bool) throws {
    let stage = try stage()
    if isFocusInside { buttons[0].focus() }
    var seen: [Double] = []

    for key in [Key.down, .pageDown, .up, .end, .pageUp, .home] {
      stage.key(key)
      stage.settle()
      seen.append(scroll.offset)
    }

    #expect(seen == [60, 240, 180, 800, 620, 0])
    stage.key(.down, modifiers: .control)
    stage.key(.right)
    stage.settle()
    #expect(scroll.offset == 0)
  }

  @Test("The keys of what has the focus elsewhere scroll nothing")
  func keysElsewhere() throws {
    let root = View()
    let other = Button().then { $0.frame = Rect(x: 0, y: 0, width: 50, height: 44) }
    scroll.frame = Rect(x: 60, y: 0, width: 60, height: 200)
    for view in [other, scroll] { root.addSubview(view) }
    let stage = try Stage(root, size: Size(width: 120, height: 200))
    other.focus()

    stage.key(.pageDown)
    stage.settle()

    #expect(scroll.offset == 0)
  }

  @Test("The program scrolls at once or gliding, and shows a rectangle by the shortest way")
  func program() throws {
    let stage = try stage()

    scroll.scroll(to: 300)
    #expect(scroll.offset == 300)
    scroll.scrollToVisible(Rect(x: 0, y: 550, width: 10, height: 50), animated: true)
    stage.advance(by: 0.05)
    #expect(scroll.offset > 300 && scroll.offset < 400)
    stage.settle()
    #expect(scroll.offset == 400)
    scroll.scrollToVisible(Rect(x: 0, y: 100, width: 10, height: 50))

    #expect(scroll.offset == 100)
  }

  @Test("With reduced motion, or outside of a window, it is there at once")
  func atOnce() throws {
    scroll.frame = Rect(x: 0, y: 0, width: 120, height: 200)
    scroll.layoutSubviews()
    scroll.scroll(to: 200, animated: true)
    #expect(scroll.offset == 200)
    let stage = try stage(desktop: DesktopSettings(allowsAnimation: false))

    scroll.scroll(to: 500, animated: true)
    #expect(scroll.offset == 500)
    stage.key(.end)

    #expect(scroll.offset == 800)
  }
}
