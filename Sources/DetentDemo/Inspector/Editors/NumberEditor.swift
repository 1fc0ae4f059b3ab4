internal import DetentControls
internal import DetentLab
internal import DetentUI

/// A field for a number, with its unit.
final class NumberEditor: ParameterEditor {
  let isWide = false
  var onChange: ((ParameterValue) -> Void)?
  var onRejectionChange: (() -> Void)?
  private let field: NumberField

  var control: Control { field }

  var rejection: (any Error)? { field.rejection }

  init(_ numbers: Parameter.Numbers) {
    field = NumberField(limits: numbers.limits, step: numbers.step, fractionDigits: numbers.digits)
    field.addAction(for: .valueChanged) { [weak self] in self?.onChange?(.number($0.value)) }
    field.onRejectionChange = { [weak self] _ in self?.onRejectionChange?() }
  }

  func show(_ parameter: Parameter, texts: Texts) {
    guard case .number(let numbers) = parameter.kind, case .number(let value) = parameter.value else {
      return
    }
    field.name = texts(parameter.key)
    field.style = texts.numberStyle
    field.unit = numbers.unit.map { texts.suffix(of: $0, for: value) } ?? ""
    field.setLimits(numbers.limits)
    field.isEnabled = parameter.isApplicable
    try? field.setValue(value)
  }
}
