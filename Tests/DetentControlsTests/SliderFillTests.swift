import DetentCore
import DetentGraphics
import DetentTesting
import DetentUI
import Testing

@testable import DetentControls

@MainActor @Suite("The filled part of a track") struct SliderFillTests {
  @Test(
    "It ends on the pixel next to the hand, so that what is under a thumb needs no smooth edge",
    arguments: [1.0, 1.5, 2])
  func wholePixels(scale: Double) throws {
    let slider = SegmentedRangeSlider(stops: (0...10).map(String.init))
    let stage = try Stage(slider, size: Size(width: 300, height: 90), scale: scale)
    let start = slider.thumbCenters[0]
    stage.press(at: start)

    for shift in [6.3, 20.71, 33.4] {
      stage.move(to: start + Vector(dx: shift, dy: 0))
      stage.advance(by: 0.1)

      let end = try #require(slider.track.fill).lowerBound * scale
      #expect(abs(end - end.rounded()) < 1e-9)
      #expect(abs(end - (start.x + shift) * scale) <= 0.5)
    }
  }
}
