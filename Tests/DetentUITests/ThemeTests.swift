import DetentCore
import DetentGraphics
import DetentTesting
import DetentUI
import Testing

@Suite("Themes")
@MainActor
struct ThemeTests {
  /// What is read must differ by 4.5 : 1, what is only seen by 3 : 1 (WCAG 2.2, 1.4.3 and 1.4.11).
  @Test("Text can be read", arguments: Theme.all)
  func text(theme: Theme) {
    let palette = theme.palette
    for ground in [palette.background, palette.surface] {
      #expect(palette.text.contrast(with: ground) >= 4.5)
      #expect(palette.secondaryText.contrast(with: ground) >= 4.5)
      #expect(palette.accent.contrast(with: ground) >= 4.5)
      #expect(palette.error.contrast(with: ground) >= 4.5)
    }
    #expect(palette.bubbleText.contrast(with: palette.bubble) >= 4.5)
  }

  @Test("Each kind of colours has its theme")
  func schemes() {
    #expect(ColorScheme.allCases.map { Theme($0) } == [.light, .dark, .highContrast])
  }

  @Test("The edges of all controls stand out from what they lie on", arguments: Theme.all)
  func boundaries(theme: Theme) {
    let palette = theme.palette
    for ground in [palette.background, palette.surface] {
      #expect(palette.thumb.contrast(with: ground) >= 3)
      #expect(palette.bubble.contrast(with: ground) >= 3)
      #expect(palette.focusRing.contrast(with: ground) >= 3)
      #expect(palette.controlBorder.contrast(with: ground) >= 3)
      #expect(palette.trackBorder.contrast(with: ground) >= 3)
      #expect(palette.trackFillBorder.contrast(with: ground) >= 3)
    }
    #expect(palette.trackFillBorder.contrast(with: palette.track) >= 3)
  }

  @Test("In high contrast the track and its parts stand out as well")
  func highContrast() {
    let palette = Theme.highContrast.palette
    #expect(palette.trackFill.contrast(with: palette.track) >= 3)
    #expect(palette.stopMark.contrast(with: palette.track) >= 3)
    #expect(palette.selectedStopMark.contrast(with: palette.trackFill) >= 3)
    #expect(palette.surfaceBorder.contrast(with: palette.background) >= 3)
  }

  @Test("The light theme has the colours of the slider's defaults")
  func defaults() {
    let palette = Theme.light.palette
    #expect(palette.track == Color(hex: 0xDFDEE4))
    #expect(palette.trackFill == Color(hex: 0xFF9800))
    #expect(palette.stopMark == Color(hex: 0xF8F8FA))
    #expect(palette.selectedStopMark == .clear)
    #expect(Theme.light.type.bubble.size == 12)
    #expect(Theme.light.type.bubble.weight == .medium)
    #expect(Theme.light.type.label.size == 12)
    #expect(Theme.light.type.label.weight == .regular)
    #expect(Theme.light.durations.bubbleFade == 0.3)
  }

  @Test("Their names differ")
  func names() {
    #expect(Set(Theme.all.map(\.name)) == ["light", "dark", "high-contrast"])
  }
}

@Suite("The shape of the pointer")
@MainActor
struct CursorTests {
  @Test(
    "The view under the pointer decides, or the nearest that holds it; the pressed one while it is pressed")
  func shapes() throws {
    let scene = try Scene()
    let (outer, inner) = (Probe(0, 0, 100, 50), Probe(0, 0, 50, 50))
    outer.addSubview(inner)
    scene.show(outer)
    outer.cursor = .openHand
    scene.stage.move(to: Point(x: 10, y: 10))
    #expect(scene.stage.surface.cursor == .openHand)
    inner.cursor = .pointingHand
    scene.stage.move(to: Point(x: 11, y: 10))
    #expect(scene.stage.surface.cursor == .pointingHand)
    scene.stage.press(at: Point(x: 11, y: 10))
    scene.stage.move(to: Point(x: 150, y: 90))
    #expect(scene.stage.surface.cursor == .pointingHand)
    scene.stage.release()
    #expect(scene.stage.surface.cursor == .arrow)
  }

  @Test("A finger changes nothing")
  func finger() throws {
    let scene = try Scene()
    scene.root.cursor = .openHand
    scene.stage.press(at: Point(x: 11, y: 10), with: .finger(1))
    #expect(scene.stage.surface.cursor == .arrow)
  }
}
