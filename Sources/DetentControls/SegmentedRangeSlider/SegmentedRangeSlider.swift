public import DetentCore
internal import DetentUI
public import Observation

/// A slider with two thumbs over a track that is divided into equal segments by stops.
///
/// The stops are given as an array of labels; everything the slider computes and shows comes from that array. It
/// tells its owner of changes in three ways, in this order: observation of ``lowerIndex`` and ``upperIndex``, the
/// delegate, and the actions for control events.
///
/// ```swift
/// let slider = SegmentedRangeSlider(stops: ["S", "M", "L", "XL"])
/// slider.addAction(for: .valueChanged) { _ in … }
/// ```
@Observable
public final class SegmentedRangeSlider: SliderControl<StopGrid> {
  /// Who is told of what happens; held weakly.
  @ObservationIgnored public weak var delegate: (any SegmentedRangeSliderDelegate)?

  /// The text of a bubble, from the index of a stop; the stop's label when nil.
  @ObservationIgnored public var bubbleText: (@MainActor (Int) -> String)? {
    didSet { bubbleTextsDidChange() }
  }

  /// The text of an end label, from the index of a stop; the stop's label when nil.
  @ObservationIgnored public var endLabelText: (@MainActor (Int) -> String)? {
    didSet { layoutDidChange() }
  }

  /// What stands between the two texts of a merged bubble; " - " by default.
  @ObservationIgnored public var separator = " - " {
    didSet { if separator != oldValue { bubbleTextsDidChange() } }
  }

  /// The label of each stop.
  @ObservationIgnored public internal(set) var stops: [String] {
    didSet { bubbleState.forget() }
  }

  /// The bubbles of the thumbs, and the one that speaks for both.
  @ObservationIgnored let bubbles = BubbleState.Slot.allCases.map { _ in SliderBubbleView() }
  @ObservationIgnored let endLabels = [Label(), Label()]
  @ObservationIgnored var bubbleState = BubbleState()

  /// Creates a slider with both thumbs on the ends.
  public convenience init(stops: [String]) {
    self.init(stops: stops, model: RangeModel(scale: StopGrid(count: stops.count)))
  }

  /// Creates a slider with its thumbs on two stops; an unordered pair is sorted.
  ///
  /// - Throws: `RangeError` when an index is not a stop, the pair is closer than `collision` allows, or the stops
  ///   cannot keep its gap.
  public convenience init(
    stops: [String], lower: Int, upper: Int, collision: CollisionRule = .keepApart(segments: 1)
  ) throws(RangeError) {
    var model = RangeModel(scale: StopGrid(count: stops.count), behavior: RangeBehavior(collision: .stop))
    _ = try model.setCollision(collision)
    _ = try model.set(lower: lower, upper: upper)
    self.init(stops: stops, model: model)
  }

  private init(stops: [String], model: RangeModel<StopGrid>) {
    self.stops = stops
    super.init(model: model, appearance: SliderAppearance())
  }

  // MARK: Parts

  override var partsBehind: [View] { endLabels }
  override var partsInFront: [View] { bubbles }
  override var intrinsicThickness: Double { appearance.intrinsicThickness(along: axis) }
  override var isAnimatingParts: Bool { bubbleState.merge.isMoving(at: now) }

  override func assign(_ next: RangeModel<StopGrid>) {
    observing(\.lowerIndex, isChange: next.lower != model.lower) {
      observing(\.upperIndex, isChange: next.upper != model.upper) { super.assign(next) }
    }
  }

  override func markPlaces(on geometry: SliderGeometry) -> [Double] {
    thinnedPlaces(of: model.scale, extent: Self.leastMarkDistance * appearance.stopMarkSize, on: geometry)
  }

  /// How many diameters there are at least between the centres of two stop marks; closer ones thin out.
  private static let leastMarkDistance = 4.0

  override func valueText(of value: Int) -> String { bubbleText(at: value) }

  override func number(of value: Int) -> Double { Double(value) }

  override func showParts(centers: [Double], _ geometry: SliderGeometry, isGradual: Bool) {
    showBubbles(centers: centers, geometry, isGradual: isGradual)
    showEndLabels(geometry)
  }

  override func applyPartStyles() {
    bubbleState.forget()
    applyBubbleStyles()
  }

  override func partsWillArrange() { bubbleState.forget() }

  // MARK: Delegate

  override func tellDelegate(_ report: RangeReport<Int>) {
    delegate?.rangeSlider(self, didChangeTo: report.lower...report.upper, isFinal: report.isFinal)
  }

  override func tellDelegateOfCancel(lower: Int, upper: Int) {
    delegate?.rangeSlider(self, didCancelBackTo: lower...upper)
  }

  override func tellDelegateOfTick(_ role: ThumbRole, at stop: Int) {
    delegate?.rangeSlider(self, didTick: role, at: stop)
  }

  override func tellDelegateOfCollision(_ role: ThumbRole, with obstacle: RangeObstacle) {
    delegate?.rangeSlider(self, didCollide: role, with: obstacle)
  }

  override func tellDelegateOfPan(_ reading: PanReading, phase: PanState) {
    delegate?.rangeSlider(self, didPan: reading, phase: phase)
  }

  override func tellDelegateOfLayout() { delegate?.rangeSliderDidLayout(self) }

  override func tellDelegateOfParts() {
    guard bubbleState.isNews else { return }
    bubbleState.isNews = false
    delegate?.rangeSliderBubblesDidChange(self)
  }

  override func tellDelegateOfRest() { delegate?.rangeSliderDidSettle(self) }
}

extension SegmentedRangeSlider: ObservedSlider {}
