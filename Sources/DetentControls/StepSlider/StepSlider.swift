public import DetentCore
internal import DetentUI
public import Observation

/// A slider with one thumb that jumps from unit to unit, with a divider at each: 1 … ``maximum``.
///
/// It tells its owner of changes in three ways, in this order: observation of ``value``, the delegate, and the actions
/// for control events.
@Observable
public final class StepSlider: SliderControl<StopGrid> {
  /// Who is told of what happens; held weakly.
  @ObservationIgnored public weak var delegate: (any StepSliderDelegate)?

  /// The values that ``setMaximum(_:)`` allows, 1 … 20 by default; nil allows every positive one.
  @ObservationIgnored public var maximumLimits: ClosedRange<Int>? = 1...20 {
    didSet { setMaximum(maximum) }
  }

  /// The value as people say it, for assistive technology; the number when nil.
  @ObservationIgnored public var valueText: (@MainActor (Int) -> String)?

  /// The looks of a step slider: a thumb of 30 × 30 on a track of 6.
  public static let standardAppearance: SliderAppearance = {
    var looks = SliderAppearance()
    looks.thumbSize = Size(width: 30, height: 30)
    looks.thumbBorderWidth = 0
    looks.thumbGrowth = 0.1
    looks.trackThickness = 6
    return looks
  }()

  /// Creates a slider on `value`, both kept within what is allowed.
  public init(maximum: Int, value: Int = 1) {
    let count = Self.clamp(maximum, to: 1...20)
    let behavior = RangeBehavior(snapTiming: .whileDragging)
    super.init(
      model: RangeModel(
        scale: StopGrid(count: count), single: min(max(value, 1), count) - 1, behavior: behavior),
      appearance: Self.standardAppearance)
  }

  /// The value, 1 … ``maximum``; observable.
  public var value: Int {
    access(keyPath: \.value)
    return model.lower + 1
  }

  /// The largest value.
  public var maximum: Int { model.scale.count }

  /// Changes the value; nothing is reported.
  ///
  /// - Throws: `RangeError` when it is not one of 1 … ``maximum``.
  public func setValue(_ value: Int, animated: Bool = false) throws(RangeError) {
    guard (1...maximum).contains(value) else { throw .indexOutOfRange(index: value, allowed: 1...maximum) }
    var next = model
    if try next.set(lower: value - 1, upper: value - 1, animated: animated && window != nil, at: now) {
      adoptFromProgram(next)
    }
  }

  /// Changes the largest value, kept within ``maximumLimits``; a drag is cancelled and the value kept within it.
  public func setMaximum(_ maximum: Int) {
    let count = Self.clamp(maximum, to: maximumLimits)
    guard count != self.maximum else { return }
    let time = now
    replaceScale { (try? $0.setStops(count: count, at: time)) ?? [] }
  }

  private static func clamp(_ maximum: Int, to limits: ClosedRange<Int>?) -> Int {
    min(max(maximum, max(1, limits?.lowerBound ?? 1)), max(1, limits?.upperBound ?? .max))
  }

  // MARK: Parts

  /// The dividers, each as wide and as tall as the appearance says.
  override var trackStyle: SliderTrackView.Style {
    var style = standardTrackStyle
    style.mark = appearance.dividerColor ?? style.track
    style.selectedMark = appearance.selectedDividerColor ?? style.fill
    style.markLength = appearance.dividerWidth
    style.markThickness = appearance.trackThickness + appearance.dividerOverhang
    style.markRadius = appearance.dividerRadius
    style.hasMarkEdges = true
    // Pictures of stops are of dots.
    style.markImage = nil
    style.selectedMarkImage = nil
    return style
  }

  override func assign(_ next: RangeModel<StopGrid>) {
    observing(\.value, isChange: next.lower != model.lower) { super.assign(next) }
  }

  override func markPlaces(on geometry: SliderGeometry) -> [Double] {
    thinnedPlaces(of: model.scale, extent: 2 * appearance.dividerWidth, on: geometry)
  }

  override func valueText(of value: Int) -> String { valueText?(value + 1) ?? String(value + 1) }

  override func number(of value: Int) -> Double { Double(value + 1) }

  // MARK: Delegate

  override func tellDelegate(_ report: RangeReport<Int>) {
    delegate?.stepSlider(self, didChangeTo: report.lower + 1, isFinal: report.isFinal)
  }

  override func tellDelegateOfCancel(lower: Int, upper: Int) {
    delegate?.stepSlider(self, didCancelBackTo: lower + 1)
  }

  override func tellDelegateOfTick(_ role: ThumbRole, at stop: Int) {
    delegate?.stepSlider(self, didTickAt: stop + 1)
  }

  override func tellDelegateOfCollision(_ role: ThumbRole, with obstacle: RangeObstacle) {
    delegate?.stepSliderDidCollide(self)
  }

  override func tellDelegateOfPan(_ reading: PanReading, phase: PanState) {
    delegate?.stepSlider(self, didPan: reading, phase: phase)
  }

  override func tellDelegateOfLayout() { delegate?.stepSliderDidLayout(self) }

  override func tellDelegateOfRest() { delegate?.stepSliderDidSettle(self) }
}

extension StepSlider: ObservedSlider {}
