extension Parameter {
  /// A parameter that is on or off.
  package static func toggle(
    _ name: String, standard: Bool, applies: @escaping @MainActor () -> Bool = { true },
    get: @escaping @MainActor () -> Bool, set: @escaping @MainActor (Bool) throws -> Void
  ) -> Parameter {
    Parameter(
      name: name, kind: .toggle, standard: .toggle(standard), applies: applies, read: { .toggle(get()) },
      write: { value in
        if case .toggle(let isOn) = value { try set(isOn) }
      })
  }

  /// A parameter that is a number within limits.
  package static func number(
    _ name: String, _ numbers: Numbers, standard: Double,
    applies: @escaping @MainActor () -> Bool = { true },
    get: @escaping @MainActor () -> Double, set: @escaping @MainActor (Double) throws -> Void
  ) -> Parameter {
    Parameter(
      name: name, kind: .number(numbers), standard: .number(standard), applies: applies,
      read: { .number(get()) },
      write: { value in
        if case .number(let number) = value { try set(number) }
      })
  }

  /// A parameter that is one of a few numbers.
  package static func amount(
    _ name: String, _ amounts: [Double], _ numbers: Numbers, standard: Double,
    get: @escaping @MainActor () -> Double, set: @escaping @MainActor (Double) throws -> Void
  ) -> Parameter {
    Parameter(
      name: name, kind: .amount(amounts, numbers), standard: .number(standard), applies: { true },
      read: { .number(get()) },
      write: { value in
        if case .number(let number) = value { try set(number) }
      })
  }

  /// A parameter that is a line of text.
  package static func text(
    _ name: String, standard: String, applies: @escaping @MainActor () -> Bool = { true },
    get: @escaping @MainActor () -> String, set: @escaping @MainActor (String) throws -> Void
  ) -> Parameter {
    Parameter(
      name: name, kind: .text, standard: .text(standard), applies: applies, read: { .text(get()) },
      write: { value in
        if case .text(let text) = value { try set(text) }
      })
  }

  /// Something to be done, by setting it to true; it is never true itself.
  package static func action(_ name: String, perform: @escaping @MainActor () throws -> Void) -> Parameter {
    Parameter(
      name: name, kind: .action, standard: .toggle(false), applies: { true }, read: { .toggle(false) },
      write: { value in
        if value == .toggle(true) { try perform() }
      })
  }

  /// A parameter that is one of the cases of an enumeration, which are called by their raw values.
  package static func choice<Choice>(
    _ name: String, standard: Choice, applies: @escaping @MainActor () -> Bool = { true },
    get: @escaping @MainActor () -> Choice, set: @escaping @MainActor (Choice) throws -> Void
  ) -> Parameter where Choice: RawRepresentable<String> & CaseIterable {
    Parameter(
      name: name, kind: .choice(Choice.allCases.map(\.rawValue)), standard: .choice(standard.rawValue),
      applies: applies, read: { .choice(get().rawValue) },
      write: { value in
        if case .choice(let chosen) = value, let choice = Choice(rawValue: chosen) { try set(choice) }
      })
  }
}
