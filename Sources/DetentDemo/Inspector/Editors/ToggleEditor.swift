internal import DetentControls
internal import DetentLab
internal import DetentUI

/// A switch for what is on or off.
final class ToggleEditor: ParameterEditor {
  let isWide = false
  var onChange: ((ParameterValue) -> Void)?
  var onRejectionChange: (() -> Void)?
  private let toggle = Switch()

  var control: Control { toggle }

  init() {
    toggle.addAction(for: .valueChanged) { [weak self] in self?.onChange?(.toggle($0.isOn)) }
  }

  func show(_ parameter: Parameter, texts: Texts) {
    toggle.name = texts(parameter.key)
    toggle.isEnabled = parameter.isApplicable
    if case .toggle(let isOn) = parameter.value { toggle.setOn(isOn, animated: true) }
  }
}
