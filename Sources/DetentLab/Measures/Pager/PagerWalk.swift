/// Counts the changes of pages on the way to goals.
struct PagerWalk {
  private(set) var transitions = 0
  private(set) var snapBacks = 0
  private(set) var wrong = 0
  private(set) var goalsReached = 0
  private var page: Int
  private let goals: [Int]

  /// How many changes led away and have not been made up for.
  private var astray = 0

  init(page: Int, goals: [Int]) {
    self.page = page
    self.goals = goals
    arrive()
  }

  mutating func go(to next: Int) {
    guard next != page else {
      snapBacks += 1
      return
    }
    transitions += 1
    count(changeTo: next)
    page = next
    arrive()
  }

  private mutating func count(changeTo next: Int) {
    guard let goal = goals.indices.contains(goalsReached) ? goals[goalsReached] : goals.last else { return }
    let isAway = abs(next - goal) > abs(page - goal)
    if isAway { astray += 1 }
    if isAway || astray > 0 { wrong += 1 }
    if !isAway, astray > 0 { astray -= 1 }
  }

  /// Goes on to the next goal when this page is the one that was to be reached.
  private mutating func arrive() {
    while goals.indices.contains(goalsReached), goals[goalsReached] == page {
      goalsReached += 1
      if goalsReached < goals.count { astray = 0 }
    }
  }
}
