internal import DetentControls
internal import DetentLab
internal import DetentUI

/// Segments for one of several.
final class ChoiceEditor: ParameterEditor {
  let isWide = true
  var onChange: ((ParameterValue) -> Void)?
  var onRejectionChange: (() -> Void)?
  private let segments = SegmentedControl()
  private var choices: [ParameterValue] = []

  var control: Control { segments }

  init() {
    segments.addAction(for: .valueChanged) { [weak self] in
      if let self, let index = $0.selectedIndex { onChange?(choices[index]) }
    }
  }

  func show(_ parameter: Parameter, texts: Texts) {
    choices = parameter.choices
    segments.name = texts(parameter.key)
    segments.titles = choices.map { ParameterText.text(of: parameter, $0, texts) }
    segments.isEnabled = parameter.isApplicable
    try? segments.select(choices.firstIndex(of: parameter.value))
  }
}
