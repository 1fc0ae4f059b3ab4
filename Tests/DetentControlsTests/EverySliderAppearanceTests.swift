import DetentControls
import DetentCore
import DetentGraphics
import DetentTesting
import DetentUI
import Testing

@Suite("Looks of every slider")
@MainActor
struct EverySliderAppearanceTests {
  /// One change of each property that all sliders show, by its name.
  nonisolated static let changes:
    [(name: String, change: @MainActor @Sendable (any SliderUnderTest) -> Void)] =
      [
        ("thumbSize", { $0.appearance.thumbSize = Size(width: 20, height: 36) }),
        ("thumbBorderWidth", { $0.appearance.thumbBorderWidth = 4 }),
        ("thumbCurvature", { $0.appearance.thumbCurvature = 0.2 }),
        ("thumbBorderColor", { $0.appearance.thumbBorderColor = .black }),
        ("thumbColor", { $0.appearance.thumbColor = .black }),
        ("thumbImage", { $0.appearance.thumbImage = checkers() }),
        ("trackThickness", { $0.appearance.trackThickness = 12 }),
        ("trackCurvature", { $0.appearance.trackCurvature = 0 }),
        ("trackColor", { $0.appearance.trackColor = .black }),
        ("trackBorderColor", { $0.appearance.trackBorderColor = .black }),
        ("selectedTrackBorderColor", { $0.appearance.selectedTrackBorderColor = .black }),
        ("selectedTrackColor", { $0.appearance.selectedTrackColor = .black }),
        ("touchTarget", { $0.touchTarget = 30 }),
        ("isEnabled", { $0.isEnabled = false }),
      ]

  @Test(
    "Every property shows with the next frame, leaves nothing stale, and back again",
    arguments: SliderKind.allCases, changes.map(\.name))
  func properties(kind: SliderKind, name: String) throws {
    // Dividers stand on both ends of the track.
    if kind == .step, name == "trackCurvature" { return }
    let scene = try kind.scene()
    let looks = scene.slider.appearance
    let before = try scene.stage.picture()
    let change = try #require(Self.changes.first { $0.name == name }?.change)

    change(scene.slider)
    scene.stage.advance(by: 0.02)
    #expect(!Picture.differences(before, try scene.stage.picture()).isEmpty)
    #expect(try scene.stage.stalePixelCount() == 0)

    scene.slider.appearance = looks
    scene.slider.touchTarget = 44
    scene.slider.isEnabled = true
    scene.stage.settle()
    #expect(Picture.differences(before, try scene.stage.picture()).isEmpty)
  }

  @Test("Lengths that cannot be are refused", arguments: SliderKind.allCases, [Double.nan, .infinity, -1])
  func illegalLengths(kind: SliderKind, length: Double) throws {
    let scene = try kind.scene()
    let looks = scene.slider.appearance

    scene.slider.appearance.thumbSize = Size(width: length, height: 5)
    scene.slider.appearance.trackCurvature = length
    scene.slider.appearance.dividerWidth = length

    #expect(scene.slider.appearance == looks)
  }

  @Test("The theme shows at once, and what the caller chose stays", arguments: SliderKind.allCases, Theme.all)
  func themes(kind: SliderKind, theme: Theme) throws {
    let scene = try kind.scene { $0.appearance.selectedTrackColor = Color(hex: 0x123456) }

    scene.stage.window.currentTheme = theme
    scene.stage.settle()

    #expect(scene.stage.color(at: scene.place(0.2)) == theme.palette.thumb)
    #expect(scene.stage.color(at: scene.place(kind == .step ? 0.05 : 0.45)) == Color(hex: 0x123456))
    #expect(try scene.stage.stalePixelCount() == 0)
  }

  @Test("A pressed thumb grows and is in front; let go it is as before", arguments: SliderKind.allCases)
  func pressed(kind: SliderKind) throws {
    let scene = try kind.scene()
    let thumb = scene.thumb(.lower)
    let before = try scene.stage.picture()

    scene.stage.press(at: scene.place(0.2))
    scene.stage.settle()
    #expect(!Picture.differences(before, try scene.stage.picture()).isEmpty)
    if kind != .step {
      let order = scene.slider.subviews
      let mine = try #require(order.firstIndex { $0 === thumb })
      let other = try #require(order.firstIndex { $0 === scene.thumb(.upper) })
      #expect(mine > other)
    }
    scene.stage.release()
    scene.stage.settle()

    #expect(Picture.differences(before, try scene.stage.picture()).isEmpty)
  }

  @Test("A step of a drag draws around the thumb, not the slider", arguments: SliderKind.allCases)
  func dragDamage(kind: SliderKind) throws {
    let scene = try kind.scene()
    scene.stage.press(at: scene.place(0.2))
    scene.stage.move(to: scene.place(0.23))
    scene.stage.settle()
    scene.stage.forgetFrames()

    scene.stage.move(to: scene.place(0.24))
    scene.stage.advanceFrames(1)

    #expect(scene.stage.damagedArea.width < 70)
    #expect(kind != .step || scene.stage.frames.isEmpty)
  }

  @Test("No interaction leaves a stale pixel", arguments: SliderKind.allCases, [1, 1.5, 2])
  func random(kind: SliderKind, scale: Double) throws {
    let scene = try kind.scene(scale: scale)
    try RandomUser(stage: scene.stage, seed: .random(in: .min ... .max)).work(40) { stop in
      try? scene.slider.setFraction(Double(stop % 8) / 10, animated: true)
    }
  }

  // MARK: Pulse

  @Test("A tick lets the mark of its stop pulse, in its own place, and then all is as before")
  func markPulse() throws {
    for kind in [SliderKind.segmented, .step] {
      let scene = try kind.scene { $0.appearance.thumbSize = Size(width: 8, height: 8) }
      scene.stage.press(at: scene.place(0.2))
      scene.stage.move(to: scene.place(0.5))
      scene.stage.settle()
      let rested = try scene.stage.picture()
      let beside = scene.place(0.6) + Vector(dx: 0, dy: kind == .step ? -8.5 : -3.5)
      let ground = scene.stage.color(at: beside)

      scene.stage.move(to: scene.place(0.7))
      scene.stage.advanceFrames(4)
      #expect(scene.stage.color(at: beside) != ground, "\(kind)")
      #expect(try scene.stage.stalePixelCount() == 0)
      scene.stage.settle()

      #expect(scene.stage.color(at: beside) == ground, "\(kind)")
      #expect(try scene.stage.stalePixelCount() == 0)
      scene.stage.move(to: scene.place(0.5))
      scene.stage.settle()
      #expect(Picture.differences(rested, try scene.stage.picture()).isEmpty)
    }
  }

  @Test("Nothing pulses when ticks go elsewhere, or motion is to be reduced", arguments: [false, true])
  func noPulse(reducesMotion: Bool) throws {
    let scene = try SliderKind.step.scene(desktop: DesktopSettings(allowsAnimation: !reducesMotion)) {
      if !reducesMotion { $0.feedback = .none }
      $0.appearance.thumbSize = Size(width: 8, height: 8)
    }
    let beside = scene.place(0.3) + Vector(dx: 0, dy: -8.5)
    let ground = scene.stage.color(at: beside)

    scene.stage.press(at: scene.place(0.2))
    scene.stage.move(to: scene.place(0.5))
    scene.stage.advanceFrames(4)

    #expect(scene.stage.color(at: beside) == ground)
  }
}
