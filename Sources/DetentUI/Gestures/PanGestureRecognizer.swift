public import DetentCore

/// Recognises a drag: possible → began → changed* → ended or cancelled, or possible → failed.
///
/// A thin shell around `PanMachine`, which holds all that is to know about pans.
open class PanGestureRecognizer: GestureRecognizer {
  private var machine: PanMachine
  private var failure: PanFailure?

  /// Creates a recogniser; one without slop by default, as a thumb needs it.
  public init(settings: PanMachine.Settings = .thumb) {
    machine = PanMachine(settings: settings)
  }

  /// What counts as a pan; changes apply from the next event on.
  public var settings: PanMachine.Settings {
    get { machine.settings }
    set { machine.settings = newValue }
  }

  /// What the pan reads at this step.
  public private(set) var reading: PanReading?

  /// Which pointer is followed now, or was at the last step.
  public private(set) var pointer = PointerID()

  /// Why the last press was no pan; of use in ``GestureRecognizerDelegate/gestureRecognizerDidFail(_:)``.
  public var lastFailure: PanFailure? { failure }

  /// The kind of device that pans.
  public var kind: PointerKind { reading?.kind ?? .mouse }

  /// The way since the start, in points.
  public var translation: Vector { reading?.translation ?? .zero }

  /// Points per second at this step; nil when there is none, which is not the same as zero.
  public var velocity: Vector? { reading?.velocity }

  /// Where the pointer is, in the coordinates of `view`; in the window's when nil.
  public func location(in view: View?) -> Point {
    let location = reading?.location ?? .zero
    return view?.convertFromWindow(location) ?? location
  }

  /// Makes the pan read `translation` here and now; the velocity starts anew.
  public func setTranslation(_ translation: Vector) {
    machine.setTranslation(translation)
    reading = machine.reading ?? reading
  }

  override open var isTracking: Bool { machine.numberOfTouches > 0 }
  override open var isActive: Bool { machine.state == .began || machine.state == .changed }
  override open var wantsToBegin: Bool { machine.isWaiting }

  override open func receive(_ sample: PointerSample) {
    let wasTracking = machine.isTracking(sample.pointer)
    let outcome = machine.receive(sample)
    if machine.isTracking(sample.pointer), !wasTracking {
      pointer = sample.pointer
      reading = machine.reading
      delegate?.gestureRecognizer(self, didReceive: sample)
    }
    apply(outcome)
  }

  override open func begin() { apply(machine.begin()) }
  override open func fail(_ reason: PanFailure) { apply(machine.fail(reason)) }
  override open func interrupt(_ reason: PanInterruption) { apply(machine.interrupt(reason)) }
  override open func enabledDidChange() { apply(machine.setEnabled(isEnabled)) }

  private func apply(_ outcome: PanOutcome) {
    if let new = outcome.reading { reading = new }
    if case .failed(let reason) = outcome { failure = reason }
    if let state = outcome.state { enter(state) }
  }
}
