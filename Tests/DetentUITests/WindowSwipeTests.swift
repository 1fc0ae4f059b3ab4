import DetentCore
import DetentTesting
import DetentUI
import Testing

/// A view that takes swipes up from a given step on, and notes what it hears.
private final class SwipeProbe: View {
  var heard: [String] = []
  var takesFrom: SwipeEvent.Phase?
  var onSwipe: (() -> Void)?
  private var hasTaken = false

  override func swipe(_ event: SwipeEvent, at location: Point) -> Bool {
    heard.append("\(event.phase) \(event.delta.dx) \(location.x)")
    if event.phase == takesFrom { hasTaken = true }
    onSwipe?()
    return hasTaken
  }
}

@Suite("Swipes find the view that takes them up")
@MainActor
struct WindowSwipeTests {
  private let scene: Scene
  private let outer = SwipeProbe(frame: Rect(x: 10, y: 10, width: 180, height: 80))
  private let inner = SwipeProbe(frame: Rect(x: 20, y: 20, width: 100, height: 40))
  private let place = Point(x: 50, y: 50)

  init() throws {
    scene = try Scene()
    outer.addSubview(inner)
    scene.show(outer)
  }

  @Test("Each step is offered from the deepest view on, in its own coordinates, until one takes the swipe up")
  func offered() {
    outer.takesFrom = .changed

    scene.stage.beginSwipe(at: place)
    scene.stage.swipe(by: Vector(dx: 8), steps: 2, at: place)
    scene.stage.endSwipe(at: place)

    #expect(inner.heard == ["began 0.0 20.0", "changed 4.0 20.0"])
    #expect(outer.heard == ["began 0.0 40.0", "changed 4.0 40.0", "changed 4.0 40.0", "ended 0.0 40.0"])
  }

  @Test("A view that takes it up at once keeps it from those behind")
  func taken() {
    inner.takesFrom = .began

    scene.stage.beginSwipe(at: place)
    scene.stage.swipe(by: Vector(dx: 4), steps: 1, at: place)
    scene.stage.cancelSwipe(at: place)

    #expect(inner.heard == ["began 0.0 20.0", "changed 4.0 20.0", "cancelled 0.0 20.0"])
    #expect(outer.heard.isEmpty)
  }

  @Test("A swipe whose beginning nobody heard is nobody's")
  func headless() {
    scene.stage.swipe(by: Vector(dx: 4), at: place)
    scene.stage.endSwipe(at: place)

    #expect(inner.heard.isEmpty && outer.heard.isEmpty)
  }

  /// What takes a swipe away.
  enum Interruption: CaseIterable { case unmapped, destroyed, closed, escape, hidden, removed, anotherBegan }

  @Test(
    "A swipe that is taken away is cancelled once, and the rest of it is not heard",
    arguments: Interruption.allCases)
  func interrupted(by interruption: Interruption) {
    inner.takesFrom = .began
    scene.stage.beginSwipe(at: place)
    inner.heard = []

    switch interruption {
    case .unmapped: scene.stage.unmap()
    case .destroyed: scene.stage.destroy()
    case .closed: scene.stage.window.close()
    case .escape: scene.stage.key(.escape)
    case .hidden: outer.isHidden = true
    case .removed: inner.removeFromSuperview()
    case .anotherBegan:
      inner.takesFrom = nil
      scene.stage.beginSwipe(at: place, fingers: 4)
    }
    let first = inner.heard.first
    inner.heard.removeFirst()
    if interruption != .anotherBegan {
      scene.stage.swipe(by: Vector(dx: 4), at: place)
      scene.stage.endSwipe(at: place)
      #expect(inner.heard.isEmpty)
    }

    #expect(first?.hasPrefix("cancelled") == true)
  }

  @Test("Two touchpads swipe apart from each other")
  func two() {
    inner.takesFrom = .began
    let other = Point(x: 160, y: 80)
    outer.takesFrom = .began

    scene.stage.beginSwipe(at: place, on: 7)
    scene.stage.beginSwipe(at: other, on: 8)
    scene.stage.swipe(by: Vector(dx: 2), steps: 1, at: place, on: 7)
    scene.stage.swipe(by: Vector(dx: 3), steps: 1, at: other, on: 8)
    scene.stage.endSwipe(at: place, on: 7)

    #expect(inner.heard.map { $0.prefix(9) } == ["began 0.0", "changed 2", "ended 0.0"])
    #expect(outer.heard.map { $0.prefix(9) } == ["began 0.0", "changed 3"])
  }

  @Test("A view that leaves within the swipe's first step takes nothing up")
  func leaves() {
    inner.takesFrom = .began
    inner.onSwipe = { [weak inner] in inner?.removeFromSuperview() }

    scene.stage.beginSwipe(at: place)
    scene.stage.swipe(by: Vector(dx: 4), steps: 1, at: place)

    #expect(inner.heard == ["began 0.0 20.0"])
  }
}
