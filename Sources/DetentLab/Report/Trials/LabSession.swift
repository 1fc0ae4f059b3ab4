public import DetentCore

/// A session as the report sees it: what its file says of it as a whole, and its trials.
public struct LabSession: Sendable, Hashable {
  /// The name of the file.
  public var name: String
  /// What the first line says.
  public var header: SessionLine?
  /// The plan, as far as it can be read.
  public var plan: Plan?
  /// What ended the reading of the file too early.
  public var damage: SessionFile.Damage?
  /// The fingerprint of the last line, which stands for the whole file.
  public var fingerprint: String
  /// The lines that are no part of a trial.
  public var lines: [SessionLine] = []
  /// The trials, in order, those up to the damage.
  public var trials: [TrialRecord] = []
  /// The answers, in order.
  public var answers: [LabAnswer] = []

  /// The kinds of pointers that pressed in its trials.
  public var pointerKinds: Set<PointerKind> = []

  /// The participant's code.
  public var participant: String { header?["participant"]?.text ?? name }

  /// The variants in the order in which the participant met them.
  public var order: [String] {
    var order: [String] = []
    for trial in trials where !order.contains(trial.variant) { order.append(trial.variant) }
    return order
  }

  /// Whether the session came to its end.
  public var isComplete: Bool { lines.contains { $0.kind == .end } }

  /// Reads the session of a file.
  ///
  /// - Complexity: O(length of the file)
  public init(_ file: SessionFile, name: String) {
    self.name = name
    header = file.lines.first { $0.kind == .session }
    plan = header?["plan_text"]?.text.flatMap(Self.plan)
    damage = file.damage
    fingerprint = file.last
    var reader = TrialReader(
      file: name, participant: participant, isRightToLeft: header?["rtl"]?.flag ?? false,
      stops: [plan?.stops.count ?? 0, plan?.levels ?? 0])
    for line in file.lines where !reader.take(line) { lines.append(line) }
    trials = reader.finish()
    pointerKinds = reader.pointerKinds
    answers = lines.compactMap { LabAnswer($0, participant: participant) }
  }

  /// A plan that was carried out is read again without asking whether its parameters still exist.
  private static func plan(of text: String) -> Plan? {
    let reader = PlanReader(file: "plan", names: []) { _ in
      PlanReader.ParameterRule(values: "", contains: { _ in true })
    }
    return try? reader.plan(of: text)
  }
}
