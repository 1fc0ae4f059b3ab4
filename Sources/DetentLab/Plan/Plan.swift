/// What a session asks of its participants: tasks, the variants to compare, and what is asked afterwards.
public struct Plan: Sendable, Hashable {
  /// What scripts and reports call the plan.
  public var name: String
  /// The question that the session is to answer.
  public var question: LocalText
  /// The one measure that answers it; all others describe.
  public var primary: PrimaryMeasure
  /// What the order of the trials comes from.
  public var seed: UInt64
  /// The labels of the range slider's stops.
  public var stops: [String]
  /// How many levels the stepped slider has.
  public var levels: Int
  /// How many pages the pager has.
  public var pages: Int
  /// After so many seconds a trial is over.
  public var timeout: Double
  /// How long the break between two variants is, in seconds.
  public var pause: Double
  /// What is compared; each participant meets all of them.
  public var variants: [Variant]
  /// What is done first and counts for nothing, in each variant.
  public var practice: [LabTask]
  /// What counts, in each variant; the order is another one for each.
  public var trials: [LabTask]
  /// What is asked after each variant, in this order.
  public var questionnaires: [LabForm]
  /// Whether participants are asked at the end which of the variants they liked best.
  public var asksPreference = false
  /// What participants are asked at the very end, to be answered in their own words; nil for nothing.
  public var openQuestion: LocalText?
  /// Whether participants click on five crosses before they begin, which tells how far pointer and picture are apart.
  public var checksClicks = false
  /// How long each widget is practised; nil for each task of the practice once.
  public var practiceGoal: PracticeGoal?
}

extension Plan {
  /// A plan without anything to do.
  public static let empty = Plan(
    name: "", question: LocalText([:]), primary: .time, seed: 0, stops: ["0", "1"], levels: 2, pages: 2,
    timeout: 1,
    pause: 0, variants: [], practice: [], trials: [], questionnaires: [])
}

/// One way in which the widgets behave.
public struct Variant: Sendable, Hashable {
  /// What scripts and reports call it; participants see only "first" and "second".
  public var id: String
  /// What it is, for people who read the report.
  public var name: LocalText
  /// The parameters in which it differs, in their order.
  public var parameters: [ParameterSetting]
}

/// A parameter of a widget and what it is set to; the names are those of the inspector.
public struct ParameterSetting: Sendable, Hashable {
  /// The widget and the parameter, such as `range.snap`.
  public var name: String
  /// The value, as the event log has it.
  public var value: JSON

  /// Creates a setting.
  public init(name: String, value: JSON) {
    self.name = name
    self.value = value
  }
}

/// How long a widget is practised: its tasks come in turn until so many came out right, or so many were tried.
public struct PracticeGoal: Sendable, Hashable {
  /// How many tasks are to come out right.
  public var successes: Int
  /// After so many tries the session goes on in any case.
  public var tries: Int

  /// Creates a goal.
  public init(successes: Int, tries: Int) {
    self.successes = successes
    self.tries = tries
  }
}

/// The measure that a plan names as the one that counts.
public enum PrimaryMeasure: String, Sendable, Hashable, CaseIterable {
  /// The time from the prompt to the end.
  case time
  /// The distance from what was asked for.
  case error
}

/// A questionnaire.
public enum LabForm: String, Sendable, Hashable, CaseIterable {
  /// The ease of the tasks, in one answer of seven.
  case ease = "SEQ"
  /// Two statements with answers of seven.
  case usabilityLite = "UMUX-Lite"
  /// Ten statements with answers of five.
  case systemUsability = "SUS"
  /// Six ratings from 0 to 100, in steps of five.
  case taskLoad = "TLX"

  /// How many answers it asks for.
  public var itemCount: Int {
    switch self {
    case .ease: 1
    case .usabilityLite: 2
    case .systemUsability: 10
    case .taskLoad: 6
    }
  }

  /// How many answers there are to choose from, for each item.
  public var answerCount: Int {
    switch self {
    case .ease, .usabilityLite: 7
    case .systemUsability: 5
    case .taskLoad: 21
    }
  }
}
