import DetentControls
import DetentCore
import DetentTesting
import DetentUI

/// A drag of the lower thumb: each step is a movement by a point, and the frame that shows it.
///
/// The thumb stays within one segment of the eleven stops, so that texts are no part of the cost.
@MainActor
final class SliderWorkload {
  private let stage: Stage
  private let start: Point

  init(stops: Int, size: Size = Size(width: 480, height: 86), scale: Double = 1) throws {
    let labels = Array(repeating: "12", count: stops)
    let slider = try SegmentedRangeSlider(stops: labels, lower: stops / 4, upper: stops - 1)
    slider.feedback = .none
    stage = try Stage(slider, size: size, scale: scale)
    stage.advance(by: 1)
    start = slider.convertToWindow(Rect(origin: slider.thumbCenters[0])).origin
    stage.press(at: start)
    stage.advance(by: 1)
  }

  func step(_ number: Int) {
    let round = number % 40
    let way = Double(min(round, 40 - round))
    stage.move(to: start + Vector(dx: way, dy: 0))
    stage.advance(by: OffscreenDriver.frameInterval)
  }
}
