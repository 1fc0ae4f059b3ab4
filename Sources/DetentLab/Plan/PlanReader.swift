/// Reads plans, and refuses what cannot be done with an error that names the place and what is allowed there.
public struct PlanReader {
  /// What the file is called in errors.
  public var file: String

  /// Which values a parameter may have, as the words of an error; nil for a parameter that nobody knows.
  public var allowed: (_ name: String) -> ParameterRule?

  /// All parameters that there are, for errors.
  public var names: [String]

  /// What a parameter may be set to.
  public struct ParameterRule {
    /// The values, in words.
    public var values: String
    /// Whether a value is one of them.
    public var contains: (JSON) -> Bool

    /// Creates a rule.
    public init(values: String, contains: @escaping (JSON) -> Bool) {
      self.values = values
      self.contains = contains
    }
  }

  /// Creates a reader.
  public init(file: String, names: [String], allowed: @escaping (_ name: String) -> ParameterRule?) {
    self.file = file
    self.names = names
    self.allowed = allowed
  }

  /// The name of the format.
  public static let schema = "plan/1"

  private static let members = [
    "schema", "name", "question", "primary", "seed", "stops", "levels", "pages", "timeout", "pause",
    "variants",
    "practice", "practice_until", "trials", "questionnaires", "preference", "open_question",
    "click_check",
  ]

  /// Reads the text of a file.
  public func plan(of text: String) throws(PlanError) -> Plan {
    let root: PlanNode
    do throws(JSONError) {
      root = PlanNode(file: file, path: "", value: try JSON(text))
    } catch {
      throw PlanError(file: file, path: "", fault: .malformed(error))
    }
    try root.allow(Self.members)
    let schema = try root.member("schema")
    guard schema.value.text == Self.schema else { throw schema.illegal(Self.schema) }
    return try plan(root)
  }

  private func plan(_ root: PlanNode) throws(PlanError) -> Plan {
    var stops: [String] = []
    for stop in try root.member("stops").elements(atLeast: 2) { stops.append(try stop.text()) }
    let levels = try root.member("levels").integer(in: 2...20)
    let pages = try root.member("pages").integer(in: 2...20)
    let tasks = TaskReader(stops: stops.count, levels: levels, pages: pages)
    return Plan(
      name: try root.member("name").text(), question: try root.member("question").localText(),
      primary: try root.member("primary").choice(PrimaryMeasure.self), seed: try seed(root.member("seed")),
      stops: stops, levels: levels, pages: pages,
      timeout: try root.member("timeout").number(in: 1...600),
      pause: try root.member("pause").number(in: 0...600), variants: try variants(root.member("variants")),
      practice: try tasks.tasks(root.member("practice")),
      trials: try tasks.tasks(root.member("trials"), atLeast: 1),
      questionnaires: try forms(root.member("questionnaires")),
      asksPreference: try root.optional("preference")?.flag() ?? false,
      openQuestion: try root.optional("open_question")?.localText(),
      checksClicks: try root.optional("click_check")?.flag() ?? false,
      practiceGoal: try goal(root.optional("practice_until")))
  }

  private func goal(_ node: PlanNode?) throws(PlanError) -> PracticeGoal? {
    guard let node else { return nil }
    try node.allow(["successes", "tries"])
    let successes = try node.member("successes").integer(in: 1...20)
    return PracticeGoal(successes: successes, tries: try node.member("tries").integer(in: successes...20))
  }

  private func seed(_ node: PlanNode) throws(PlanError) -> UInt64 {
    UInt64(try node.integer(in: 0...Int.max))
  }

  private func forms(_ node: PlanNode) throws(PlanError) -> [LabForm] {
    var forms: [LabForm] = []
    for form in try node.elements() { forms.append(try form.choice(LabForm.self)) }
    return forms
  }

  private func variants(_ node: PlanNode) throws(PlanError) -> [Variant] {
    var variants: [Variant] = []
    for element in try node.elements(atLeast: 1) {
      try element.allow(["id", "name", "parameters"])
      let id = try element.member("id")
      if variants.contains(where: { $0.id == id.value.text }) {
        throw id.illegal("another id for each variant")
      }
      variants.append(
        Variant(
          id: try id.text(), name: try element.member("name").localText(),
          parameters: try parameters(element.member("parameters"))))
    }
    return variants
  }

  /// Judges parameters that somebody names beside a plan.
  ///
  /// - Throws: ``PlanError`` for the first one that is unknown, or that cannot be so.
  public func check(_ settings: [ParameterSetting]) throws(PlanError) {
    for setting in settings {
      guard let rule = allowed(setting.name) else {
        throw PlanError(file: file, path: setting.name, fault: .unknown(allowed: names))
      }
      guard rule.contains(setting.value) else {
        throw PlanError(
          file: file, path: setting.name,
          fault: .illegal(found: setting.value.description, allowed: rule.values))
      }
    }
  }

  private func parameters(_ node: PlanNode) throws(PlanError) -> [ParameterSetting] {
    guard let members = node.value.members else { throw node.illegal("an object") }
    var settings: [ParameterSetting] = []
    for member in members {
      let value = try node.member(member.key)
      guard let rule = allowed(member.key) else { throw value.error(.unknown(allowed: names)) }
      guard rule.contains(member.value) else { throw value.illegal(rule.values) }
      settings.append(ParameterSetting(name: member.key, value: member.value))
    }
    return settings
  }
}
