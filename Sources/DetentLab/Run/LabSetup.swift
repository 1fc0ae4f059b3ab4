/// What a session is about, before it begins.
public struct LabSetup: Sendable, Hashable {
  /// The plan.
  public var plan: Plan
  /// The participant's code; never a name.
  public var participant: String
  /// The row of the order of variants, from 0.
  public var row: Int
  /// The code of the language.
  public var language: String
  /// The name of the theme.
  public var theme: String
  /// Whether texts run from right to left.
  public var isRightToLeft: Bool
  /// Whether things arrive at once.
  public var reducesMotion: Bool
  /// The text of the plan's file, which goes into the session's.
  public var planText: String

  /// Creates a setup.
  public init(
    plan: Plan, planText: String, participant: String, row: Int, language: String = "en",
    theme: String = "light",
    isRightToLeft: Bool = false, reducesMotion: Bool = false
  ) {
    self.plan = plan
    self.planText = planText
    self.participant = participant
    self.row = row
    self.language = language
    self.theme = theme
    self.isRightToLeft = isRightToLeft
    self.reducesMotion = reducesMotion
  }

  /// The first line of the session's file, with the program's `version` and a `day` such as `2026-01-15`: nothing finer
  /// identifies a session.
  public func header(version: String, day: String) -> [JSON.Member] {
    [
      JSON.Member("schema", .string(SessionFile.schema)), JSON.Member("app", .string(version)),
      JSON.Member("seed", .string(String(plan.seed))), JSON.Member("plan", .string(plan.name)),
      JSON.Member("plan_hash", .string(FNV1a(planText).text)),
      JSON.Member("plan_text", .string(planText)), JSON.Member("participant", .string(participant)),
      JSON.Member("group_row", .integer(row)), JSON.Member("day", .string(day)),
      JSON.Member("language", .string(language)), JSON.Member("theme", .string(theme)),
      JSON.Member("rtl", .bool(isRightToLeft)), JSON.Member("reduced_motion", .bool(reducesMotion)),
    ]
  }
}
