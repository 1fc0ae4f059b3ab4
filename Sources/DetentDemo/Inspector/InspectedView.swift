internal import DetentUI

/// The view that holds scene and panel.
final class InspectedView: View {
  private let onToggle: () -> Void

  init(onToggle: @escaping () -> Void) {
    self.onToggle = onToggle
    super.init()
  }

  override func keyEquivalent(_ event: KeyEvent) -> Bool {
    guard event.isShortcut("i", with: .control), event.phase == .down else { return false }
    onToggle()
    return true
  }
}
