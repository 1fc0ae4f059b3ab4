/// Something of the demo that can be changed while it runs.
///
/// It knows the way to what it changes, and no view that shows it.
@MainActor
package struct Parameter {
  /// What values there are.
  package enum Kind: Equatable {
    case toggle
    case choice([String])
    case number(Numbers)
    /// One of a few numbers.
    case amount([Double], Numbers)
    case text
    /// Something to be done, which leaves no value behind.
    case action
  }

  /// The numbers that there are.
  package struct Numbers: Equatable {
    package var limits: ClosedRange<Double>
    package var step: Double
    /// How many digits stand behind the decimal sign.
    package var digits = 0
    /// What they count; nil for a mere ratio.
    package var unit: ParameterUnit?

    package init(limits: ClosedRange<Double>, step: Double, digits: Int = 0, unit: ParameterUnit? = nil) {
      self.limits = limits
      self.step = step
      self.digits = digits
      self.unit = unit
    }
  }

  /// What scripts and logs call it; also the end of the key of its text.
  package let name: String

  package let kind: Kind

  /// What it is when nobody has changed it.
  package let standard: ParameterValue

  /// The key of the text that says why it means nothing, or what an action does; nil where nothing has to be said.
  package private(set) var reasonKey: String?

  private let read: @MainActor () -> ParameterValue
  private let write: @MainActor (ParameterValue) throws -> Void
  private let applies: @MainActor () -> Bool

  package init(
    name: String, kind: Kind, standard: ParameterValue, applies: @escaping @MainActor () -> Bool,
    read: @escaping @MainActor () -> ParameterValue,
    write: @escaping @MainActor (ParameterValue) throws -> Void
  ) {
    self.name = name
    self.kind = kind
    self.standard = standard
    self.read = read
    self.write = write
    self.applies = applies
  }

  /// What it is now.
  package var value: ParameterValue { read() }

  /// Whether it means anything as things stand: the strength of magnets does while there are magnets.
  package var isApplicable: Bool { applies() }

  /// Whether it is as nobody has changed it.
  package var isStandard: Bool { read() == standard }

  /// What numbers there are; nil where it is none.
  package var numbers: Numbers? {
    switch kind {
    case .number(let numbers), .amount(_, let numbers): numbers
    case .toggle, .choice, .text, .action: nil
    }
  }

  /// The values to choose from, where they are few; a present one that is none of them is there as well.
  package var choices: [ParameterValue] {
    switch kind {
    case .choice(let names): names.map { .choice($0) }
    case .amount(let numbers, _): Self.amounts(numbers, with: [value, standard])
    case .toggle, .number, .text, .action: []
    }
  }

  private static func amounts(_ numbers: [Double], with others: [ParameterValue]) -> [ParameterValue] {
    let more = others.compactMap { if case .number(let number) = $0 { number } else { nil } }
    return Set(numbers + more).sorted().map { .number($0) }
  }

  /// The key of its text.
  package var key: String { "parameter.\(name)" }

  /// The key of the text of what an action does, as a command.
  package var actionKey: String { "action.\(name)" }

  /// The key of the text of one of its choices.
  package func key(of choice: String) -> String { "choice.\(name).\(choice)" }

  /// The same parameter, with `action` after each change.
  package func followed(by action: @escaping @MainActor () -> Void) -> Parameter {
    let followed = Parameter(
      name: name, kind: kind, standard: standard, applies: applies, read: read,
      write: { value in
        try write(value)
        action()
      })
    return followed.explained(by: reasonKey)
  }

  /// The same parameter, with the key of the text that says why it means nothing, or what it does.
  package func explained(by key: String?) -> Parameter {
    var parameter = self
    parameter.reasonKey = key
    return parameter
  }

  /// Changes it; what is already so changes nothing.
  ///
  /// - Throws: What the changed thing throws; nothing has changed then.
  package func set(_ value: ParameterValue) throws {
    if value != read() { try write(value) }
  }
}
