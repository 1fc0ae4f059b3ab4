extension ReportDocument {
  /// What was asked and what came of it, with what so few people can show before anything else.
  var verdict: ReportSection {
    var facts: [(name: String, text: String)] = [
      ("Question", study.plan?.question.text(in: "en") ?? "The files do not tell."),
      ("Primary measure", primary), ("Participants and trials", sizes), ("What this n can show", precision),
    ]
    facts += comparisons.filter { $0.widget == nil }.map { ("Result", result($0)) }
    facts += [("Order balance", balance), ("Flagged trials", flagged)]
    if study.sessions.contains(where: { $0.damage != nil }) {
      facts.append(
        ("Damaged files", "At least one file is damaged; see Validity. Its trials up to there count."))
    }
    return ReportSection(id: "verdict", title: "Verdict", blocks: [.facts(facts)])
  }

  private var primary: String {
    switch study.plan?.primary {
    case .time: "time from the prompt to Done, of completed trials; all other measures describe"
    case .error: "absolute error in steps; all other measures describe"
    case nil: "the files do not tell"
    }
  }

  private var sizes: String {
    let (all, both) = (study.participants.count, comparisons.first { $0.widget == nil }?.pairs.count ?? 0)
    let scored = study.scored(withFlagged: true).count
    return
      "\(all) \(all == 1 ? "participant" : "participants"), \(both) of them with trials under both variants; \(scored) scored trials, "
      + "\(study.trials.count - scored) for practice, which count for nothing"
  }

  private var precision: String {
    guard let comparison = comparisons.first(where: { $0.widget == nil }) else {
      return "There is one variant only, so nothing is compared."
    }
    let count = comparison.pairs.count
    guard let usual = comparison.detectable.value else {
      return "With n = \(count) no difference between variants can be told from chance."
    }
    let observed =
      comparison.detectableAsObserved.value.map {
        "; with the spread of these participants, \(ReportNumbers.text($0, 1)) %"
      } ?? ""
    return "With n = \(count) and the usual spread of people (SD of the log ratio "
      + "\(VariantComparison.usualDeviation)) a difference in time below \(ReportNumbers.text(usual, 0)) % "
      + "cannot be told from chance\(observed)."
  }

  /// The result in one sentence; fewer than five participants get no interval.
  func result(_ comparison: VariantComparison) -> String {
    study.plan?.primary == .error ? errorResult(comparison) : timeResult(comparison)
  }

  private func timeResult(_ comparison: VariantComparison) -> String {
    let (first, second) = (study.name(of: comparison.first), study.name(of: comparison.second))
    guard let ratio = comparison.time.value else {
      return "Nothing to compare \(second) with \(first): \(Self.reason(comparison.time))."
    }
    let direction = ratio.ratio < 1 ? "less" : "more"
    let size = ReportNumbers.text(abs(ratio.percentChange), 1)
    let start = "\(second) took \(size) % \(direction) time than \(first)"
    guard strength != .observations else {
      return
        "\(start) on average. With n = \(comparison.pairs.count) this is an observation, so no interval is given."
    }
    let interval = ReportNumbers.interval(ratio.percentInterval, ReportNumbers.change)
    return "\(start) (95 % interval of the change: \(interval); n = \(comparison.pairs.count))."
  }

  private func errorResult(_ comparison: VariantComparison) -> String {
    let (first, second) = (study.name(of: comparison.first), study.name(of: comparison.second))
    guard let test = comparison.error.value else {
      return "Nothing to compare \(second) with \(first): \(Self.reason(comparison.error))."
    }
    let size = ReportNumbers.text(abs(test.meanDifference))
    let start =
      "The error of \(second) was \(size) steps \(test.meanDifference < 0 ? "smaller" : "larger") than that of \(first)"
    guard strength != .observations else {
      return "\(start) on average. With n = \(test.count) this is an observation, so no interval is given."
    }
    let interval = ReportNumbers.interval(test.interval) { ReportNumbers.text($0) }
    return "\(start) (95 % interval of the difference: \(interval); n = \(test.count))."
  }

  static func reason<Value>(_ measure: Measured<Value>) -> String {
    measure.reason.map { "\($0)" } ?? "no reason"
  }

  private var balance: String {
    let balance = study.balance
    let orders = balance.orders.map { "\($0.variants.joined(separator: " → ")): \($0.sessions)" }
    return orders.joined(separator: ", ")
      + (balance.isBalanced ? "; balanced" : "; not balanced, so a change may come from practice or fatigue")
  }

  private var flagged: String {
    let scored = study.scored(withFlagged: true)
    let count = scored.count(where: \.isFlagged)
    return "\(count) of \(scored.count) scored trials are flagged and left out of the result; none is deleted"
  }
}
