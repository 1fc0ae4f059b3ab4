/// What one event did to a pan.
public enum PanOutcome: Sendable, Hashable {
  /// Nothing that anybody needs to hear of.
  case nothing

  /// The movement has become one that could begin the pan, which now waits for ``PanMachine/begin()`` or
  /// ``PanMachine/fail(_:)``.
  ///
  /// Said once; the translation counts from the press.
  case wantsToBegin(PanReading)

  /// The pan began.
  case began(PanReading)
  /// The pan moved on.
  case changed(PanReading)
  /// The pointer was lifted; the machine is possible again.
  case ended(PanReading)
  /// Something took the pan away; the machine is possible again.
  case cancelled(PanReading, PanInterruption)
  /// The press is no pan; the machine is possible again.
  case failed(PanFailure)

  /// The state that was entered, if any.
  public var state: PanState? {
    switch self {
    case .nothing, .wantsToBegin: nil
    case .began: .began
    case .changed: .changed
    case .ended: .ended
    case .cancelled: .cancelled
    case .failed: .failed
    }
  }

  /// What the pan reads, unless it failed or nothing happened.
  public var reading: PanReading? {
    switch self {
    case .nothing, .failed: nil
    case .wantsToBegin(let reading), .began(let reading), .changed(let reading), .ended(let reading),
      .cancelled(let reading, _):
      reading
    }
  }

  /// Whether the recogniser's targets are to be called.
  public var isAction: Bool {
    switch self {
    case .nothing, .wantsToBegin, .failed: false
    case .began, .changed, .ended, .cancelled: true
    }
  }
}
