/// Something of the demo that can be changed while it runs.
///
/// It knows the way to what it changes, and no view that shows it.
@MainActor
struct Parameter {
  /// What values there are.
  enum Kind: Equatable {
    case toggle
    case choice([String])
    case number(Numbers)
    /// One of a few numbers.
    case amount([Double], Numbers)
    case text
  }

  /// The numbers that there are.
  struct Numbers: Equatable {
    var limits: ClosedRange<Double>
    var step: Double
    /// How many digits stand behind the decimal sign.
    var digits = 0
    /// What they count; nil for a mere ratio.
    var unit: ParameterUnit?
  }

  /// What scripts and logs call it; also the end of the key of its text.
  let name: String

  let kind: Kind

  /// What it is when nobody has changed it.
  let standard: ParameterValue

  /// The key of the text that says why it means nothing; nil where a parameter beside it shows that.
  private(set) var reasonKey: String?

  private let read: @MainActor () -> ParameterValue
  private let write: @MainActor (ParameterValue) throws -> Void
  private let applies: @MainActor () -> Bool

  init(
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
  var value: ParameterValue { read() }

  /// Whether it means anything as things stand: the strength of magnets does while there are magnets.
  var isApplicable: Bool { applies() }

  /// Whether it is as nobody has changed it.
  var isStandard: Bool { read() == standard }

  /// What numbers there are; nil where it is none.
  var numbers: Numbers? {
    switch kind {
    case .number(let numbers), .amount(_, let numbers): numbers
    case .toggle, .choice, .text: nil
    }
  }

  /// The values to choose from, where they are few; a present one that is none of them is there as well.
  var choices: [ParameterValue] {
    switch kind {
    case .choice(let names): names.map { .choice($0) }
    case .amount(let numbers, _): Self.amounts(numbers, with: [value, standard])
    case .toggle, .number, .text: []
    }
  }

  private static func amounts(_ numbers: [Double], with others: [ParameterValue]) -> [ParameterValue] {
    let more = others.compactMap { if case .number(let number) = $0 { number } else { nil } }
    return Set(numbers + more).sorted().map { .number($0) }
  }

  /// The key of its text.
  var key: String { "parameter.\(name)" }

  /// The key of the text of one of its choices.
  func key(of choice: String) -> String { "choice.\(name).\(choice)" }

  /// The same parameter, with `action` after each change.
  func followed(by action: @escaping @MainActor () -> Void) -> Parameter {
    let followed = Parameter(
      name: name, kind: kind, standard: standard, applies: applies, read: read,
      write: { value in
        try write(value)
        action()
      })
    return followed.explained(by: reasonKey)
  }

  /// The same parameter, with the key of the text that says why it means nothing.
  func explained(by key: String?) -> Parameter {
    var parameter = self
    parameter.reasonKey = key
    return parameter
  }

  /// Changes it; what is already so changes nothing.
  ///
  /// - Throws: What the changed thing throws; nothing has changed then.
  func set(_ value: ParameterValue) throws {
    if value != read() { try write(value) }
  }
}
