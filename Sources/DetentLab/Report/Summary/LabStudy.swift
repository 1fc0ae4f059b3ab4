/// Sessions of one plan and what they add up to.
public struct LabStudy: Sendable, Hashable {
  /// The sessions, in the order in which they were given.
  public let sessions: [LabSession]
  /// The plan of the first session that tells one.
  public let plan: Plan?
  /// All trials, practice among them, with flags.
  public let trials: [StudyTrial]
  /// The questionnaires that were answered, one by one.
  public let forms: [FormResult]

  /// Reads and measures sessions.
  ///
  /// - Complexity: O(samples + trials · log trials)
  public init(_ sessions: [LabSession]) {
    self.sessions = sessions
    let plan = sessions.lazy.compactMap(\.plan).first
    self.plan = plan
    forms = Self.forms(of: sessions.flatMap(\.answers))
    var trials = sessions.flatMap { session in
      session.trials.map { record in
        let stops = record.widget == .step ? session.plan?.levels : session.plan?.stops.count
        return StudyTrial(record: record, measures: TrialMeasures(record, stops: stops ?? 0))
      }
    }
    Self.flagOutliers(in: &trials)
    self.trials = trials
  }

  /// The trials that count, those that are flagged among them or not.
  public func scored(withFlagged: Bool) -> [StudyTrial] {
    trials.filter { $0.isScored && (withFlagged || !$0.isFlagged) }
  }

  /// The participants' codes, in order of appearance.
  public var participants: [String] { Self.distinct(sessions.map(\.participant)) }

  /// The ids of the variants, in the order of the plan.
  public var variants: [String] {
    plan.map { $0.variants.map(\.id) } ?? Self.distinct(trials.map(\.record.variant)).sorted()
  }

  /// The widgets that trials are about.
  public var widgets: [LabWidget] {
    LabWidget.allCases.filter { widget in trials.contains { $0.isScored && $0.record.widget == widget } }
  }

  /// What the variant is called, for people.
  public func name(of variant: String) -> String {
    let name = plan?.variants.first { $0.id == variant }?.name.text(in: "en") ?? ""
    return name.isEmpty ? variant : "\(variant) – \(name)"
  }

  static func distinct<Item: Hashable>(_ items: some Sequence<Item>) -> [Item] {
    var seen: Set<Item> = []
    return items.filter { seen.insert($0).inserted }
  }
}
