extension PanMachine {
  /// Lets a waiting pan begin.
  ///
  /// Does nothing unless the machine waits.
  public mutating func begin() -> PanOutcome {
    guard case .waiting(var tracking) = payload else { return .nothing }
    if settings.start == .crossing { tracking.startHere() }
    payload = .began(tracking)
    return .began(tracking.reading())
  }

  /// Makes a press fail that has not begun.
  ///
  /// Does nothing after the pan began; ``interrupt(_:)`` takes that away.
  public mutating func fail(_ reason: PanFailure = .vetoed) -> PanOutcome {
    switch payload {
    case .pressed, .waiting:
      payload = .idle
      return .failed(reason)
    case .disabled, .idle, .began, .moving: return .nothing
    }
  }

  /// Takes the pan away: a pan that began is cancelled, a press fails, and nothing happens to a machine that
  /// follows no pointer.
  public mutating func interrupt(_ reason: PanInterruption) -> PanOutcome {
    switch payload {
    case .began(let tracking), .moving(let tracking):
      payload = .idle
      return .cancelled(tracking.lastReading, reason)
    case .disabled, .idle, .pressed, .waiting: return fail(.interrupted(reason))
    }
  }

  /// Makes the pan read `translation` here and now; the velocity starts anew.
  ///
  /// Does nothing when no pointer is followed, or when `translation` is not a way that a pointer can go.
  public mutating func setTranslation(_ translation: Vector) {
    guard (Point.zero + translation).isPlausible, var tracking = payload.tracking else { return }
    tracking.translate(to: translation)
    payload = payload.with(tracking)
  }

  /// Enables or disables the machine; disabling takes the pan away, and a pointer that is down stays unfollowed when
  /// the machine is enabled again.
  public mutating func setEnabled(_ isEnabled: Bool) -> PanOutcome {
    guard isEnabled != self.isEnabled else { return .nothing }
    let outcome = interrupt(.disabled)
    payload = isEnabled ? .idle : .disabled
    return outcome
  }
}
