internal import DetentControls
internal import DetentLab
internal import DetentUI

/// A field for a line of text, which counts when it is entered.
final class TextEditor: ParameterEditor {
  let isWide = true
  var onChange: ((ParameterValue) -> Void)?
  var onRejectionChange: (() -> Void)?
  private let field = TextField()
  private static let maximumLength = 4_096

  var control: Control { field }

  init() {
    field.maximumLength = Self.maximumLength
    field.addAction(for: .editingDidEnd) { [weak self] in self?.onChange?(.text($0.text)) }
  }

  func show(_ parameter: Parameter, texts: Texts) {
    field.name = texts(parameter.key)
    field.isEnabled = parameter.isApplicable
    if case .text(let text) = parameter.value, !field.isEditing { field.text = text }
  }
}
