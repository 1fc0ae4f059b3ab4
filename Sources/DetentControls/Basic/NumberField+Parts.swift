internal import DetentCore
internal import DetentGraphics
internal import DetentUI

extension NumberField {
  func connectParts() {
    for view in [lessButton, field, moreButton] { addSubview(view) }
    field.owner = self
    field.alignment = .center
    for button in [lessButton, moreButton] {
      button.onStep = { [weak self] in self?.step(by: $0) }
    }
    field.addAction(for: .editingDidBegin) { [weak self] _ in self?.sendActions(for: .editingDidBegin) }
    field.addAction(for: .valueChanged) { [weak self] _ in self?.textChanged() }
    field.addAction(for: .editingDidEnd) { [weak self] _ in self?.editEnded(.editingDidEnd) }
    field.addAction(for: .editingDidCancel) { [weak self] _ in self?.editEnded(.editingDidCancel) }
  }

  /// Writes the value into the field, in place of whatever was typed.
  func showValue() {
    let wasAllSelected = field.edit.isAllSelected
    field.text = style.text(value, fractionDigits: scale.fractionDigits)
    if wasAllSelected { field.edit.selectAll() }
    rejection = nil
    updateButtons()
  }

  func updateButtons() {
    lessButton.isEnabled = isEnabled && value > limits.lowerBound
    moreButton.isEnabled = isEnabled && value < limits.upperBound
  }

  func rejectionDidChange() {
    field.isInvalid = rejection != nil
    setNeedsDisplay()
    onRejectionChange?(rejection)
  }

  /// A text that was refused is right again as soon as it is legal.
  private func textChanged() {
    if rejection != nil, (try? scale.number(from: field.text, style: style)) != nil { rejection = nil }
  }

  private func editEnded(_ event: ControlEvents) {
    showValue()
    sendActions(for: event)
  }

  // MARK: Layout

  /// The box around all parts.
  var box: Rect { smallControlBox }

  private func partFrame(_ start: Double, _ length: Double) -> Rect {
    let axis = PagerAxis(direction: layoutDirection)
    let left = axis.place(of: start, length: length, in: bounds.width)
    return Rect(x: left, y: 0, width: length, height: bounds.height)
  }

  func layoutParts() {
    let side = min(theme.metrics.stepButtonWidth, bounds.width / 3)
    lessButton.frame = partFrame(0, side)
    moreButton.frame = partFrame(bounds.width - side, side)
    field.frame = partFrame(side, bounds.width - 2 * side)
  }

  func drawParts(on canvas: Canvas) {
    let metrics = theme.metrics
    canvas.withGroup(alpha: isEnabled ? 1 : 1 - metrics.disabledFade) {
      canvas.drawFieldBox(box, isFocused: field.isFocused, isInvalid: rejection != nil, of: self)
      for edge in [field.frame.minX, field.frame.maxX] { canvas.drawDivider(at: edge, in: box, of: self) }
    }
    if field.showsFocusRing {
      canvas.strokeFocusRing(around: box, radius: metrics.fieldRadius, theme: theme)
    }
  }
}

extension NumberField: TextFieldOwner {
  var fieldAccessibility: Accessibility? { accessibility }

  func fieldMayCommit() -> Bool {
    do throws(NumberFieldError) {
      let next = try scale.number(from: field.text, style: style)
      rejection = nil
      let isChanged = next != value
      value = next
      if isChanged { sendActions(for: .valueChanged) }
      return true
    } catch {
      rejection = error
      return false
    }
  }

  func fieldWasLeft() { editEnded(.editingDidCancel) }

  func fieldLookChanged() { setNeedsDisplay() }
}
