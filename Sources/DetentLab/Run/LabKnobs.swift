internal import DetentControls
internal import DetentCore

/// The parameters of the lab's widgets, by the names that plans use: those of the inspector.
@MainActor
public struct LabKnobs {
  private let parameters: [(name: String, parameter: Parameter)]

  init(_ bench: LabBench) {
    let range = SliderParameters(
      slider: bench.range, standard: SliderStandard(RangeBehavior(collision: .cross)))
    let step = SliderParameters(
      slider: bench.step, standard: SliderStandard(RangeBehavior(snapTiming: .whileDragging)))
    let collision = Parameter.collision(
      standard: .cross, largestGap: bench.range.stops.count - 1, unit: .segments
    ) {
      bench.range.behavior.collision
    } set: {
      try bench.range.setCollision($0)
    }
    let pager = PagerParameters(pager: bench.pages.pager)
    let ofRange = collision + range.snapping + range.handling + range.pair + range.motion
    let ofStep = step.snapping + step.handling + step.motion
    parameters =
      Self.named("range", ofRange) + Self.named("step", ofStep)
      + Self.named("pager", pager.swiping + pager.motion)
  }

  private static func named(_ widget: String, _ parameters: [Parameter]) -> [(String, Parameter)] {
    parameters.map { ("\(widget).\($0.name)", $0) }
  }

  /// All names, in the order of the inspector.
  var names: [String] { parameters.map(\.name) }

  /// What all of them are, by their names.
  var values: [JSON.Member] { parameters.map { JSON.Member($0.name, Self.json($0.parameter.value)) } }

  private static func json(_ value: ParameterValue) -> JSON {
    switch value {
    case .toggle(let isOn): .bool(isOn)
    case .number(let number): .number(number)
    case .choice(let text), .text(let text): .string(text)
    }
  }

  /// Brings all defaults back.
  func reset() {
    _ = ParameterReset(parameters: parameters.map(\.parameter)).run { _ in }
  }

  /// Sets a parameter.
  ///
  /// - Throws: What the widget throws when it cannot be.
  func set(_ setting: ParameterSetting) throws {
    guard let parameter = parameters.first(where: { $0.name == setting.name })?.parameter,
      let value = Self.value(setting.value, of: parameter.kind)
    else { return }
    try parameter.set(value)
  }

  /// What reads plans for these parameters; `file` is what errors call the plan.
  public static func reader(file: String) -> PlanReader {
    let knobs = LabKnobs(LabBench(.empty) { _ in "" })
    return PlanReader(file: file, names: knobs.names, allowed: knobs.rule)
  }

  /// What a parameter may be in a plan.
  func rule(_ name: String) -> PlanReader.ParameterRule? {
    guard let kind = parameters.first(where: { $0.name == name })?.parameter.kind else { return nil }
    return PlanReader.ParameterRule(values: Self.words(kind)) { Self.value($0, of: kind) != nil }
  }

  private static func words(_ kind: Parameter.Kind) -> String {
    switch kind {
    case .toggle: "true or false"
    case .choice(let choices): choices.joined(separator: "|")
    case .number(let numbers): "a number from \(numbers.limits.lowerBound) to \(numbers.limits.upperBound)"
    case .amount(let amounts, _): "one of \(amounts.map { String($0) }.joined(separator: ", "))"
    case .text: "a text"
    case .action: "nothing"
    }
  }

  /// A value of a plan as one of a parameter; nil for what that cannot be.
  private static func value(_ json: JSON, of kind: Parameter.Kind) -> ParameterValue? {
    switch kind {
    case .toggle: json.flag.map { .toggle($0) }
    case .choice(let choices): json.text.flatMap { choices.contains($0) ? .choice($0) : nil }
    case .number(let numbers): json.decimal.flatMap { numbers.limits.contains($0) ? .number($0) : nil }
    case .amount(let amounts, _): json.decimal.flatMap { amounts.contains($0) ? .number($0) : nil }
    case .text: json.text.map { .text($0) }
    case .action: nil
    }
  }
}
