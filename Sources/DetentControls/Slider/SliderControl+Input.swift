public import DetentCore
public import DetentUI

extension SliderControl {
  func connectParts() {
    for view in [track] + partsBehind + thumbs + partsInFront { addSubview(view) }
    for thumb in thumbs {
      thumb.onKey = { [weak self] in self?.key($1, on: $0) ?? false }
      thumb.onStep = { [weak self] in self?.accessibilityStep($0, isIncrease: $1) ?? false }
      thumb.onFocus = { [weak self] in self?.focusMoved(on: $0) }
      thumb.onKeysTaken = { [weak self] in self?.change { $0.endStepping() } }
      thumb.describe = { [weak self] in
        self?.description(of: $0) ?? Accessibility(role: .slider, label: "", isEnabled: false)
      }
    }
    for pan in pans {
      addGestureRecognizer(pan)
      pan.delegate = self
      pan.addTarget { [weak self, weak pan] _ in
        if let pan { self?.stepped(pan) }
      }
    }
    updateFocusability()
    applyStyles()
  }

  func updateFocusability() {
    for view in thumbs {
      view.isFocusable = isEnabled && model.isEnabled(view.thumb) && !model.scale.isInert
      if !view.isFocusable, view.isFocused { view.window?.setFocus(nil, isVisible: false) }
    }
  }

  // MARK: Pointer

  private func stepped(_ pan: PanGestureRecognizer) {
    guard let geometry = shown.geometry else { return }
    let place = geometry.trackPoint(of: pan.location(in: self))
    let pointer = pan.pointer
    if let reading = pan.reading { tellDelegateOfPan(reading, phase: pan.state) }
    switch pan.state {
    case .began, .changed:
      change { $0.drag(pointer, to: place, on: geometry.track, time: now) }
    case .ended:
      let velocity = pan.velocity?[axis] ?? 0
      change { model in
        model.drag(pointer, to: place, on: geometry.track, time: now)
          + model.release(pointer, velocity: velocity, on: geometry.track, time: now)
      }
    case .cancelled:
      change { $0.cancel(pointer, at: now) }
    case .possible, .failed:
      break
    }
  }

  // MARK: Keyboard

  private func key(_ event: KeyEvent, on thumb: ThumbID) -> Bool {
    if event.key == .escape { return event.phase == .down && giveUpKeys() }
    guard isEnabled, let key = MoveKey(event.key) else { return false }
    if event.phase == .up {
      // Whatever is held by then: what the key began ends with it.
      change { $0.endStepping() }
      return true
    }
    guard event.modifiers.isDisjoint(with: [.control, .alt, .system]) else { return false }
    let step = RangeStep(key: key, direction: layoutDirection, isFine: event.modifiers.contains(.shift))
    change { $0.step(thumb, step, isRepeated: event.phase == .repeated, at: now) }
    return true
  }

  /// Escape brings the values from before back while keys are held that have changed them; true if it did.
  private func giveUpKeys() -> Bool {
    var hasGivenUp = false
    change { model in
      let effects = model.cancelStepping(at: now)
      hasGivenUp = !effects.isEmpty
      return effects
    }
    return hasGivenUp
  }

  /// An interaction by keys ends when the focus leaves the thumb.
  private func focusMoved(on thumb: ThumbID) {
    if window?.hasKeyboard != true || focusedID != thumb { change { $0.endStepping() } }
  }

  var focusedID: ThumbID? { thumbs.first { $0.isFocused }?.thumb }

  // MARK: Wheel

  func turnWheel(_ event: ScrollEvent, at location: Point) -> Bool {
    guard isEnabled, let geometry = shown.geometry, !model.scale.isInert else { return false }
    let units = RangeStep.wheelUnits(event.delta, direction: layoutDirection)
    let thumb = model.thumbForWheel(
      at: geometry.trackPoint(of: location), focused: focusedID, isIncrease: units > 0, on: geometry.track,
      time: now)
    guard units != 0, let thumb else { return false }
    change { $0.wheel(thumb, units: units, at: now) }
    return true
  }

  // MARK: Assistive technology

  /// Moves a thumb by one step, as assistive technology asks for it.
  private func accessibilityStep(_ thumb: ThumbID, isIncrease: Bool) -> Bool {
    guard isEnabled, model.isEnabled(thumb), !model.scale.isInert else { return false }
    change { $0.step(thumb, .by(isIncrease ? 1 : -1), source: .accessibility, at: now) }
    return true
  }

  private func description(of thumb: ThumbID) -> Accessibility {
    let limits = model.limits(of: thumb)
    let value = model.value(of: thumb)
    return Accessibility(
      role: .slider, label: model.role(of: thumb) == .lower ? thumbNames.lower : thumbNames.upper,
      value: number(of: value), valueText: valueText(of: value),
      limits: number(of: limits.lowerBound)...number(of: limits.upperBound),
      isEnabled: isEnabled && model.isEnabled(thumb), actions: [.increment, .decrement])
  }
}

extension SliderControl: GestureRecognizerDelegate {
  /// Only presses that take a thumb, or move one to the bare track, are the slider's.
  public func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive sample: PointerSample) -> Bool
  {
    guard isEnabled, let geometry = shown.geometry, isFree(recognizer) else { return false }
    let place = geometry.trackPoint(of: convertFromWindow(sample.location))
    return model.accepts(place, on: geometry.track, at: now)
  }

  /// Whether the recogniser is the one to take the next pointer.
  private func isFree(_ recognizer: GestureRecognizer) -> Bool {
    pans.first { !$0.isTracking } === recognizer
  }

  /// Takes the thumb under the pointer at once.
  public func gestureRecognizer(_ recognizer: GestureRecognizer, didReceive sample: PointerSample) {
    guard let geometry = shown.geometry else { return }
    let place = geometry.trackPoint(of: convertFromWindow(sample.location))
    change { $0.press(sample.pointer, at: place, on: geometry.track, time: now) }
  }

  /// A press without any movement ends without a report.
  public func gestureRecognizerDidFail(_ recognizer: GestureRecognizer) {
    guard let geometry = shown.geometry, let pan = pans.first(where: { $0 === recognizer }) else { return }
    let pointer = pan.pointer
    if let reading = pan.reading { tellDelegateOfPan(reading, phase: .failed) }
    if case .interrupted = pan.lastFailure {
      change { $0.cancel(pointer, at: now) }
    } else {
      change { $0.release(pointer, on: geometry.track, time: now) }
    }
  }
}
