import DetentControls
import DetentCore
import DetentGraphics
import DetentTesting
import DetentUI

/// Notes everything that a slider tells its delegate.
@MainActor
final class SliderListener: SegmentedRangeSliderDelegate {
  var heard: [String] = []
  var settledCount = 0
  var layoutCount = 0
  var bubbleChanges = 0
  var sources: [ReportSource] = []
  var phases: [PanState] = []
  var whenChanged: (() -> Void)?
  var whenTicked: (() -> Void)?

  /// What was heard, without ticks and collisions.
  var reports: [String] { heard.filter { !$0.hasPrefix("tick") && !$0.hasPrefix("hit") } }
  var ticks: [String] { heard.filter { $0.hasPrefix("tick") } }
  var hits: [String] { heard.filter { $0.hasPrefix("hit") } }

  func rangeSlider(_ slider: SegmentedRangeSlider, didChangeTo range: ClosedRange<Int>, isFinal: Bool) {
    heard.append("\(range.lowerBound)-\(range.upperBound)" + (isFinal ? " final" : ""))
    sources.append(slider.reportSource)
    whenChanged?()
  }

  func rangeSlider(_ slider: SegmentedRangeSlider, didCancelBackTo range: ClosedRange<Int>) {
    heard.append("cancelled \(range.lowerBound)-\(range.upperBound)")
  }

  func rangeSlider(_ slider: SegmentedRangeSlider, didTick thumb: ThumbRole, at stop: Int) {
    heard.append("tick \(thumb) \(stop)")
    whenTicked?()
  }

  func rangeSlider(
    _ slider: SegmentedRangeSlider, didCollide thumb: ThumbRole, with obstacle: RangeEffect<Int>.Obstacle
  ) { heard.append("hit \(thumb) \(obstacle)") }

  func rangeSlider(_ slider: SegmentedRangeSlider, didPan pan: PanReading, phase: PanState) {
    phases.append(phase)
  }
  func rangeSliderBubblesDidChange(_ slider: SegmentedRangeSlider) { bubbleChanges += 1 }
  func rangeSliderDidLayout(_ slider: SegmentedRangeSlider) { layoutCount += 1 }
  func rangeSliderDidSettle(_ slider: SegmentedRangeSlider) { settledCount += 1 }
}

/// A slider of 11 stops "10" … "20", 30 points apart from x = 22 on, that fills a window.
@MainActor
final class SliderScene {
  let slider: SegmentedRangeSlider
  let stage: Stage
  let listener = SliderListener()
  /// The names of control events, as they were sent.
  var events: [String] = []

  static let labels = (10...20).map(String.init)

  init(
    stops: [String] = SliderScene.labels, _ range: ClosedRange<Int>? = nil,
    collision: CollisionRule = .keepApart(segments: 1), size: Size = Size(width: 344, height: 86),
    scale: Double = 1, theme: Theme = .light, direction: LayoutDirection = .leftToRight,
    desktop: DesktopSettings = DesktopSettings(), configure: (SegmentedRangeSlider) -> Void = { _ in }
  ) throws {
    slider = try SegmentedRangeSlider(
      stops: stops, lower: range?.lowerBound ?? 0, upper: range?.upperBound ?? max(0, stops.count - 1),
      collision: collision)
    configure(slider)
    stage = try Stage(
      slider, size: size, scale: scale, theme: theme, direction: direction, desktop: desktop)
    slider.delegate = listener
    listenToActions(of: slider) { [weak self] in self?.events.append($0) }
    stage.settle()
    stage.forgetFrames()
  }

  /// The centre of a stop.
  func stop(_ index: Double) -> Point { Point(x: 22 + 30 * index, y: 43) }

  /// The pair, for short.
  var pair: [Int] { [slider.lowerIndex, slider.upperIndex] }

  /// Presses the middle of a stop, moves over to another, and lets go there.
  func drag(_ from: Double, _ to: Double, over seconds: Double = 0.3, steps: Int = 12) {
    stage.drag(from: stop(from), to: stop(to), over: seconds, steps: steps)
  }

  /// The coordinates of both drawn thumbs on the axis.
  var thumbs: [Double] { slider.thumbCenters.map { $0[slider.axis] } }

  func thumb(_ role: ThumbRole) -> View {
    slider.focusOrder[role == .lower ? 0 : 1]
  }
}
