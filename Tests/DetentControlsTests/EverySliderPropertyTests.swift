import DetentControls
import DetentCore
import DetentGraphics
import DetentTesting
import Testing

@Suite("Every property of a slider's looks")
@MainActor
struct EverySliderPropertyTests {
  /// Changes that only dividers show.
  nonisolated static let ofDividers:
    [(name: String, change: @MainActor @Sendable (inout SliderAppearance) -> Void)] =
      [
        ("dividerWidth", { $0.dividerWidth = 12 }),
        ("dividerOverhang", { $0.dividerOverhang = 12 }),
        ("dividerRadius", { $0.dividerRadius = 0 }),
        ("dividerColor", { $0.dividerColor = .black }),
        ("selectedDividerColor", { $0.selectedDividerColor = .black }),
      ]

  /// Changes that are tested here by themselves.
  private static let others = ["thumbGrowth"]

  @Test("None is forgotten: each property that is stored is changed in a test")
  func complete() {
    let tested =
      SliderAppearanceTests.changes.map(\.name) + EverySliderAppearanceTests.changes.map(\.name)
      + Self.ofDividers.map(\.name) + Self.others
    let stored = Mirror(reflecting: SliderAppearance()).children.compactMap(\.label)

    #expect(stored.count > 35)
    #expect(Set(stored).subtracting(tested).isEmpty)
  }

  @Test(
    "Dividers show every change with the next frame, leave nothing stale, and back again",
    arguments: ofDividers.map(\.name))
  func dividers(name: String) throws {
    let scene = try SliderKind.step.scene()
    let looks = scene.slider.appearance
    let before = try scene.stage.picture()
    let change = try #require(Self.ofDividers.first { $0.name == name }?.change)

    change(&scene.slider.appearance)
    scene.stage.advance(by: 0.02)
    #expect(!Picture.differences(before, try scene.stage.picture()).isEmpty)
    #expect(try scene.stage.stalePixelCount() == 0)

    scene.slider.appearance = looks
    scene.stage.settle()
    #expect(Picture.differences(before, try scene.stage.picture()).isEmpty)
  }

  @Test("A thumb that is held grows by what is said while it is held", arguments: SliderKind.allCases)
  func growth(kind: SliderKind) throws {
    let scene = try kind.scene()
    scene.stage.press(at: scene.place(0.2))
    scene.stage.settle()
    let before = try scene.stage.picture()

    scene.slider.appearance.thumbGrowth = 0.6
    scene.stage.advance(by: 0.02)

    #expect(!Picture.differences(before, try scene.stage.picture()).isEmpty)
    #expect(try scene.stage.stalePixelCount() == 0)
  }

  @Test("All images at once, and away again, show with the next frame", arguments: SliderKind.allCases)
  func images(kind: SliderKind) throws {
    let scene = try kind.scene()
    let drawn = try scene.stage.picture()

    try scene.slider.appearance.loadImages(fromFolder: DefaultImage.folder)
    scene.stage.advance(by: 0.02)
    #expect(!Picture.differences(drawn, try scene.stage.picture()).isEmpty)
    #expect(try scene.stage.stalePixelCount() == 0)

    scene.slider.appearance.removeImages()
    scene.stage.advance(by: 0.02)
    #expect(Picture.differences(drawn, try scene.stage.picture()).isEmpty)
  }
}
