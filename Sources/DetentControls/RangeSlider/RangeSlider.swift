public import DetentCore
internal import DetentUI
public import Observation

/// A slider with two thumbs on every number between two ends, without stops.
///
/// The thumbs block each other unless told otherwise. It tells its owner of changes in three ways, in this order:
/// observation of ``lower`` and ``upper``, the delegate, and the actions for control events.
@Observable
public final class RangeSlider: SliderControl<ContinuousScale> {
  /// Who is told of what happens; held weakly.
  @ObservationIgnored public weak var delegate: (any RangeSliderDelegate)?

  /// A value as people say it, for assistive technology; the number when nil.
  @ObservationIgnored public var valueText: (@MainActor (Double) -> String)?

  /// The looks of a continuous slider: a thumb of 22 × 22 on a track of 4.
  public static let standardAppearance: SliderAppearance = {
    var looks = SliderAppearance()
    looks.thumbSize = Size(width: 22, height: 22)
    return looks
  }()

  /// Creates the slider from 0 to 1, with its thumbs on 0.2 and 0.8.
  public init() {
    var model = RangeModel(scale: ContinuousScale.unit, behavior: RangeBehavior(collision: .stop))
    _ = try? model.set(lower: 0.2, upper: 0.8)
    super.init(model: model, appearance: Self.standardAppearance)
  }

  /// The number at the beginning of the track; 0 by default.
  public var minimum: Double { model.scale.bounds.lowerBound }

  /// The number at the end of the track; 1 by default.
  public var maximum: Double { model.scale.bounds.upperBound }

  /// The number of the lower thumb; observable, 0.2 by default.
  public var lower: Double {
    access(keyPath: \.lower)
    return model.lower
  }

  /// The number of the upper thumb; observable, 0.8 by default.
  public var upper: Double {
    access(keyPath: \.upper)
    return model.upper
  }

  /// What happens when the thumbs meet; they stop at each other by default.
  ///
  /// A segment to keep apart is a hundredth of the way.
  public var collision: CollisionRule {
    get { model.behavior.collision }
    set { changeBehavior { $0.collision = newValue } }
  }

  /// Changes the ends; a drag is cancelled and the thumbs kept within them.
  ///
  /// - Throws: `ScaleError` when one is not finite, or the minimum is above the maximum.
  public func setLimits(minimum: Double, maximum: Double) throws(ScaleError) {
    let scale = try ContinuousScale(minimum: minimum, maximum: maximum)
    guard scale != model.scale else { return }
    let time = now
    replaceScale { $0.setLimits(scale, at: time) }
  }

  /// Puts both thumbs somewhere at once; nothing is reported.
  ///
  /// - Throws: `ScaleError` when a number is not finite or outside of the ends, or the pair is closer than the rule
  ///   allows.
  public func setValues(lower: Double, upper: Double, animated: Bool = false) throws(ScaleError) {
    var next = model
    if try next.set(lower: lower, upper: upper, animated: animated && window != nil, at: now) {
      adoptFromProgram(next)
    }
  }

  // MARK: Parts

  override func assign(_ next: RangeModel<ContinuousScale>) {
    observing(\.lower, isChange: next.lower != model.lower) {
      observing(\.upper, isChange: next.upper != model.upper) { super.assign(next) }
    }
  }

  override func valueText(of value: Double) -> String { valueText?(value) ?? String(value) }

  override func number(of value: Double) -> Double { value }

  // MARK: Delegate

  override func tellDelegate(_ report: RangeReport<Double>) {
    delegate?.rangeSlider(self, didChangeTo: report.lower...report.upper, isFinal: report.isFinal)
  }

  override func tellDelegateOfCancel(lower: Double, upper: Double) {
    delegate?.rangeSlider(self, didCancelBackTo: lower...upper)
  }

  override func tellDelegateOfCollision(_ role: ThumbRole, with obstacle: RangeObstacle) {
    delegate?.rangeSlider(self, didCollide: role, with: obstacle)
  }

  override func tellDelegateOfPan(_ reading: PanReading, phase: PanState) {
    delegate?.rangeSlider(self, didPan: reading, phase: phase)
  }

  override func tellDelegateOfLayout() { delegate?.rangeSliderDidLayout(self) }

  override func tellDelegateOfRest() { delegate?.rangeSliderDidSettle(self) }
}

extension RangeSlider: ObservedSlider {}
