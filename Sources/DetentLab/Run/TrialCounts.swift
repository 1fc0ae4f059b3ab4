/// What is counted while a trial goes on.
public struct TrialCounts: Sendable, Hashable {
  /// How often a thumb was taken, or a page swiped.
  public private(set) var grabs = 0
  /// How often a thumb met a limit.
  public private(set) var contacts = 0
  /// When the first thumb was taken, or the first swipe made, in seconds since the trial began.
  private var first: Double?

  /// Nothing has happened yet.
  public init() {}

  /// A widget did something.
  mutating func count(_ event: String, after seconds: Double) {
    switch event {
    case "grab", "swipe":
      grabs += 1
      first = first ?? seconds
    case "contact": contacts += 1
    default: break
    }
  }

  /// What can be told at the end of a trial; what cannot is left out.
  func measures(of task: LabTask, final: [Int], seconds: Double) -> [JSON.Member] {
    var members = [JSON.Member("total_ms", Microseconds(seconds: seconds).json)]
    if let first { members.append(JSON.Member("first_grab_ms", Microseconds(seconds: first).json)) }
    members.append(JSON.Member("grabs", .integer(grabs)))
    members.append(JSON.Member("contacts", .integer(contacts)))
    members.append(JSON.Member("exact", .bool(Self.isReached(task, final))))
    if case .pager = task { return members }
    let error = zip(final, task.target).reduce(0) { $0 + abs($1.0 - $1.1) }
    return members + [JSON.Member("abs_err", .integer(error))]
  }

  /// Whether a task was done: the values are the target, or the pages were visited in their order.
  static func isReached(_ task: LabTask, _ final: [Int]) -> Bool {
    guard case .pager(_, let via, let end) = task else { return final == task.target }
    return final.contains(via) && final.last == end
  }
}
