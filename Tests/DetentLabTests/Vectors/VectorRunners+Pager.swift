import DetentLab

extension VectorRunners {
  static let pager: [String: Runner] = [
    "pager_trial": { inputs in
      let trial = try PagerTrial.of(
        visited: try inputs.integers("visited"), goals: [try inputs.integer("target")]
      ).get()
      return [
        "transitions": VectorValue(trial.transitions), "needed": VectorValue(trial.needed),
        "snap_backs": VectorValue(trial.snapBacks), "wrong": VectorValue(trial.wrong),
        "economy": VectorValue(trial.economy),
      ]
    },
    "pager_there_and_back": { inputs in
      let trial = try PagerTrial.of(
        visited: try inputs.integers("visited"),
        goals: [try inputs.integer("via"), try inputs.integer("end")]
      ).get()
      return [
        "transitions": VectorValue(trial.transitions), "needed": VectorValue(trial.needed),
        "economy": VectorValue(trial.economy),
        "reached_via": VectorValue(trial.goalsReached >= 1),
      ]
    },
    "swipe_intent": { inputs in
      let intent = try SwipeIntent.of(
        displacement: try inputs.number("dx_px"), velocity: try inputs.number("velocity_px_s"),
        pageLength: try inputs.number("width_px"), threshold: try inputs.number("threshold_fraction"),
        flingSpeed: try inputs.number("fling_px_s")
      ).get()
      return [
        "fraction": VectorValue(intent.fraction), "committed": VectorValue(intent.isCommitted),
        "reason": .text(intent.verdict.rawValue),
      ]
    },
  ]
}
