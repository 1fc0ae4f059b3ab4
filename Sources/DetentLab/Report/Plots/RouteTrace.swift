internal import DetentCore
internal import DetentGraphics

/// What one trial draws in a panel of paths: a line for each hold, and where it entered the target.
struct RouteTrace {
  private(set) var path = Path()
  private(set) var entries: [Point] = []

  /// Places nearer than this to the one before are left out, in points: they cannot be seen.
  private static let least = 0.75

  init(_ trial: TrialRecord, thumb: Int, panel: PlotPanel, target: Double) {
    let holds = trial.holds.filter { $0.thumb == thumb && !$0.places.isEmpty }
    guard let start = holds.first?.grabbed else { return }
    for hold in holds { add(hold, since: start, panel, target) }
  }

  private mutating func add(_ hold: ThumbHold, since start: Double, _ panel: PlotPanel, _ target: Double) {
    var last: Point?
    var wasInside: Bool?
    for (time, place) in zip(hold.times, hold.places) {
      let seconds = (time - start) / 1_000
      guard seconds <= panel.x.values.upperBound else { break }
      let shown = min(max(place, panel.y.values.lowerBound), panel.y.values.upperBound)
      let point = panel.place(seconds, shown)
      let isInside = abs(place - target) <= 0.5
      if isInside, wasInside == false { entries.append(point) }
      wasInside = isInside
      guard let previous = last else {
        path.move(to: point)
        last = point
        continue
      }
      guard (point - previous).length >= Self.least else { continue }
      path.line(to: point)
      last = point
    }
  }
}
