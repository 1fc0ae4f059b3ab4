import DetentCore
import DetentTesting
import DetentUI
import Testing

@Suite("Layout comes once before the frame that needs it")
@MainActor
struct LayoutTests {
  @Test("A view is laid out when it comes and when its size changes, not when it moves")
  func sizes() throws {
    let scene = try Scene()
    let view = Probe(0, 0, 10, 10)
    scene.show(view)
    #expect(view.layoutCount == 1)

    view.frame.origin.x = 5
    scene.stage.advance(by: 0.1)
    #expect(view.layoutCount == 1)

    view.frame.size.width = 11
    view.frame.size.width = 12
    scene.stage.advance(by: 0.1)
    #expect(view.layoutCount == 2)
  }

  @Test("Asking several times lays out once, and layoutIfNeeded at once and not again")
  func asking() throws {
    let scene = try Scene()
    let view = Probe(0, 0, 10, 10)
    scene.show(view)

    view.setNeedsLayout()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    scene.stage.advance(by: 0.1)

    #expect(view.layoutCount == 2)
  }

  @Test("Layout alone draws nothing")
  func drawsNothing() throws {
    let scene = try Scene()
    let view = Probe(0, 0, 10, 10)
    scene.show(view)
    #expect(scene.drawn { view.setNeedsLayout() }.isEmpty)
    #expect(view.layoutCount == 2)
  }

  @Test("A resize, another scale, direction or wish for less motion lays everything out", arguments: 0..<4)
  func environment(what: Int) throws {
    let scene = try Scene()
    let view = Probe(0, 0, 10, 10)
    scene.show(view)

    switch what {
    case 0: scene.stage.resize(to: Size(width: 300, height: 100))
    case 1: scene.stage.resize(to: Size(width: 200, height: 100), scale: 2)
    case 2: scene.stage.window.currentLayoutDirection = .rightToLeft
    default: scene.stage.window.prefersReducedMotion = true
    }
    scene.stage.advance(by: 0.1)

    #expect(view.layoutCount == 2)
  }

  @Test("The environment of a view is its window's, and that of the light theme outside")
  func outside() throws {
    let scene = try Scene(scale: 2)
    scene.stage.window.currentTheme = .dark
    let view = View()
    #expect(view.theme == .light)
    #expect(view.pixelScale == .one)

    scene.root.addSubview(view)
    #expect(view.theme == .dark)
    #expect(view.pixelScale.factor == 2)
  }
}
