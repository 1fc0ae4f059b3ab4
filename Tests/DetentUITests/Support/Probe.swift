import DetentCore
import DetentGraphics
import DetentTesting
import DetentUI

/// A view that notes all that it hears, and counts how often it was drawn and laid out.
final class Probe: View {
  var heard: [String] = []
  var drawCount = 0
  var layoutCount = 0
  var takesFocus = false
  var reach = 0.0
  var usesKeys = false

  convenience init(_ x: Double, _ y: Double, _ width: Double, _ height: Double, color: Color? = nil) {
    self.init(frame: Rect(x: x, y: y, width: width, height: height))
    backgroundColor = color
  }

  override var canBecomeFocused: Bool { takesFocus }
  override var drawnBounds: Rect { bounds.inset(by: Insets(all: -reach)) }
  override func draw(on canvas: Canvas) { drawCount += 1 }
  override func layoutSubviews() { layoutCount += 1 }
  override func didMoveToWindow() { heard.append(window == nil ? "left" : "came") }
  override func focusDidChange() {
    super.focusDidChange()
    heard.append(isFocused ? "focused" : "unfocused")
  }

  override func focusDidMove(to view: View) { heard.append("focus within") }

  override func pointerBegan(_ sample: PointerSample, at location: Point) { note("began", location) }
  override func pointerMoved(_ sample: PointerSample, at location: Point) { note("moved", location) }
  override func pointerEnded(_ sample: PointerSample, at location: Point) { note("ended", location) }
  override func pointerCancelled(_ pointer: PointerID) { heard.append("cancelled") }

  override func keyDown(_ event: KeyEvent) -> Bool {
    heard.append("\(event.key) \(event.phase)")
    return usesKeys
  }

  private func note(_ what: String, _ place: Point) { heard.append("\(what) \(place.x) \(place.y)") }
}

/// A value that several closures share.
@MainActor
final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

/// A stage with an empty view of 200 × 100 that other views are put into.
@MainActor
struct Scene {
  let root = Probe(0, 0, 0, 0)
  let stage: Stage

  init(scale: Double = 1, desktop: DesktopSettings = DesktopSettings()) throws {
    stage = try Stage(root, size: Size(width: 200, height: 100), scale: scale, desktop: desktop)
    root.heard = []
  }

  /// Puts `views` in, draws them and forgets what was heard and drawn.
  func show(_ views: View...) {
    for view in views { root.addSubview(view) }
    stage.advance(by: 0.1)
    forget()
  }

  /// Draws what changed, and forgets the frames before.
  func drawn(after change: () -> Void) -> [FrameReport] {
    stage.forgetFrames()
    change()
    stage.advance(by: 0.1)
    return stage.frames
  }

  func forget() {
    stage.forgetFrames()
    forEach(root) { ($0 as? Probe)?.heard = [] }
  }

  private func forEach(_ view: View, _ action: (View) -> Void) {
    action(view)
    for view in view.subviews { forEach(view, action) }
  }
}
