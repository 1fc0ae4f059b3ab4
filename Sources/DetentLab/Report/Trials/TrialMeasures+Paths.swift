extension TrialMeasures {
  /// Without a single grab none can have been wrong, so that there is no count.
  static func wrongGrabs(of trial: TrialRecord) -> Measured<Int> {
    let verdicts = tracked(trial).map { hold, thumb in
      WrongThumb.isWrong(positions: hold.places, target: trial.targetPlace(of: thumb))
    }
    guard !verdicts.isEmpty else { return nothing(in: trial) }
    return .value(verdicts.count { $0.value ?? false })
  }

  /// A hold with the middle of the target on its way, and then its far edge, half a step beyond.
  static func overshoots(of trial: TrialRecord) -> Measured<Int> {
    sum(trial) { hold, thumb in
      Overshoots.count(in: hold.places, target: trial.targetPlace(of: thumb), width: 1)
    }
  }

  static func turns(of trial: TrialRecord) -> Measured<Int> {
    sum(trial) { hold, _ in
      guard hold.stepLength > 0 else { return .undefined(.notPositive(hold.stepLength)) }
      return Reversals.count(in: hold.places, beyond: turnThreshold / hold.stepLength)
    }
  }

  static func longestGap(of trial: TrialRecord) -> Measured<Double> {
    let gaps = trial.holds.flatMap { hold in zip(hold.times.dropFirst(), hold.times).map { $0 - $1 } }
    return gaps.max().map { .finite($0) } ?? .undefined(.missing(.grab))
  }

  private static func sum(
    _ trial: TrialRecord, _ count: (ThumbHold, Int) -> Measured<Int>
  ) -> Measured<Int> {
    let counts = tracked(trial).map(count)
    guard !counts.isEmpty else { return nothing(in: trial) }
    return counts.reduce(.value(0)) { sum, count in sum.flatMap { sum in count.map { sum + $0 } } }
  }

  /// Why nothing is counted: pages have no thumbs, and otherwise none was taken.
  private static func nothing(in trial: TrialRecord) -> Measured<Int> {
    .undefined(trial.widget == .pager ? .nothingNeeded : .missing(.grab))
  }

  /// The holds of a single thumb, which have a target.
  private static func tracked(_ trial: TrialRecord) -> [(ThumbHold, Int)] {
    guard trial.widget != .pager else { return [] }
    return trial.holds.compactMap { hold in
      guard let thumb = hold.thumb, trial.target.indices.contains(thumb), !hold.places.isEmpty else {
        return nil
      }
      return (hold, thumb)
    }
  }
}
