import DetentControls
import DetentCore
import DetentGraphics
import DetentTesting
import DetentUI
import Testing

@Suite("Looks of the segmented range slider")
@MainActor
struct SliderAppearanceTests {
  /// One change of each property, by its name.
  nonisolated static let changes:
    [(name: String, change: @MainActor @Sendable (SegmentedRangeSlider) -> Void)] = [
      ("thumbSize", { $0.appearance.thumbSize = Size(width: 20, height: 30) }),
      ("thumbBorderWidth", { $0.appearance.thumbBorderWidth = 4 }),
      ("trackThickness", { $0.appearance.trackThickness = 10 }),
      ("stopMarkSize", { $0.appearance.stopMarkSize = 8 }),
      ("bubbleSize", { $0.appearance.bubbleSize = Size(width: 60, height: 20) }),
      ("mergedBubbleSize", { $0.appearance.mergedBubbleSize = Size(width: 90, height: 29) }),
      ("bubblePadding", { $0.appearance.bubblePadding = 40 }),
      ("bubbleRadius", { $0.appearance.bubbleRadius = 1 }),
      ("bubblePointerSize", { $0.appearance.bubblePointerSize = Size(width: 16, height: 9) }),
      ("spacing", { $0.appearance.spacing = 1 }),
      ("showsBubbles", { $0.appearance.showsBubbles = false }),
      ("showsEndLabels", { $0.appearance.showsEndLabels = false }),
      ("trackColor", { $0.appearance.trackColor = .black }),
      ("selectedTrackColor", { $0.appearance.selectedTrackColor = .black }),
      ("stopMarkColor", { $0.appearance.stopMarkColor = .black }),
      ("selectedStopMarkColor", { $0.appearance.selectedStopMarkColor = .black }),
      ("thumbColor", { $0.appearance.thumbColor = .black }),
      ("thumbBorderColor", { $0.appearance.thumbBorderColor = .black }),
      ("bubbleColor", { $0.appearance.bubbleColor = Color(hex: 0x00FF00) }),
      ("bubbleTextColor", { $0.appearance.bubbleTextColor = Color(hex: 0xFF0000) }),
      ("labelColor", { $0.appearance.labelColor = Color(hex: 0xFF0000) }),
      ("bubbleFont", { $0.appearance.bubbleFont = .system(size: 9) }),
      ("labelFont", { $0.appearance.labelFont = .system(size: 16) }),
      ("thumbImage", { $0.appearance.thumbImage = checkers() }),
      ("stopMarkImage", { $0.appearance.stopMarkImage = checkers() }),
      ("selectedStopMarkImage", { $0.appearance.selectedStopMarkImage = checkers() }),
      ("bubbleImage", { $0.appearance.bubbleImage = checkers() }),
      ("mergedBubbleImage", { $0.appearance.mergedBubbleImage = checkers() }),
      ("bubbleText", { $0.bubbleText = { "<\($0)>" } }),
      ("endLabelText", { $0.endLabelText = { "<\($0)>" } }),
      ("separator", { $0.separator = " … " }),
      ("touchTarget", { $0.touchTarget = 30 }),
      ("isEnabled", { $0.isEnabled = false }),
    ]

  /// The properties that only the bubble for both shows.
  private static let merged = ["mergedBubbleSize", "mergedBubbleImage", "separator"]

  @Test(
    "Every property shows with the next frame, leaves nothing stale, and back again",
    arguments: changes.map(\.name))
  func properties(name: String) throws {
    let isMerged = Self.merged.contains(name)
    let scene = try SliderScene(isMerged ? 5...5 : 3...7, collision: .cross)
    let before = try scene.stage.picture()
    let change = try #require(Self.changes.first { $0.name == name }?.change)

    change(scene.slider)
    scene.stage.advance(by: 0.02)
    #expect(!Picture.differences(before, try scene.stage.picture()).isEmpty)
    #expect(try scene.stage.stalePixelCount() == 0)
    scene.stage.advance(by: 1)
    #expect(try scene.stage.stalePixelCount() == 0)

    scene.slider.appearance = SliderAppearance()
    scene.slider.bubbleText = nil
    scene.slider.endLabelText = nil
    scene.slider.separator = " - "
    scene.slider.touchTarget = 44
    scene.slider.isEnabled = true
    scene.stage.settle()
    #expect(Picture.differences(before, try scene.stage.picture()).isEmpty)
  }

  @Test("The same looks again draw nothing")
  func same() throws {
    let scene = try SliderScene()
    scene.slider.appearance = scene.slider.appearance
    scene.slider.axis = .horizontal
    scene.slider.separator = " - "
    scene.slider.touchTarget = 44
    scene.stage.advance(by: 0.1)
    #expect(scene.stage.frames.isEmpty)
  }

  @Test("The colours are those of the defaults")
  func colors() throws {
    let scene = try SliderScene(3...7)
    let stage = scene.stage
    #expect(stage.color(at: scene.stop(1.5)) == Color(hex: 0xDFDEE4))
    #expect(stage.color(at: scene.stop(4.5)) == Color(hex: 0xFF9800))
    #expect(stage.color(at: scene.stop(1)) == Color(hex: 0xF8F8FA))
    #expect(stage.color(at: scene.stop(5)) == Color(hex: 0xFF9800))
    #expect(stage.color(at: scene.stop(3)) == Theme.light.palette.thumb)
  }

  @Test("An image is drawn in place of the thumb, at the thumb's size")
  func thumbImage() throws {
    let scene = try SliderScene(3...7)
    scene.slider.appearance.thumbImage = Image(
      bitmap: try Bitmap(width: 2, height: 2, color: Color(hex: 0x00AA00)))
    scene.stage.settle()
    #expect(scene.stage.color(at: scene.stop(3) + Vector(dx: -7, dy: -7)) == Color(hex: 0x00AA00))
    #expect(scene.stage.color(at: scene.stop(3) + Vector(dx: -9, dy: -7)) != Color(hex: 0x00AA00))
  }

  @Test("The theme shows at once, and what the caller chose stays", arguments: Theme.all)
  func themes(theme: Theme) throws {
    let scene = try SliderScene(3...7) { $0.appearance.selectedTrackColor = Color(hex: 0x123456) }
    scene.stage.window.currentTheme = theme
    scene.stage.settle()
    #expect(scene.stage.color(at: scene.stop(3)) == theme.palette.thumb)
    #expect(scene.stage.color(at: scene.stop(4.5)) == Color(hex: 0x123456))
    #expect(try scene.stage.stalePixelCount() == 0)
  }

  @Test("The focus ring is drawn for the keyboard, around the focused thumb only")
  func focusRing() throws {
    let scene = try SliderScene(3...7)
    let before = try scene.stage.picture()
    scene.stage.key(.tab)
    scene.stage.settle()
    let changed = Picture.differences(before, try scene.stage.picture())
    #expect(!changed.isEmpty)
    #expect(changed.allSatisfy { (98...126).contains($0.x) })
    #expect(scene.stage.color(at: scene.stop(3) + Vector(dx: 10.5, dy: 0)) == Theme.light.palette.focusRing)
    #expect(try scene.stage.stalePixelCount() == 0)
  }

  @Test("A step of a drag draws around the thumb, not the slider")
  func dragDamage() throws {
    let scene = try SliderScene(3...7)
    scene.stage.press(at: scene.stop(3))
    scene.stage.move(to: scene.stop(3.3))
    scene.stage.settle()
    scene.stage.forgetFrames()
    scene.stage.move(to: scene.stop(3.4))
    scene.stage.advanceFrames(1)
    #expect(scene.stage.frames.count == 1)
    #expect(scene.stage.damagedArea.width < 60)
    #expect(scene.stage.drawnViewCount <= 8)
    scene.stage.advance(by: 2)
    #expect(scene.stage.frames.count == 1)
  }

  @Test("Pressing, leaving and letting go do not redraw the whole slider")
  func pressDamage() throws {
    let scene = try SliderScene(3...7)
    scene.stage.press(at: scene.stop(3))
    scene.stage.move(to: scene.stop(3) + Vector(dx: 1, dy: 900))
    scene.stage.release()
    scene.stage.settle()
    #expect(!scene.stage.damage.isEmpty)
    #expect(scene.stage.damage.allSatisfy { $0.width < 60 })
  }

  @Test("No interaction leaves a stale pixel", arguments: [1, 1.5, 2])
  func random(scale: Double) throws {
    let seed = UInt64.random(in: .min ... .max)
    var random = SplitMix(seed: seed)
    let rules: [CollisionRule] = [.keepApart(segments: 1), .stop, .cross, .push]
    let scene = try SliderScene(3...7, collision: rules.randomElement(using: &random) ?? .stop, scale: scale)
    {
      $0.appearance.trackThickness = 9
      $0.appearance.thumbSize = Size(width: 10, height: 30)
    }
    try RandomUser(stage: scene.stage, seed: seed).work(60) { stop in
      try? scene.slider.setRange(lower: stop, upper: 10, animated: true)
    }
  }
}
