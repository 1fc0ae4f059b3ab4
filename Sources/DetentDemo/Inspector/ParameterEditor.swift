internal import DetentControls
internal import DetentCore
internal import DetentUI

/// The control by which somebody changes a parameter.
@MainActor
protocol ParameterEditor: AnyObject {
  /// What is put into the row.
  var control: Control { get }

  /// Whether it takes the whole width, below the name of the parameter.
  var isWide: Bool { get }

  /// Called when the user chose another value.
  var onChange: ((ParameterValue) -> Void)? { get set }

  /// Called when what the user typed cannot be, and when that is over.
  var onRefusal: ((_ isRefused: Bool) -> Void)? { get set }

  /// Shows what the parameter is now, in the words of a language.
  func show(_ parameter: Parameter, texts: Texts)
}

/// Makes the editor that suits a kind of parameter.
@MainActor
enum ParameterEditors {
  static func make(_ kind: Parameter.Kind) -> any ParameterEditor {
    switch kind {
    case .toggle: ToggleEditor()
    case .choice: ChoiceEditor()
    case .number(let numbers): NumberEditor(numbers)
    case .text: TextEditor()
    }
  }
}

/// A switch for what is on or off.
final class ToggleEditor: ParameterEditor {
  let isWide = false
  var onChange: ((ParameterValue) -> Void)?
  var onRefusal: ((Bool) -> Void)?
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

/// Segments for one of several.
final class ChoiceEditor: ParameterEditor {
  let isWide = true
  var onChange: ((ParameterValue) -> Void)?
  var onRefusal: ((Bool) -> Void)?
  private let segments = SegmentedControl()
  private var choices: [String] = []

  var control: Control { segments }

  init() {
    segments.addAction(for: .valueChanged) { [weak self] in
      if let self, let index = $0.selectedIndex { onChange?(.choice(choices[index])) }
    }
  }

  func show(_ parameter: Parameter, texts: Texts) {
    guard case .choice(let choices) = parameter.kind, case .choice(let chosen) = parameter.value else {
      return
    }
    self.choices = choices
    segments.name = texts(parameter.key)
    segments.titles = choices.map { texts(parameter.key(of: $0)) }
    segments.isEnabled = parameter.isApplicable
    try? segments.select(choices.firstIndex(of: chosen))
  }
}

/// A field for a number, with its unit.
final class NumberEditor: ParameterEditor {
  let isWide = false
  var onChange: ((ParameterValue) -> Void)?
  var onRefusal: ((Bool) -> Void)?
  private let field: NumberField

  var control: Control { field }

  init(_ numbers: Parameter.Numbers) {
    field = NumberField(limits: numbers.limits, step: numbers.step, fractionDigits: numbers.digits)
    field.addAction(for: .valueChanged) { [weak self] in self?.onChange?(.number($0.value)) }
    field.onRejectionChange = { [weak self] in self?.onRefusal?($0 != nil) }
  }

  func show(_ parameter: Parameter, texts: Texts) {
    guard case .number(let numbers) = parameter.kind, case .number(let value) = parameter.value else {
      return
    }
    field.name = texts(parameter.key)
    field.style = texts.numberStyle
    field.unit = numbers.unit.map { texts($0.key(for: value)) } ?? ""
    field.setLimits(numbers.limits)
    field.isEnabled = parameter.isApplicable
    try? field.setValue(value)
  }
}

/// A field for a line of text, which counts when it is entered.
final class TextEditor: ParameterEditor {
  let isWide = true
  var onChange: ((ParameterValue) -> Void)?
  var onRefusal: ((Bool) -> Void)?
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
