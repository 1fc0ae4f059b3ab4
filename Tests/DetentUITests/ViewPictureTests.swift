import DetentCore
import DetentGraphics
import DetentTesting
import DetentUI
import Testing

@Suite("Views kept as pictures")
@MainActor
struct ViewPictureTests {
  let scene: Scene
  let page = Probe(0, 0, 100, 80, color: Color(hex: 0x336699))
  let part = Probe(10, 10, 30, 20, color: Color(hex: 0xFF9900))

  init() throws {
    scene = try Scene()
    page.addSubview(part)
    page.keepsPicture = true
    scene.show(page)
  }

  private var draws: [Int] { [page.drawCount, part.drawCount] }

  @Test("What moves is not drawn again, however far and often")
  func moving() throws {
    let before = draws
    for step in 1...20 {
      let frames = scene.drawn { page.frame.origin.x = Double(step) }
      #expect(frames.count == 1)
      #expect(scene.stage.color(at: Point(x: Double(step) + 20, y: 20)) == Color(hex: 0xFF9900))
      #expect(scene.stage.color(at: Point(x: Double(step) + 90, y: 70)) == Color(hex: 0x336699))
    }

    #expect(draws == before)
    #expect(try scene.stage.stalePixelCount() == 0)
  }

  @Test("What changes in it is drawn again, and nothing else of it")
  func change() throws {
    let before = draws
    let frames = scene.drawn { part.backgroundColor = .black }

    #expect(draws == [before[0] + 1, before[1] + 1])
    #expect(frames.flatMap(\.damage) == [Rect(x: 10, y: 10, width: 30, height: 20)])
    #expect(scene.stage.color(at: Point(x: 20, y: 20)) == .black)
  }

  @Test("What changes while it is hidden shows when it comes")
  func hidden() {
    page.isHidden = true
    scene.stage.advance(by: 0.1)
    part.backgroundColor = .white
    scene.stage.advance(by: 0.1)
    page.isHidden = false
    scene.stage.advance(by: 0.1)

    #expect(scene.stage.color(at: Point(x: 20, y: 20)) == .white)
  }

  @Test("What its parts drew outside of it goes when it becomes a picture")
  func outside() throws {
    let group = View(frame: Rect(x: 0, y: 0, width: 20, height: 20))
    group.addSubview(Probe(0, 0, 60, 20, color: .black))
    page.addSubview(group)
    scene.stage.advance(by: 0.1)
    #expect(scene.stage.color(at: Point(x: 50, y: 5)) == .black)

    group.keepsPicture = true
    scene.stage.advance(by: 0.1)
    #expect(scene.stage.color(at: Point(x: 50, y: 5)) == Color(hex: 0x336699))
    #expect(try scene.stage.stalePixelCount() == 0)
  }

  @Test("What changed while it was cut off shows when it is cut no more")
  func unclipped() throws {
    let wide = Wide(frame: Rect(x: 0, y: 0, width: 20, height: 20))
    wide.keepsPicture = true
    wide.clipsToBounds = true
    page.addSubview(wide)
    scene.stage.advance(by: 0.1)
    wide.outer = .black
    scene.stage.advance(by: 0.1)
    wide.clipsToBounds = false
    scene.stage.advance(by: 0.1)

    #expect(scene.stage.color(at: Point(x: 30, y: 5)) == .black)
  }

  /// A view that draws to the right of its bounds as well.
  private final class Wide: View {
    var outer = Color.white {
      didSet { setNeedsDisplay(Rect(x: 20, y: 0, width: 20, height: 20)) }
    }

    override var drawnBounds: Rect { Rect(x: 0, y: 0, width: 40, height: 20) }

    override func draw(on canvas: Canvas) {
      canvas.fill(Rect(x: 20, y: 0, width: 20, height: 20), color: outer)
    }
  }

  @Test("What comes into it, moves in it and leaves it is drawn")
  func tree() throws {
    let other = Probe(50, 10, 20, 20, color: .black)
    page.addSubview(other)
    scene.stage.advance(by: 0.1)
    #expect(scene.stage.color(at: Point(x: 60, y: 20)) == .black)
    other.frame.origin.x = 70
    scene.stage.advance(by: 0.1)
    #expect(scene.stage.color(at: Point(x: 60, y: 20)) == Color(hex: 0x336699))
    #expect(scene.stage.color(at: Point(x: 80, y: 20)) == .black)
    other.removeFromSuperview()
    scene.stage.advance(by: 0.1)

    #expect(scene.stage.color(at: Point(x: 80, y: 20)) == Color(hex: 0x336699))
    #expect(try scene.stage.stalePixelCount() == 0)
  }

  @Test("Another size, another scale and no picture any more are drawn anew")
  func renewal() {
    page.frame.size.width = 120
    scene.stage.advance(by: 0.1)
    #expect(scene.stage.color(at: Point(x: 115, y: 70)) == Color(hex: 0x336699))
    scene.stage.window.setScale(PixelScale(clamping: 2))
    scene.stage.advance(by: 0.1)
    #expect(scene.stage.color(at: Point(x: 20, y: 20)) == Color(hex: 0xFF9900))
    let before = draws
    page.keepsPicture = false
    scene.stage.advance(by: 0.1)

    #expect(draws == [before[0] + 1, before[1] + 1])
  }

  @Test(
    "A clear ground lets through what is behind, also where the view lies between pixels",
    arguments: [0, 0.5])
  func clearGround(shift: Double) {
    page.backgroundColor = nil
    scene.root.backgroundColor = Color(hex: 0x00AA00)
    page.frame.origin.x = 30 + shift
    scene.stage.advance(by: 0.1)

    #expect(scene.stage.color(at: Point(x: 33, y: 70)) == Color(hex: 0x00AA00))
    #expect(scene.stage.color(at: Point(x: 55, y: 20)) == Color(hex: 0xFF9900))
  }

  @Test("It fades as one")
  func faded() {
    page.alpha = 0.5
    scene.root.backgroundColor = .black
    scene.stage.advance(by: 0.1)

    let shown = scene.stage.color(at: Point(x: 90, y: 70))
    #expect(abs(shown.red - Double(0x33) / 510) < 0.01)
    #expect(abs(shown.blue - Double(0x99) / 510) < 0.01)
  }
}
