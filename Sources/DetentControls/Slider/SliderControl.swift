public import DetentCore
public import DetentUI

/// What all sliders have in common: a track, one or two thumbs on it, and everything by which somebody moves them.
///
/// What a slider does is decided by `RangeModel`; this class brings pointers, keys and wheels to it, shows thumbs and
/// track as it says, and tells subclasses what happens. They add what only they have: what the values are, which delegate
/// hears of them, and what is drawn besides.
public class SliderControl<Scale: SliderScale>: Control {
  /// The looks; what is nil comes from the theme.
  ///
  /// Every change shows at once; a length that is negative or not finite stays what it was.
  public var appearance: SliderAppearance {
    didSet {
      appearance = appearance.withLegalLengths(orThoseOf: oldValue)
      if appearance != oldValue { appearanceDidChange() }
    }
  }

  /// Where ticks go; a pulse of thumb and stop by default.
  public var feedback = TickFeedback.visual

  /// The names of the thumbs for assistive technology; "Minimum" and "Maximum" by default.
  ///
  /// The only thumb of a slider has the first one.
  public var thumbNames = (lower: "Minimum", upper: "Maximum")

  /// The direction of the track; horizontal by default.
  ///
  /// A vertical slider grows upward.
  public var axis = Axis.horizontal {
    didSet { if axis != oldValue { layoutDidChange() } }
  }

  /// Who caused the report that is being made.
  public internal(set) var reportSource = ReportSource.program

  var model: RangeModel<Scale>
  var shown: SliderShown
  let track = SliderTrackView()
  let thumbs: [SliderThumbView]
  /// One for each thumb, so that two fingers can have one each.
  let pans: [PanGestureRecognizer]
  var wake: (any ScheduledCall)?
  var limiter = TickLimiter()

  /// Creates the slider of a model.
  init(model: RangeModel<Scale>, appearance: SliderAppearance) {
    self.model = model
    self.appearance = appearance
    thumbs = model.thumbIDs.map(SliderThumbView.init)
    pans = thumbs.map { _ in PanGestureRecognizer(settings: .thumb) }
    shown = SliderShown(thumbCount: thumbs.count)
    super.init()
    connectParts()
  }

  // MARK: View

  override public func layoutSubviews() { arrangeTrack() }

  override public func environmentDidChange() {
    super.environmentDidChange()
    applyStyles()
    let reducesMotion = reducesMotion
    changeBehavior { $0.reducesMotion = reducesMotion }
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
      ? Size(width: size.width, height: intrinsicThickness)
      : Size(width: intrinsicThickness, height: size.height)
  }

  override public var focusOrder: [View] {
    model.thumbIDs.count == 1 ? thumbs : ThumbRole.allCases.map { thumbs[model.thumb($0).rawValue] }
  }

  override public func cursor(at location: Point) -> Cursor? {
    guard isEnabled, let geometry = shown.geometry else { return nil }
    if model.isTracking { return .closedHand }
    let thumb = model.thumb(at: geometry.trackPoint(of: location), on: geometry.track, time: now)
    return thumb == nil ? nil : .openHand
  }

  override public func scroll(_ event: ScrollEvent, at location: Point) -> Bool {
    turnWheel(event, at: location)
  }

  override public var accessibility: Accessibility? {
    Accessibility(role: .group, label: "", isEnabled: isEnabled)
  }

  // MARK: What subclasses add

  /// How much room the slider needs across its track, in points.
  var intrinsicThickness: Double { max(touchTarget, appearance.thumbSize[axis.crossing]) }

  /// The views behind the thumbs, and those in front of them.
  var partsBehind: [View] { [] }
  var partsInFront: [View] { [] }

  /// Takes on another state of the model; a subclass tells observers of it.
  func assign(_ next: RangeModel<Scale>) { model = next }

  /// The places of the marks on the track, 0 … 1.
  func markPlaces(on geometry: SliderGeometry) -> [Double] { [] }

  /// The looks of the track.
  var trackStyle: SliderTrackView.Style { standardTrackStyle }

  /// A value as people say it.
  func valueText(of value: Scale.Value) -> String { "" }

  /// A value as a number, for assistive technology.
  func number(of value: Scale.Value) -> Double { 0 }

  /// The parts are arranged anew: what a subclass has measured of them may be out of date.
  func partsWillArrange() {}

  /// Brings what a subclass shows besides track and thumbs to where it is at this moment.
  func showParts(centers: [Double], _ geometry: SliderGeometry, isGradual: Bool) {}

  /// Gives the parts of a subclass their looks.
  func applyPartStyles() {}

  /// Whether anything of a subclass is on its way.
  var isAnimatingParts: Bool { false }

  /// Tells the delegate of a report.
  func tellDelegate(_ report: RangeReport<Scale.Value>) {}

  /// Tells the delegate that an interaction was given up.
  func tellDelegateOfCancel(lower: Scale.Value, upper: Scale.Value) {}

  /// Tells the delegate that a thumb passed a stop.
  func tellDelegateOfTick(_ role: ThumbRole, at stop: Scale.Value) {}

  /// Tells the delegate that a thumb came up against a limit.
  func tellDelegateOfCollision(_ role: ThumbRole, with obstacle: RangeObstacle) {}

  /// Tells the delegate of a step of the drag gesture.
  func tellDelegateOfPan(_ reading: PanReading, phase: PanState) {}

  /// Tells the delegate that the parts have other places.
  func tellDelegateOfLayout() {}

  /// Tells the delegate what else is shown otherwise than before.
  func tellDelegateOfParts() {}

  /// Tells the delegate that nothing moves any more.
  func tellDelegateOfRest() {}
}
