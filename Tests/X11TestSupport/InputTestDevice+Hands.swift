extension InputTestDevice {
  /// The axes that scroll, by the driver's numbers.
  private static let (across, down) = (2, 3)

  /// Puts the pointer at a place on the screen, in pixels and parts of them.
  package func move(to x: Double, _ y: Double) { move(Self.axes(x, y), isAbsolute: true) }

  /// Scrolls by so many 120ths of a notch; an axis that is nil is not told of.
  package func scroll(dx: Double? = nil, dy: Double? = nil) {
    var axes: [Int: Double] = [:]
    axes[Self.across] = dx
    axes[Self.down] = dy
    move(axes, isAbsolute: false)
  }

  package func click(_ number: Int) {
    button(number, isDown: true)
    button(number, isDown: false)
  }

  package func touchDown(_ finger: Int, at x: Double, _ y: Double) {
    touch(finger, type: 18, axes: Self.axes(x, y))
  }

  package func touchMove(_ finger: Int, to x: Double, _ y: Double) {
    touch(finger, type: 19, axes: Self.axes(x, y))
  }

  package func touchUp(_ finger: Int) { touch(finger, type: 20, axes: [:]) }

  package func swipeBegin(_ fingers: Int = 3) {
    swipe(type: 30, fingers: fingers, dx: 0, dy: 0, isCancelled: false)
  }

  package func swipeMove(_ fingers: Int = 3, by dx: Double, _ dy: Double = 0) {
    swipe(type: 31, fingers: fingers, dx: dx, dy: dy, isCancelled: false)
  }

  package func swipeEnd(_ fingers: Int = 3, isCancelled: Bool = false) {
    swipe(type: 32, fingers: fingers, dx: 0, dy: 0, isCancelled: isCancelled)
  }

  /// The places of a screen are 65536 steps in either direction.
  private static func axes(_ x: Double, _ y: Double) -> [Int: Double] {
    [0: x * 65536 / Double(InputTestServer.width), 1: y * 65536 / Double(InputTestServer.height)]
  }
}
