import DetentCore
import DetentTesting
import Testing

@testable import DetentUI

/// A view that takes what is scrolled over it, as long as it wants to.
private final class ScrollProbe: View {
  var heard = 0
  var takes = true
  var onScroll: (() -> Void)?

  override func scroll(_ event: ScrollEvent, at location: Point) -> Bool {
    heard += 1
    onScroll?()
    return takes
  }
}

@Suite("A series of scrolling stays with the view that took its first step")
@MainActor
struct ScrollSeriesTests {
  private let view = View()
  private let place = Point(x: 5, y: 5)

  private func event(
    at place: Point = Point(x: 5, y: 5), _ kind: PointerKind = .mouse, isEnd: Bool = false,
    modifiers: KeyModifiers = []
  ) -> ScrollEvent {
    ScrollEvent(
      location: place, kind: kind, delta: Vector(dx: 0, dy: 120), isEnd: isEnd, modifiers: modifiers,
      time: .zero)
  }

  private func begun(_ first: ScrollEvent) -> ScrollSeries {
    var series = ScrollSeries()
    series.begin(first, in: view, at: 1)
    return series
  }

  @Test("It goes on while steps come, and ends with a pause")
  func pause() {
    var series = begun(event())

    for step in 1...8 { #expect(series.step(event(), at: 1 + 0.29 * Double(step)) === view) }
    #expect(series.step(event(), at: 1 + 0.29 * 8 + 0.301) == nil)
    #expect(series.step(event(), at: 1 + 0.29 * 8 + 0.302) == nil)
  }

  @Test("A hand that shakes is the same series; another place, device or meaning is another")
  func change() {
    for other in [
      event(at: Point(x: 16, y: 5)), event(.touchpad), event(modifiers: .shift),
    ] {
      var series = begun(event())
      #expect(series.step(other, at: 1.1) == nil)
      #expect(series.step(event(), at: 1.1) == nil, "it has ended")
    }
    var series = begun(event())
    #expect(series.step(event(at: Point(x: 11, y: 9)), at: 1.1) === view)
  }

  @Test("Fingers that are lifted end it, and the view hears of that")
  func lifted() {
    var series = begun(event(.touchpad))

    #expect(series.step(event(.touchpad, isEnd: true), at: 1.1) === view)
    #expect(series.step(event(.touchpad), at: 1.1) == nil)
  }

  @Test("A view that leaves, or is let go, ends it")
  func left() {
    let outer = View()
    outer.addSubview(view)
    var series = begun(event())
    series.leave(View())
    #expect(series.step(event(), at: 1.1) === view)

    series.leave(outer)
    #expect(series.step(event(), at: 1.1) == nil)

    var other = ScrollSeries()
    other.begin(event(), in: View(), at: 1)
    #expect(other.step(event(), at: 1.1) == nil)
  }

  // MARK: In a window

  private func scene() throws -> (scene: Scene, lower: ScrollProbe, upper: ScrollProbe) {
    let scene = try Scene()
    let (lower, upper) = (ScrollProbe(frame: Rect(x: 0, y: 0, width: 200, height: 100)), ScrollProbe())
    scene.show(lower)
    lower.addSubview(upper)
    return (scene, lower, upper)
  }

  @Test(
    "What comes under the pointer gets nothing before the wheel has stood still",
    arguments: PointerKind.allCases)
  func window(kind: PointerKind) throws {
    let (scene, lower, upper) = try scene()
    lower.onScroll = { upper.frame = Rect(x: 0, y: 0, width: 200, height: 100) }

    for _ in 0..<4 {
      scene.stage.scroll(units: 120, at: place, kind: kind)
      scene.stage.advance(by: 0.1)
    }
    #expect(lower.heard == 4 && upper.heard == 0)
    scene.stage.advance(by: 0.3)
    scene.stage.scroll(units: 120, at: place, kind: kind)

    #expect(lower.heard == 4 && upper.heard == 1)
  }

  @Test("A view that has come to its end keeps the rest from those behind it")
  func end() throws {
    let (scene, lower, upper) = try scene()
    upper.frame = Rect(x: 0, y: 0, width: 200, height: 100)

    scene.stage.scroll(notches: 1, at: place)
    upper.takes = false
    scene.stage.scroll(notches: 1, at: place)

    #expect(upper.heard == 2 && lower.heard == 0)
  }

  @Test("A view that is hidden or taken away in the series loses it", arguments: [true, false])
  func hidden(isRemoved: Bool) throws {
    let (scene, lower, upper) = try scene()
    upper.frame = Rect(x: 0, y: 0, width: 200, height: 100)
    scene.stage.scroll(notches: 1, at: place)

    if isRemoved { upper.removeFromSuperview() } else { upper.isHidden = true }
    scene.stage.scroll(notches: 1, at: place)

    #expect(upper.heard == 1 && lower.heard == 1)
  }
}
