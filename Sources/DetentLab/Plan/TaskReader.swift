/// Reads the tasks of a plan, within what its widgets have.
struct TaskReader {
  let stops: Int
  let levels: Int
  let pages: Int

  func tasks(_ node: PlanNode, atLeast least: Int = 0) throws(PlanError) -> [LabTask] {
    var tasks: [LabTask] = []
    for element in try node.elements(atLeast: least) { tasks.append(try task(element)) }
    return tasks
  }

  private func task(_ node: PlanNode) throws(PlanError) -> LabTask {
    switch try node.member("task").choice(LabWidget.self) {
    case .range:
      try node.allow(["task", "start", "target"])
      return .range(start: try pair(node.member("start")), target: try pair(node.member("target")))
    case .step:
      try node.allow(["task", "start", "target"])
      let levels = 1...levels
      return .step(
        start: try node.member("start").integer(in: levels),
        target: try node.member("target").integer(in: levels))
    case .pager:
      try node.allow(["task", "start", "via", "end"])
      let pages = 0...pages - 1
      return .pager(
        start: try node.member("start").integer(in: pages), via: try node.member("via").integer(in: pages),
        end: try node.member("end").integer(in: pages))
    }
  }

  /// Two stops, the lower one first.
  private func pair(_ node: PlanNode) throws(PlanError) -> [Int] {
    var pair: [Int] = []
    for element in try node.elements() { pair.append(try element.integer(in: 0...stops - 1)) }
    guard pair.count == 2, pair[0] <= pair[1] else { throw node.illegal("two stops, the lower one first") }
    return pair
  }
}
