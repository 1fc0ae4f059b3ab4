extension PanMachine {
  /// Takes in a sample by its phase.
  ///
  /// A pointer that leaves the window with no button held, while it is followed, counts as a movement without the
  /// button.
  public mutating func receive(_ sample: PointerSample) -> PanOutcome {
    switch sample.phase {
    case .down(let button): down(sample, button: button)
    case .move, .leave: move(sample)
    case .up(let button): up(sample, button: button)
    case .cancel: cancel(sample)
    }
  }

  /// A button went down, or a finger touched.
  ///
  /// Follows the pointer unless it is followed already, there are enough, the button is another one, or the place
  /// cannot be.
  public mutating func down(_ sample: PointerSample, button: PointerButton = .primary) -> PanOutcome {
    guard button == settings.button, sample.location.isPlausible else { return .nothing }
    switch payload {
    case .disabled: break
    case .idle: payload = .pressed(PanTracking(sample, settings: settings.velocity))
    case .pressed(var tracking), .waiting(var tracking), .began(var tracking), .moving(var tracking):
      guard !tracking.contains(sample.pointer), tracking.count < settings.most else { break }
      tracking.add(sample)
      payload = payload.with(tracking)
    }
    return .nothing
  }

  /// A pointer moved.
  public mutating func move(_ sample: PointerSample) -> PanOutcome {
    guard let tracking = payload.tracking, tracking.contains(sample.pointer) else { return .nothing }
    guard isHeld(sample) else { return endWithoutRelease(tracking, at: sample.time) }
    return follow(sample)
  }

  private mutating func follow(_ sample: PointerSample) -> PanOutcome {
    var hasMoved = false
    payload.change { hasMoved = $0.move(sample) }
    switch payload {
    case .pressed(let tracking): return judge(tracking, at: sample.time)
    case .began(let tracking), .moving(let tracking):
      guard hasMoved else { return .nothing }
      payload = .moving(tracking)
      return .changed(tracking.reading(at: sample.time))
    case .disabled, .idle, .waiting: return .nothing
    }
  }

  /// A button came up, or a finger lifted.
  ///
  /// The pan ends when fewer pointers than the minimum are left. Another button than the configured one does nothing.
  public mutating func up(_ sample: PointerSample, button: PointerButton = .primary) -> PanOutcome {
    guard button == settings.button else { return .nothing }
    guard var tracking = payload.tracking, tracking.contains(sample.pointer) else { return .nothing }
    let left = tracking.count - 1
    switch payload {
    case .began where left < settings.least, .moving where left < settings.least:
      tracking.place(sample)
      payload = .idle
      return .ended(tracking.reading(at: sample.time))
    case .pressed where left == 0: return fail(.lifted)
    case .waiting where left == 0: return fail(.liftedWhileWaiting)
    case .disabled, .idle, .pressed, .waiting, .began, .moving:
      tracking.remove(sample.pointer, at: sample.time)
      if left < settings.least { tracking.startAnew(at: sample.time) }
      payload = left < settings.least ? .pressed(tracking) : payload.with(tracking)
      return .nothing
    }
  }

  /// The system took a pointer away; the whole pan goes with it.
  public mutating func cancel(_ sample: PointerSample) -> PanOutcome {
    isTracking(sample.pointer) ? interrupt(.pointerCancelled) : .nothing
  }

  /// Decides whether the movement so far could begin the pan.
  private mutating func judge(_ tracking: PanTracking, at time: EventTime) -> PanOutcome {
    guard tracking.count >= settings.least else { return startOver(tracking, at: time) }
    switch settings.axis.verdict(on: tracking.movement, slop: settings.slop[tracking.kind]) {
    case .undecided: return .nothing
    case .rejected: return fail(.wrongAxis)
    case .accepted:
      payload = .waiting(tracking)
      return .wantsToBegin(tracking.fromPress)
    }
  }

  /// Keeps the translation at zero while there are too few pointers for a pan.
  private mutating func startOver(_ tracking: PanTracking, at time: EventTime) -> PanOutcome {
    var tracking = tracking
    tracking.startAnew(at: time)
    payload = .pressed(tracking)
    return .nothing
  }

  /// Whether the button that drags is held, as far as the sample can tell: it tells of a mouse's primary button.
  private func isHeld(_ sample: PointerSample) -> Bool {
    sample.isPrimaryButtonHeld || sample.kind != .mouse || settings.button != .primary
  }

  /// Ends where the pointer was last seen with the button held; where it was released nobody knows.
  private mutating func endWithoutRelease(_ tracking: PanTracking, at time: EventTime) -> PanOutcome {
    switch state {
    case .began, .changed:
      payload = .idle
      return .ended(tracking.reading(at: time))
    case .possible, .ended, .cancelled, .failed: return fail(.releaseMissed)
    }
  }
}
