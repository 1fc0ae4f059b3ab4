import DetentControls
import DetentCore
import DetentGraphics
import DetentUI
import Testing

/// What the three sliders have in common, so that one test can work them all.
@MainActor
protocol SliderUnderTest: Control {
  var appearance: SliderAppearance { get set }
  var axis: Axis { get set }
  var feedback: TickFeedback { get set }
  var trackPress: RangeBehavior.TrackPress { get set }
  var touchTarget: Double { get set }
  var trackRect: Rect { get }
  var thumbCenters: [Point] { get }
  var reportSource: ReportSource { get }

  /// The place of the lower or only value, 0 … 1, read as an observer reads it.
  var fraction: Double { get }
  /// Puts the lower or only thumb at a place.
  func setFraction(_ fraction: Double, animated: Bool) throws
  func listen(with ear: SliderEar)
}

extension SegmentedRangeSlider: SliderUnderTest {
  var fraction: Double { Double(lowerIndex) / 10 }
  func setFraction(_ fraction: Double, animated: Bool) throws {
    try setRange(lower: Int((fraction * 10).rounded()), upper: upperIndex, animated: animated)
  }
  func listen(with ear: SliderEar) { delegate = ear }
}

extension StepSlider: SliderUnderTest {
  var fraction: Double { Double(value - 1) / 10 }
  func setFraction(_ fraction: Double, animated: Bool) throws {
    try setValue(Int((fraction * 10).rounded()) + 1, animated: animated)
  }
  func listen(with ear: SliderEar) { delegate = ear }
}

extension RangeSlider: SliderUnderTest {
  var fraction: Double { lower }
  func setFraction(_ fraction: Double, animated: Bool) throws {
    try setValues(lower: fraction, upper: upper, animated: animated)
  }
  func listen(with ear: SliderEar) { delegate = ear }
}

/// The sliders there are.
enum SliderKind: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case segmented, step, continuous

  var testDescription: String { rawValue }

  /// How far a key or a notch goes, 0 … 1.
  var step: Double { self == .continuous ? 0.01 : 0.1 }

  /// A slider with its lower thumb at 0.2 and, if there are two, the other one at 0.8.
  @MainActor
  func make() throws -> any SliderUnderTest {
    switch self {
    case .segmented: try SegmentedRangeSlider(stops: SliderScene.labels, lower: 2, upper: 8)
    case .step: StepSlider(maximum: 11, value: 3)
    case .continuous: RangeSlider()
    }
  }
}
