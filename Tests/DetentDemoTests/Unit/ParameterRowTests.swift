import DetentControls
import DetentCore
import DetentLab
import DetentUI
import Testing

@testable import DetentDemo

@Suite("A row of the inspector")
@MainActor
struct ParameterRowTests {
  @Test(
    "What is off because something is missing says what, and all else says its default",
    arguments: [true, false])
  func reason(hasPictures: Bool) throws {
    let slider = SegmentedRangeSlider(stops: ["a", "b"])
    let parameters = SliderParameters(slider: slider, standard: SliderStandard(slider))
      .looks(imageFolder: hasPictures ? SceneParameterTests.images : nil)
    let images = try #require(parameters.first { $0.name == "images" }).followed {}

    let row = ParameterRowController(images, of: "range", texts: Texts(.english))
    _ = row.view

    #expect(row.control.isEnabled == hasPictures)
    #expect(
      (row.reset as? Button)?.title
        == (hasPictures ? "Default: Drawn" : "No pictures found (DETENT_RESOURCES)"))
  }
}
