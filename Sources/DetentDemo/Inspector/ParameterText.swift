/// The values of parameters as people read them.
@MainActor
enum ParameterText {
  /// A value of `parameter`, with its unit.
  static func text(of parameter: Parameter, _ value: ParameterValue, _ texts: Texts) -> String {
    switch value {
    case .toggle(let isOn): texts(isOn ? "inspector.on" : "inspector.off")
    case .choice(let choice): texts(parameter.key(of: choice))
    case .text(let text): text
    case .number(let number): text(of: parameter, number: number, texts)
    }
  }

  /// What can be chosen instead of what was refused.
  static func allowed(by parameter: Parameter, _ texts: Texts) -> String {
    guard case .number(let numbers) = parameter.kind else { return texts("inspector.refused") }
    let digits = { (value: Double) in texts.number(value, digits: numbers.digits) }
    return texts(
      "inspector.range",
      ["least": digits(numbers.limits.lowerBound), "most": digits(numbers.limits.upperBound)])
  }

  private static func text(of parameter: Parameter, number: Double, _ texts: Texts) -> String {
    guard case .number(let numbers) = parameter.kind else { return "" }
    let digits = texts.number(number, digits: numbers.digits)
    return numbers.unit.map { "\(digits) \(texts($0.key(for: number)))" } ?? digits
  }
}
