/// Why a trial is looked at apart; it is never deleted, and every table is shown with and without it.
public enum TrialFlag: Sendable, Hashable {
  /// These parameters were changed while it went on.
  case contaminated(parameters: [String])
  /// The time was up.
  case timeout
  /// The window was closed in the middle of it.
  case abandoned
  /// The file has no end of it, after a crash or at the place of a damage.
  case unfinished
  /// Its time in milliseconds lies beyond what the participant's other times of the task allow.
  case outlier(time: Double, limits: ClosedRange<Double>, rule: OutlierRule)

  /// A stable word for the flag, for files.
  public var code: String {
    switch self {
    case .contaminated: "contaminated"
    case .timeout: "timeout"
    case .abandoned: "abandoned"
    case .unfinished: "unfinished"
    case .outlier: "temporal-outlier"
    }
  }
}
