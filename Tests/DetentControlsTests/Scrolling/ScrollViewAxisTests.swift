import DetentControls
import DetentCore
import DetentTesting
import DetentUI
import Testing

@Suite("Scroll view: bar, axis and room") @MainActor struct ScrollViewAxisTests {
  private let scroll = ScrollView().then { $0.contentLength = 1000 }
  private let place = Point(x: 100, y: 150)

  private func stage(_ direction: LayoutDirection = .leftToRight) throws -> Stage {
    let stage = try Stage(scroll, size: Size(width: 120, height: 200), direction: direction)
    stage.settle()
    return stage
  }

  @Test("The bar at the trailing edge shows the part in view, and a mouse drags it")
  func indicator() throws {
    let stage = try stage()
    let ground = Theme.light.palette.background
    #expect(
      stage.color(at: Point(x: 114, y: 20)) != ground && stage.color(at: Point(x: 114, y: 60)) == ground)

    stage.drag(from: Point(x: 114, y: 20), to: Point(x: 114, y: 100))
    #expect(abs(scroll.offset - 400) < 1)
    stage.advanceFrames(2)
    #expect(
      stage.color(at: Point(x: 114, y: 100)) != ground && stage.color(at: Point(x: 114, y: 20)) == ground)
    #expect(try stage.stalePixelCount() == 0)
    stage.drag(from: Point(x: 114, y: 100), to: Point(x: 114, y: 60), over: 1, with: .finger(1))

    #expect(scroll.offset > 420 && scroll.offset < 445)
  }

  @Test("From right to left the bar is on the left")
  func mirrored() throws {
    let stage = try stage(.rightToLeft)

    #expect(stage.color(at: Point(x: 6, y: 20)) != Theme.light.palette.background)
    #expect(stage.color(at: Point(x: 114, y: 20)) == Theme.light.palette.background)
  }

  @Test("Along a row it begins at the leading edge", arguments: LayoutDirection.allCases)
  func horizontal(direction: LayoutDirection) throws {
    scroll.axis = .horizontal
    let stage = try stage(direction)
    let isMirrored = direction == .rightToLeft
    #expect(scroll.content.frame.minX == (isMirrored ? -880 : 0) && scroll.content.frame.height == 200)

    stage.scroll(notches: isMirrored ? -1 : 1, along: .horizontal, at: place)
    #expect(scroll.offset == 60)
    stage.key(isMirrored ? .left : .right)
    stage.settle()
    #expect(scroll.offset == 120)
    scroll.scrollToVisible(Rect(x: isMirrored ? 980 : 0, y: 0, width: 20, height: 20))
    #expect(scroll.offset == 0)
    stage.drag(from: Point(x: 60, y: 100), to: Point(x: isMirrored ? 100 : 20, y: 100), over: 1)
    stage.settle()

    #expect(scroll.offset > 20)
  }

  @Test("A content that fits has no bar, takes no drag and leaves wheel and keys alone")
  func fits() throws {
    let stage = try stage()
    scroll.contentLength = 150

    stage.drag(from: place, to: Point(x: 100, y: 20))
    stage.scroll(notches: 1, at: place)
    stage.key(.end)
    stage.settle()

    #expect(scroll.offset == 0)
    #expect(stage.color(at: Point(x: 114, y: 20)) == Theme.light.palette.background)
  }

  @Test("A view without any room breaks nothing")
  func degenerate() throws {
    let stage = try stage()

    stage.resize(to: Size(width: 1, height: 1))
    scroll.scroll(to: .nan, animated: true)
    stage.scroll(notches: 2, at: .zero)
    stage.settle()

    #expect((0...999).contains(scroll.offset) && stage.window.isIdle)
    #expect(scroll.accessibility == Accessibility(role: .group, label: ""))
  }
}
