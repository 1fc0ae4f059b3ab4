import DetentControls
import DetentCore
import DetentTesting
import DetentUI
import Testing

@Suite("Pictures of the segmented range slider")
@MainActor
struct SliderPictureTests {
  private static let size = Size(width: 204, height: 86)
  private static let stops = ["S", "M", "L", "XL", "XXL"]

  @Test("As it comes, in points and at double resolution", arguments: [1.0, 2])
  func usual(scale: Double) throws {
    let scene = try SliderScene(stops: Self.stops, 1...3, size: Self.size, scale: scale)
    try scene.stage.compareWithBaseline("slider-usual")
  }

  @Test("Both thumbs on one stop")
  func merged() throws {
    let scene = try SliderScene(stops: Self.stops, 2...2, collision: .cross, size: Self.size)
    try scene.stage.compareWithBaseline("slider-merged")
  }

  @Test("In the dark and in high contrast", arguments: [Theme.dark, .highContrast])
  func themes(theme: Theme) throws {
    let scene = try SliderScene(stops: Self.stops, 1...3, size: Self.size, theme: theme)
    try scene.stage.compareWithBaseline("slider-\(theme.name)")
  }

  @Test("Right to left")
  func rightToLeft() throws {
    let scene = try SliderScene(stops: Self.stops, 0...2, size: Self.size, direction: .rightToLeft)
    try scene.stage.compareWithBaseline("slider-right-to-left")
  }

  @Test("Upright")
  func vertical() throws {
    let scene = try SliderScene(stops: Self.stops, 1...3, size: Size(width: 120, height: 204)) {
      $0.axis = .vertical
    }
    try scene.stage.compareWithBaseline("slider-vertical")
  }

  @Test("With the keyboard focus")
  func focused() throws {
    let scene = try SliderScene(stops: Self.stops, 1...3, size: Self.size)
    scene.stage.key(.tab)
    scene.stage.settle()
    try scene.stage.compareWithBaseline("slider-focused")
  }
}
