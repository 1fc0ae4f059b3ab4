internal import DetentCore
internal import DetentUI

extension TextField {
  /// What a key does to the text; false for keys that the field has no use for.
  func key(_ event: KeyEvent) -> Bool {
    if event.isShortcut("a", with: .control) {
      edit.selectAll()
      return true
    }
    guard event.modifiers.isDisjoint(with: [.control, .alt, .system]) else { return false }
    switch event.key {
    case .character(let text): change { $0.insert(text) }
    case .space: change { $0.insert(" ") }
    case .backspace: change { $0.deleteBackward() }
    case .delete: change { $0.deleteForward() }
    case .left: edit.move(by: runsLeft ? 1 : -1)
    case .right: edit.move(by: runsLeft ? -1 : 1)
    case .home: edit.moveToStart()
    case .end: edit.moveToEnd()
    case .enter: _ = commit()
    case .escape: return giveUp()
    case .up, .down, .pageUp, .pageDown, .tab, .other: return false
    }
    return true
  }

  /// A press puts the caret where it is, a double click selects all.
  func press(_ sample: PointerSample, at location: Point) {
    let limits = window?.driver.desktop.clickLimits ?? ClickCounter.Limits()
    if clicks.press(sample, within: limits) > 1 { return edit.selectAll() }
    edit.place(at: TextPlace.nearest(to: location.x - textOrigin.x, among: caretPlaces))
  }

  /// The user changes the text.
  private func change(_ change: (inout TextEdit) -> Bool) {
    var next = edit
    let isChanged = change(&next)
    let begins = isChanged && original == nil
    if begins { original = edit.text }
    edit = next
    if begins { sendActions(for: .editingDidBegin) }
    if isChanged { sendActions(for: .valueChanged) }
  }

  /// Makes the text hold; false if it was refused.
  func commit() -> Bool {
    guard isEditing else { return true }
    guard owner?.fieldMayCommit() ?? true else { return false }
    original = nil
    sendActions(for: .editingDidEnd)
    return true
  }

  /// Brings the text from before the edit back; false if there was no edit.
  private func giveUp() -> Bool {
    guard let original else { return false }
    text = original
    sendActions(for: .editingDidCancel)
    return true
  }

  /// The focus came or went: the keyboard comes with all selected, and who leaves commits.
  func focusMoved() {
    wasFocused = isFocused
    if isFocused {
      if showsFocusRing { edit.selectAll() }
    } else {
      edit.place(at: edit.caret)
      if !commit() { owner?.fieldWasLeft() }
    }
    revealCaret()
  }
}
