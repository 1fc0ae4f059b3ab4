public import DetentCore
public import DetentUI
public import Observation

/// A slider with two thumbs over a track that is divided into equal segments by stops.
///
/// The stops are given as an array of labels; everything the slider computes and shows comes from that array. What it
/// does is decided by `RangeModel`; this class brings pointers, keys and wheels to it, shows what comes of it, and
/// tells its owner in three ways, in this order: observation of ``lowerIndex`` and ``upperIndex``, the delegate, and the
/// actions for control events.
///
/// ```swift
/// let slider = SegmentedRangeSlider(stops: ["S", "M", "L", "XL"])
/// slider.addAction(for: .valueChanged) { _ in … }
/// ```
@Observable
public final class SegmentedRangeSlider: Control {
  /// Who is told of what happens; held weakly.
  @ObservationIgnored public weak var delegate: (any SegmentedRangeSliderDelegate)?

  /// The looks; what is nil comes from the theme.
  ///
  /// Every change shows at once; a length that is negative or not finite stays what it was.
  @ObservationIgnored public var appearance = SliderAppearance() {
    didSet {
      appearance = appearance.withLegalLengths(orThoseOf: oldValue)
      if appearance != oldValue { appearanceDidChange() }
    }
  }

  /// Where ticks go; a pulse of the thumb by default.
  @ObservationIgnored public var feedback = TickFeedback.visual

  /// The text of a bubble, from the index of a stop; the stop's label when nil.
  @ObservationIgnored public var bubbleText: (@MainActor (Int) -> String)? {
    didSet { layoutDidChange() }
  }

  /// The text of an end label, from the index of a stop; the stop's label when nil.
  @ObservationIgnored public var endLabelText: (@MainActor (Int) -> String)? {
    didSet { layoutDidChange() }
  }

  /// What stands between the two texts of a merged bubble; " - " by default.
  @ObservationIgnored public var separator = " - " {
    didSet { if separator != oldValue { layoutDidChange() } }
  }

  /// The names of the thumbs for assistive technology; "Minimum" and "Maximum" by default.
  @ObservationIgnored public var thumbNames = (lower: "Minimum", upper: "Maximum")

  /// The direction of the track; horizontal by default.
  ///
  /// A vertical slider grows upward.
  @ObservationIgnored public var axis = Axis.horizontal {
    didSet { if axis != oldValue { layoutDidChange() } }
  }

  /// The label of each stop.
  @ObservationIgnored public internal(set) var stops: [String]

  /// Who caused the report that is being made.
  @ObservationIgnored public internal(set) var reportSource = ReportSource.program

  @ObservationIgnored var model: RangeModel<StopGrid>
  @ObservationIgnored var parts: SliderParts
  @ObservationIgnored let pan = PanGestureRecognizer(settings: .thumb)
  @ObservationIgnored var animation: Int?
  @ObservationIgnored var wake: (any ScheduledCall)?
  @ObservationIgnored var limiter = TickLimiter()
  @ObservationIgnored var shown = SliderShown()

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
    self.model = model
    parts = SliderParts()
    super.init()
    connectParts()
  }

  // MARK: View

  override public func layoutSubviews() { arrangeTrack() }

  override public func environmentDidChange() {
    super.environmentDidChange()
    applyStyles()
    behaviorOfEnvironmentDidChange()
  }

  override public func didMoveToWindow() {
    stopAnimating()
    environmentDidChange()
  }

  /// The parts that show a press redraw themselves.
  override public func highlightDidChange() {}

  override public func themeDidChange() {
    applyStyles()
    layoutDidChange()
  }

  override public func enabledDidChange() {
    super.enabledDidChange()
    change { $0.endStepping() }
    applyStyles()
    updateFocusability()
  }

  override public func sizeThatFits(_ size: Size) -> Size {
    axis == .horizontal
      ? Size(width: size.width, height: appearance.intrinsicThickness)
      : Size(width: appearance.intrinsicThickness, height: size.height)
  }

  override public var focusOrder: [View] {
    [parts.thumbs[model.thumb(.lower).rawValue], parts.thumbs[model.thumb(.upper).rawValue]]
  }

  override public func cursor(at location: Point) -> Cursor? {
    guard isEnabled, let track = shown.geometry else { return nil }
    if model.isTracking { return .closedHand }
    return model.thumb(at: track.trackPoint(of: location), on: track.track, time: now) == nil
      ? nil : .openHand
  }

  override public func scroll(_ event: ScrollEvent, at location: Point) -> Bool {
    turnWheel(event, at: location)
  }

  override public var accessibility: Accessibility? {
    Accessibility(role: .group, label: "", isEnabled: isEnabled)
  }
}
