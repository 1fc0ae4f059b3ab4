/// The pages that were seen on the way to one or several pages.
public struct PagerTrial: Sendable, Hashable {
  /// How often the page changed.
  public var transitions: Int
  /// How many changes of one page were needed.
  public var needed: Int
  /// How often the pages came back to the one they left.
  public var snapBacks: Int
  /// Changes that led away from the goal, and those that made up for them.
  public var wrong: Int
  /// Needed over made changes, beyond 1 when a tab led over several pages; undefined when none was made or needed.
  public var economy: Measured<Double>
  /// How many of the goals were reached, in their order.
  public var goalsReached: Int
  /// How many goals there were.
  public var goals: Int

  /// Whether the last goal was reached, after all of the others.
  public var isComplete: Bool { goalsReached == goals }

  /// The largest index of a page.
  public static let lastPage = 1_000_000_000

  /// Reads the pages that were rested at, that at the start included, on the way to `goals`, one after the other.
  ///
  /// Equal neighbours are snap-backs. Needs 1 page; indices from 0 to ``lastPage``.
  ///
  /// - Complexity: O(*n*)
  public static func of(visited: [Int], goals: [Int]) -> Measured<Self> {
    Measured { () throws(Undefined) in
      guard let start = visited.first else { throw .tooFew(count: 0, needed: 1) }
      for page in visited + goals where !(0...lastPage).contains(page) {
        throw .outside(Double(page), lowest: 0, highest: Double(lastPage))
      }
      return Self(visited, start: start, goals: goals)
    }
  }

  private init(_ visited: [Int], start: Int, goals: [Int]) {
    var walk = PagerWalk(page: start, goals: goals)
    for page in visited.dropFirst() { walk.go(to: page) }
    let stations = [start] + goals
    needed = zip(stations, goals).reduce(0) { $0 + abs($1.1 - $1.0) }
    transitions = walk.transitions
    snapBacks = walk.snapBacks
    wrong = walk.wrong
    goalsReached = walk.goalsReached
    self.goals = goals.count
    economy = Self.economy(needed: needed, transitions: transitions)
  }

  private static func economy(needed: Int, transitions: Int) -> Measured<Double> {
    guard needed > 0 else { return .undefined(.nothingNeeded) }
    guard transitions > 0 else { return .undefined(.noMovement) }
    return .value(Double(needed) / Double(transitions))
  }
}
