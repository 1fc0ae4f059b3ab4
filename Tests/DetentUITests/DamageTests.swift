import DetentCore
import DetentGraphics
import DetentTesting
import DetentUI
import Testing

@Suite("Only what changed is drawn")
@MainActor
struct DamageTests {
  let scene: Scene
  let patch = Probe(20, 10, 30, 20, color: .black)

  init() throws {
    scene = try Scene()
    scene.show(patch)
  }

  @Test("Nothing is drawn while nothing changes")
  func idle() {
    scene.stage.advance(by: 60)

    #expect(scene.stage.frames.isEmpty)
    #expect(scene.stage.window.isIdle)
  }

  @Test("Setting what is already set draws nothing")
  func same() {
    let frames = scene.drawn {
      patch.frame = patch.frame
      patch.alpha = 1
      patch.isHidden = false
      patch.backgroundColor = .black
      patch.clipsToBounds = false
    }
    #expect(frames.isEmpty)
  }

  @Test("A view that needs display is drawn in its frame, with all that lies there, once")
  func display() {
    let aside = Probe(100, 10, 10, 10)
    scene.show(aside)

    let frames = scene.drawn {
      patch.setNeedsDisplay()
      patch.setNeedsDisplay()
    }

    #expect(frames.map(\.damage) == [[Rect(x: 20, y: 10, width: 30, height: 20)]])
    #expect(frames[0].viewCount == 3)
    #expect(aside.drawCount == 1)
  }

  @Test("A part in the view's own coordinates is damaged as that part")
  func part() {
    let frames = scene.drawn { patch.setNeedsDisplay(Rect(x: 1, y: 2, width: 3, height: 4)) }
    #expect(frames.flatMap(\.damage) == [Rect(x: 21, y: 12, width: 3, height: 4)])
  }

  @Test("Damage ends at the edge of the window")
  func outside() {
    let frames = scene.drawn { patch.setNeedsDisplay(Rect(x: -1000, y: 0, width: 2000, height: 1)) }
    #expect(frames.flatMap(\.damage) == [Rect(x: 0, y: 10, width: 200, height: 1)])
    #expect(scene.drawn { patch.setNeedsDisplay(Rect(x: 500, y: 0, width: 9, height: 9)) }.isEmpty)
  }

  @Test("Moving draws where the view was and where it is")
  func moving() throws {
    let frames = scene.drawn { patch.frame.origin.x = 100 }

    #expect(
      frames.flatMap(\.damage) == [
        Rect(x: 20, y: 10, width: 30, height: 20), Rect(x: 100, y: 10, width: 30, height: 20),
      ])
    #expect(scene.stage.color(at: Point(x: 25, y: 15)) == Theme.light.palette.background)
    #expect(scene.stage.color(at: Point(x: 105, y: 15)) == .black)
    #expect(try scene.stage.stalePixelCount() == 0)
  }

  @Test("Hiding, fading and removing draw just where the view is", arguments: 0..<4)
  func leaving(way: Int) throws {
    let frames = scene.drawn {
      switch way {
      case 0: patch.isHidden = true
      case 1: patch.alpha = 0
      case 2: patch.removeFromSuperview()
      default: patch.alpha = 0.5
      }
    }
    #expect(frames.flatMap(\.damage) == [Rect(x: 20, y: 10, width: 30, height: 20)])
    #expect(try scene.stage.stalePixelCount() == 0)
  }

  @Test("A hidden or clear view draws nothing, whatever changes in it")
  func hidden() {
    let child = Probe(0, 0, 5, 5, color: .white)
    patch.addSubview(child)
    patch.isHidden = true
    scene.stage.advance(by: 0.1)

    let frames = scene.drawn {
      child.backgroundColor = .black
      child.frame.origin.x = 9
      patch.setNeedsDisplay()
      patch.frame.origin.y = 50
    }
    #expect(frames.isEmpty)
  }

  @Test(
    "What a clipping view holds is damaged and drawn only inside of it; clipping and not clipping redraw both"
  )
  func clipping() throws {
    let child = Probe(20, 0, 40, 10, color: .white)
    patch.addSubview(child)
    scene.stage.advance(by: 0.1)
    #expect(scene.stage.color(at: Point(x: 75, y: 15)) == .white)

    let clipped = scene.drawn { patch.clipsToBounds = true }
    #expect(scene.stage.color(at: Point(x: 75, y: 15)) == Theme.light.palette.background)
    #expect(
      clipped.flatMap(\.damage).reduce(.zero) { $0.union($1) } == Rect(x: 20, y: 10, width: 60, height: 20))
    #expect(try scene.stage.stalePixelCount() == 0)

    let frames = scene.drawn { child.setNeedsDisplay() }
    #expect(frames.flatMap(\.damage) == [Rect(x: 40, y: 10, width: 10, height: 10)])

    patch.clipsToBounds = false
    scene.stage.advance(by: 0.1)
    #expect(scene.stage.color(at: Point(x: 75, y: 15)) == .white)
  }

  @Test("A view that draws beyond its bounds is damaged as far as it draws")
  func drawnBounds() {
    patch.reach = 3
    let frames = scene.drawn { patch.setNeedsDisplay() }
    #expect(frames.flatMap(\.damage) == [Rect(x: 17, y: 7, width: 36, height: 26)])
  }

  @Test("Bringing a view to the front draws it, and being there already draws nothing")
  func front() throws {
    let other = Probe(30, 15, 30, 20, color: .white)
    scene.show(other)

    #expect(scene.drawn { scene.root.bringSubviewToFront(patch) }.flatMap(\.damage) == [patch.frame])
    #expect(scene.stage.color(at: Point(x: 45, y: 25)) == .black)
    #expect(scene.drawn { scene.root.bringSubviewToFront(patch) }.isEmpty)
    #expect(try scene.stage.stalePixelCount() == 0)
  }

  @Test("Damage is whole pixels, with all that reaches into them", arguments: [1, 1.5, 2])
  func fractions(scale: Double) throws {
    let scene = try Scene(scale: scale)
    let left = Probe(0, 0, 10.2, 10, color: .black)
    let right = Probe(10.2, 0, 10.2, 10, color: Color(hex: 0x00FF00))
    scene.show(left, right)
    let frames = scene.drawn { left.setNeedsDisplay() }
    let edge = (10.2 * scale).rounded(.up) / scale
    #expect((frames.flatMap(\.damage)[0].maxX - edge).magnitude < 1e-9)
    #expect(right.drawCount == 2)
    #expect(try scene.stage.stalePixelCount() == 0)
  }

  @Test("Changes before a frame are drawn together, at most one frame in a sixtieth of a second")
  func pace() {
    let frames = scene.drawn {
      for step in 0..<60 {
        patch.frame.origin.x = Double(step)
        scene.stage.advance(by: 1.0 / 600)
      }
    }
    #expect((6...7).contains(frames.count))
  }

  @Test("An exposed part, a return to the screen and a theme are drawn")
  func window() {
    let part = Rect(x: 1, y: 1, width: 5, height: 5)
    let all = Rect(x: 0, y: 0, width: 200, height: 100)

    #expect(scene.drawn { scene.stage.expose(part) }.flatMap(\.damage) == [part])
    #expect(scene.drawn { scene.stage.unmap() }.isEmpty)
    #expect(scene.drawn { scene.stage.map() }.flatMap(\.damage) == [all])
    #expect(scene.drawn { scene.stage.window.currentTheme = .dark }.flatMap(\.damage) == [all])
    #expect(scene.stage.color(at: Point(x: 199, y: 99)) == Theme.dark.palette.background)
  }

  @Test("No change leaves a stale pixel, at any scale", arguments: [1, 1.25, 2])
  func random(scale: Double) throws {
    let seed = UInt64.random(in: .min ... .max)
    var random = SplitMix(seed: seed)
    let scene = try Scene(scale: scale)
    let views = (0..<4).map { Probe(0, 0, 30, 20, color: Color(hex: UInt32($0 * 0x30_4050 + 0x1122))) }
    scene.root.addSubview(views[0])
    for view in views[1...] { views[Int.random(in: 0..<1, using: &random)].addSubview(view) }
    for _ in 0..<40 {
      let view = views[Int.random(in: 0..<views.count, using: &random)]
      switch Int.random(in: 0..<6, using: &random) {
      case 0: view.isHidden.toggle()
      case 1: view.alpha = [0, 0.5, 1][Int.random(in: 0..<3, using: &random)]
      case 2: view.clipsToBounds.toggle()
      case 3: scene.root.addSubview(view)
      case 4: views[0].addSubview(view)
      default:
        view.frame = Rect(
          x: Double.random(in: -9...99, using: &random), y: Double.random(in: -9...50, using: &random),
          width: Double.random(in: -2...60, using: &random), height: Double.random(in: 0...60, using: &random)
        )
      }
      scene.stage.advanceFrames(Int.random(in: 0...1, using: &random))
      let stale = try scene.stage.stalePixels()
      #expect(stale.isEmpty, "seed \(seed): \(stale.count), \(stale.prefix(3))")
    }
  }
}
