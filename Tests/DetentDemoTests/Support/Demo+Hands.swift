import CX11
import DetentCore
import Testing
import X11TestSupport

extension Demo {
  /// One of the thumbs.
  enum Thumb { case lower, upper }

  /// Presses a button, `offset` points to the right of a place in the window.
  func press(at place: Point, offset: Double = 0, button: Int = 1) {
    move(to: Point(x: place.x + offset, y: place.y))
    press(button)
  }

  func press(_ button: Int) {
    heldButtons.insert(button)
    screen.client.button(button, down: true)
  }

  func release(_ button: Int = 1) {
    heldButtons.remove(button)
    screen.client.button(button, down: false)
  }

  /// Moves the pointer to a place in the window, at once or in so many steps.
  func move(to place: Point, steps: Int = 1) {
    let from = pointer
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      show(Point(x: from.x + (place.x - from.x) * share, y: from.y + (place.y - from.y) * share))
    }
  }

  /// Moves the pointer so many points to the right and down.
  func move(by dx: Double, _ dy: Double = 0, steps: Int = 1) {
    move(to: Point(x: pointer.x + dx, y: pointer.y + dy), steps: steps)
  }

  /// Moves the pointer by so many points in so many steps of 8 ms, and lets the button go at once.
  func flick(by dx: Double, steps: Int = 6) {
    let places = (1...steps).map { step in
      Point(x: pointer.x + dx * Double(step) / Double(steps), y: pointer.y)
    }
    pointer = places[steps - 1]
    heldButtons.remove(1)
    screen.client.flick(through: places.map(pixel), every: 8)
  }

  private func show(_ place: Point) {
    pointer = place
    screen.client.move(pixel(of: place).x, pixel(of: place).y)
  }

  private func pixel(of place: Point) -> (x: Int, y: Int) {
    (Int((place.x * scale).rounded()), Int((place.y * scale).rounded()))
  }

  /// Drags a thumb to a place, lets it go, and waits until it has come to rest.
  func drag(_ thumb: Thumb, to place: Point, steps: Int = 1) throws {
    press(at: try self.thumb(thumb))
    move(to: place, steps: steps)
    release()
    try settles()
  }

  /// Presses a key by its X name, such as "Right", and lets it go.
  func key(_ name: String, shift: Bool = false) {
    if shift { keyDown("Shift_L") }
    keyDown(name)
    keyUp(name)
    if shift { keyUp("Shift_L") }
  }

  func keyDown(_ name: String) {
    let symbol = CInt(XStringToKeysym(name))
    heldKeys.insert(symbol)
    screen.client.key(symbol, down: true)
  }

  func keyUp(_ name: String) {
    let symbol = CInt(XStringToKeysym(name))
    heldKeys.remove(symbol)
    screen.client.key(symbol, down: false)
  }

  /// Turns the wheel by so many notches.
  func wheel(up notches: Int) { for _ in 0..<notches { screen.client.click(4) } }

  /// Turns the wheel by so many notches.
  func wheel(down notches: Int) { for _ in 0..<notches { screen.client.click(5) } }

  // MARK: What others do to the window

  /// Gives the window another size, in pixels.
  func resize(_ width: Int, _ height: Int) {
    XResizeWindow(screen.client.display, window, UInt32(width), UInt32(height))
    screen.client.synchronize()
  }

  func unmap() {
    XUnmapWindow(screen.client.display, window)
    screen.client.synchronize()
  }

  func map() {
    XMapWindow(screen.client.display, window)
    screen.client.synchronize()
  }

  func destroyWindow() {
    XDestroyWindow(screen.client.display, window)
    screen.client.synchronize()
  }

  func killClient() {
    XKillClient(screen.client.display, window)
    screen.client.synchronize()
  }

  /// Asks the demo to close its window, as window managers do.
  func askToClose() { screen.client.send(window, protocol: "WM_DELETE_WINDOW") }
}
