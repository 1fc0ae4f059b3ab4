import DetentCore
import Testing

extension Demo {
  /// What the lab shows.
  func labLayout() throws -> LogLine {
    guard let line = log.last(where: { $0.type == "layout" && $0.text("widget") == "lab" }) else {
      throw Missing(description: "no layout of the lab yet")
    }
    return line
  }

  /// Brings the keyboard to a row of the inspector, which scrolls it into sight.
  func reach(_ row: String) throws {
    var part = ""
    for _ in 0..<80 where part != row {
      key("Tab")
      part = try waits(for: "focus").text("part")
    }
    guard part == row else { throw Missing(description: "no row \(row)") }
  }

  /// Presses the button of the lab, and waits until something else is shown.
  func goOnInLab() throws {
    press(at: try labLayout().rect("button").center)
    release()
    try waits(for: "layout") { $0.text("widget") == "lab" }
    try catchesUp()
  }

  /// Does what the step that is shown asks for, `error` points beside the places.
  func doLabStep(error: Double = 0) throws {
    let layout = try labLayout()
    switch layout.text("kind") {
    case "trial":
      try goOnInLab()
      try reachLabTarget(try labLayout(), error: error)
      try goOnInLab()
    case "check":
      let cross: [[Double]] = layout["answers"] ?? []
      press(at: Point(x: cross[0][0], y: cross[0][1]))
      release()
      try waits(for: "layout") { $0.text("widget") == "lab" }
      try catchesUp()
    case "item", "preference":
      let answers: [[Double]] = layout["answers"] ?? []
      guard let middle = answers.dropFirst(answers.count / 2).first else { return }
      press(at: Point(x: middle[0] + middle[2] / 2, y: middle[1] + middle[3] / 2))
      release()
      try catchesUp()
      try goOnInLab()
    default: try goOnInLab()
    }
  }

  private func reachLabTarget(_ layout: LogLine, error: Double) throws {
    let target = layout.numbers("target").map { Int($0) }
    guard let widget = log.last(where: { $0.type == "layout" && $0.text("widget") == layout.text("task") })
    else {
      throw Missing(description: "no layout of \(layout.text("task"))")
    }
    switch layout.text("task") {
    case "pager":
      let tabs: [[Double]] = widget["tabs"] ?? []
      for page in target {
        press(at: Point(x: tabs[page][0] + tabs[page][2] / 2, y: tabs[page][1] + tabs[page][3] / 2))
        release()
        settleLab()
      }
    case "step":
      try dragInLab(from: widget.points("thumbs")[0], to: widget.numbers("stopX")[target[0] - 1] + error)
    default:
      let (thumbs, stops) = (widget.points("thumbs"), widget.numbers("stopX"))
      let order = stops[target[1]] > thumbs[1].x ? [1, 0] : [0, 1]
      for thumb in order where abs(thumbs[thumb].x - stops[target[thumb]]) > 1 {
        try dragInLab(from: thumbs[thumb], to: stops[target[thumb]] + error)
      }
    }
  }

  private func dragInLab(from start: Point, to x: Double) throws {
    press(at: start)
    move(to: Point(x: x, y: start.y + 2), steps: 10)
    release()
    settleLab()
  }

  /// Waits for the springs, by as many round trips as they take.
  private func settleLab() { _ = try? staysSilent(for: 0.6) }
}
