internal import DetentCore
internal import DetentUI

extension NumberField {
  /// Steps from the number that stands in the field, if it is legal, or else from the value.
  func step(by count: Int) {
    let wasEditing = field.isEditing
    let typed = wasEditing ? try? scale.number(from: field.text, style: style) : nil
    adopt(scale.stepped(typed ?? value, by: count))
    if wasEditing { sendActions(for: .editingDidEnd) }
  }

  private func adopt(_ next: Double) {
    let isChanged = next != value
    value = next
    showValue()
    if isChanged { sendActions(for: .valueChanged) }
  }

  /// How many steps a key goes; nil for keys that step nothing.
  static func steps(of key: Key) -> Int? {
    switch key {
    case .up: 1
    case .down: -1
    case .pageUp: 10
    case .pageDown: -10
    default: nil
    }
  }
}
