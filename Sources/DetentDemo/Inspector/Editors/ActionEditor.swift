internal import DetentControls
internal import DetentLab
internal import DetentUI

/// A button for what is to be done.
final class ActionEditor: ParameterEditor {
  let isWide = false
  var onChange: ((ParameterValue) -> Void)?
  var onRejectionChange: (() -> Void)?
  private let button = Button()

  var control: Control { button }

  init() {
    button.prominence = .filled
    button.addAction(for: .touchUpInside) { [weak self] _ in self?.onChange?(.toggle(true)) }
  }

  func show(_ parameter: Parameter, texts: Texts) {
    button.title = texts(parameter.actionKey)
    button.isEnabled = parameter.isApplicable
  }
}
