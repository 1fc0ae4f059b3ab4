internal import DetentCore

extension TrialMeasures {
  /// Measures a trial on a widget with so many stops.
  ///
  /// - Complexity: O(samples)
  public init(_ trial: TrialRecord, stops: Int) {
    let timeline = Self.timeline(of: trial)
    total = Self.total(of: trial)
    firstGrab = Self.firstGrab(of: trial)
    dragTime = trial.widget == .pager ? .undefined(.nothingNeeded) : timeline.map(\.dragTime)
    confirmDelay = timeline.flatMap(\.confirmDelay)
    settle = Self.settle(of: trial)
    grabs = trial.widget == .pager ? trial.swipes.count : trial.holds.count
    corrections = Self.corrections(of: trial)
    wrongGrabs = Self.wrongGrabs(of: trial)
    overshoots = Self.overshoots(of: trial)
    turns = Self.turns(of: trial)
    contacts = trial.events.count { $0.name == "contact" }
    let errors = Self.errors(of: trial)
    isExact = Self.isExact(trial)
    signedErrors = errors
    absoluteError = errors.map { Double($0.reduce(0) { $0 + abs($1) }) }
    percentError = absoluteError.flatMap {
      stops > 1 ? .finite(100 * $0 / Double(stops - 1)) : .undefined(.tooFew(count: stops, needed: 2))
    }
    movements = trial.thumbsToMove.compactMap { ThumbMovement(of: $0, in: trial) }
    pager = Self.pager(of: trial)
    longestGap = Self.longestGap(of: trial)
  }

  private static func total(of trial: TrialRecord) -> Measured<Double> {
    guard let duration = trial.duration else { return .undefined(.missing(.confirmation)) }
    return duration > 0 ? .finite(duration) : .undefined(.notPositive(duration))
  }

  private static func firstGrab(of trial: TrialRecord) -> Measured<Double> {
    let first = trial.widget == .pager ? trial.swipes.first?.time : trial.holds.first?.grabbed
    return first.map { .finite($0) } ?? .undefined(.missing(.grab))
  }

  /// Grabs and releases of thumbs alone; the range between them counts as its lower thumb.
  private static func timeline(of trial: TrialRecord) -> Measured<RangeTimeline> {
    var events = [TimedSliderEvent(time: 0, event: .prompt)]
    for hold in trial.holds {
      let thumb = ThumbID(rawValue: hold.thumb ?? 0) ?? .first
      events.append(TimedSliderEvent(time: hold.grabbed, event: .grab(thumb)))
      if let released = hold.released {
        events.append(TimedSliderEvent(time: released, event: .release(thumb)))
      }
    }
    if let duration = trial.duration { events.append(TimedSliderEvent(time: duration, event: .confirm)) }
    return RangeTimeline.of(events, thumbsToMove: Set(trial.thumbsToMove.compactMap(ThumbID.init(rawValue:))))
  }

  private static func settle(of trial: TrialRecord) -> Measured<Double> {
    guard trial.widget != .pager else { return .undefined(.nothingNeeded) }
    guard let released = trial.holds.compactMap(\.released).last else {
      return .undefined(.missing(.release))
    }
    guard let rest = trial.events.last(where: { $0.name == "settled" && $0.time >= released }) else {
      return .undefined(.neverSettled)
    }
    return .finite(rest.time - released)
  }

  private static func corrections(of trial: TrialRecord) -> Measured<Int> {
    guard trial.widget != .pager else { return .undefined(.nothingNeeded) }
    return timeline(of: trial).map(\.corrections)
  }

  private static func errors(of trial: TrialRecord) -> Measured<[Int]> {
    guard trial.widget != .pager else { return .undefined(.nothingNeeded) }
    guard trial.status != nil, trial.final.count == trial.target.count else {
      return .undefined(.missing(.confirmation))
    }
    return .value(zip(trial.final, trial.target).map { $0.0 - $0.1 })
  }

  private static func isExact(_ trial: TrialRecord) -> Measured<Bool> {
    guard trial.status != nil, let task = trial.task else { return .undefined(.missing(.confirmation)) }
    return .value(TrialCounts.isReached(task, trial.final))
  }

  private static func pager(of trial: TrialRecord) -> Measured<PagerTrial> {
    guard trial.widget == .pager else { return .undefined(.nothingNeeded) }
    let visited = trial.events.compactMap { event in
      event.name == "page" ? event["to"]?.whole : event.name == "back" ? event["from"]?.whole : nil
    }
    return PagerTrial.of(visited: trial.start + visited, goals: trial.target)
  }
}
