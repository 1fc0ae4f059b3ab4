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

  /// The key of its text.
  var key: String { "parameter.\(name)" }

  /// The key of the text of one of its choices.
  func key(of choice: String) -> String { "choice.\(name).\(choice)" }

  /// The same parameter, with `action` after each change.
  func followed(by action: @escaping @MainActor () -> Void) -> Parameter {
    Parameter(
      name: name, kind: kind, standard: standard, applies: applies, read: read,
      write: { value in
        try write(value)
        action()
      })
  }

  /// Changes it; what is already so changes nothing.
  ///
  /// - Throws: What the changed thing throws; nothing has changed then.
  func set(_ value: ParameterValue) throws {
    if value != read() { try write(value) }
  }
}

/// Parameters that belong together, under a heading.
@MainActor
struct ParameterGroup {
  /// The widget that they change, as the event log calls it.
  let widget: String
  let name: String
  let parameters: [Parameter]

  /// The key of its heading.
  var key: String { "group.\(name)" }

  /// The keys of its heading where there are groups of several widgets.
  var fullKeys: [String] { widget == "window" ? [key] : ["widget.\(widget)", key] }

  /// What scripts and logs call its parameters.
  var names: [String] { parameters.map { "\(widget).\($0.name)" } }
}
