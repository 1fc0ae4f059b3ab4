internal import DetentLab

/// Makes the editor that suits a kind of parameter.
@MainActor
enum ParameterEditors {
  static func make(_ kind: Parameter.Kind) -> any ParameterEditor {
    switch kind {
    case .toggle: ToggleEditor()
    case .choice, .amount: ChoiceEditor()
    case .number(let numbers): NumberEditor(numbers)
    case .text: TextEditor()
    case .action: ActionEditor()
    }
  }
}
