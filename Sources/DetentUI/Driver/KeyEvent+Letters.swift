extension KeyEvent {
  /// Whether the key types `letter`, small or capital, while just these modifier keys are held: a shortcut is the same
  /// with Caps Lock on.
  public func isShortcut(_ letter: Character, with modifiers: KeyModifiers) -> Bool {
    guard case .character(let text) = key else { return false }
    return self.modifiers == modifiers && text.lowercased() == letter.lowercased()
  }
}
