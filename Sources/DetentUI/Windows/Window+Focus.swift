internal import DetentCore

extension Window {
  /// Moves the keyboard focus; `nil` takes it away.
  ///
  /// A view that cannot have it changes nothing.
  ///
  /// - Parameters:
  ///   - view: The view that is to hear the keys.
  ///   - isVisible: Whether the focus ring is drawn.
  public func setFocus(_ view: View?, isVisible: Bool) {
    if let view, !view.canBecomeFocused || view.window !== self { return }
    let old = focusedView
    let wasVisible = isFocusVisible
    focusedView = view
    driverWindow?.takesText = view?.wantsText ?? false
    isFocusVisible = isVisible
    if old !== view {
      old?.focusDidChange()
      view?.focusDidChange()
      tellSuperviews(of: view)
      onFocusChange?(view)
    } else if wasVisible != isVisible {
      view?.focusDidChange()
    }
  }

  /// Whoever heard of the focus before may have moved it on.
  private func tellSuperviews(of view: View?) {
    guard let view, focusedView === view else { return }
    for superview in view.path.dropFirst() { superview.focusDidMove(to: view) }
  }

  /// Moves the focus to the next view that can have it, or the one before; around at the ends.
  public func moveFocus(forward: Bool) {
    layoutIfNeeded()
    let stops = focusStops(in: self)
    guard !stops.isEmpty else { return }
    let current = stops.firstIndex { $0 === focusedView }
    let next = current.map { ($0 + (forward ? 1 : stops.count - 1)) % stops.count }
    setFocus(stops[next ?? (forward ? 0 : stops.count - 1)], isVisible: true)
  }

  /// The view that has the focus cannot have it any longer.
  func moveFocusAway(from view: View) {
    if focusedView === view { setFocus(nil, isVisible: isFocusVisible) }
  }

  func setFocusVisible(_ isVisible: Bool) { setFocus(focusedView, isVisible: isVisible) }

  func key(_ event: KeyEvent) {
    let path = focusedView?.path ?? [self]
    switch event.phase {
    case .up:
      _ = path.contains { $0.keyUp(event) }
    case .down, .repeated:
      if event.key == .escape, cancelGestures() { return }
      if path.contains(where: { $0.keyDown(event) }) { return setFocusVisible(true) }
      if offerKey(event, to: self) { return }
      if event.key == .tab { moveFocus(forward: !event.modifiers.contains(.shift)) }
    }
  }

  private func offerKey(_ event: KeyEvent, to view: View) -> Bool {
    guard !view.isHidden, view.isUserInteractionEnabled else { return false }
    return view.subviews.reversed().contains { offerKey(event, to: $0) } || view.keyEquivalent(event)
  }

  func keyboardMoved(isHere: Bool) {
    hasKeyboard = isHere
    if !isHere { focusedView?.keysWereTaken() }
    focusedView?.keyboardDidMove(isHere: isHere)
  }

  private func focusStops(in view: View) -> [View] {
    guard !view.isHidden, view.isUserInteractionEnabled || view.canBecomeFocused else { return [] }
    let own: [View] = view.canBecomeFocused ? [view] : []
    return own + view.focusOrder.flatMap(focusStops)
  }
}
