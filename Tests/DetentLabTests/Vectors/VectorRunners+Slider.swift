import DetentCore
import DetentLab

extension VectorRunners {
  static let slider: [String: Runner] = [
    "range_trial_error": { inputs in
      let (target, final) = (try inputs.numbers("target"), try inputs.numbers("final"))
      let error = try RangeTrialError.of(
        target: (target[0], target[1]), final: (final[0], final[1]), minimum: try inputs.number("min"),
        maximum: try inputs.number("max"), step: try inputs.number("step")
      ).get()
      return [
        "lo_error_steps": VectorValue(error.lower), "hi_error_steps": VectorValue(error.upper),
        "abs_sum_steps": VectorValue(error.sum), "pct_of_range": VectorValue(error.percentOfRange),
        "width_error": VectorValue(error.width), "exact": VectorValue(error.isExact),
      ]
    },
    "range_trial_timeline": { inputs in
      let events = try inputs["events"].items.map { row in
        TimedSliderEvent(
          time: try row.items[0].number(), event: try event(row.items[1], Array(row.items.dropFirst(2))))
      }
      let timeline = try RangeTimeline.of(events, thumbsToMove: [.first, .second]).get()
      return [
        "time_to_first_grab": VectorValue(timeline.timeToFirstGrab),
        "drag_time": VectorValue(timeline.dragTime),
        "between_grabs": VectorValue(timeline.betweenGrabs), "grabs": VectorValue(timeline.grabs),
        "corrections": VectorValue(timeline.corrections), "confirm_delay": VectorValue(timeline.confirmDelay),
        "total": VectorValue(timeline.total),
      ]
    },
    "drag_economy": { inputs in
      let economy = try DragEconomy.of(
        try inputs.numbers("thumb_px_path"), needed: try inputs.number("needed_px")
      ).get()
      return [
        "travel": VectorValue(economy.travel), "ratio": VectorValue(economy.ratio),
        "overshoot_px": VectorValue(economy.overshoot),
      ]
    },
    "collision_summary": { inputs in
      let summary = CollisionSummary(
        try inputs["events"].items.map { try event($0.items[0], Array($0.items.dropFirst())) })
      return [
        "contacts": VectorValue(summary.contacts), "pushed_steps": VectorValue(summary.pushedSteps),
        "stuck": VectorValue(summary.stuck),
      ]
    },
    "detent_hits": { inputs in
      let visits = try DetentVisits.of(
        try inputs.numbers("x"), step: try inputs.number("step_px"), tolerance: try inputs.number("tol")
      ).get()
      return [
        "dwell_samples": VectorValue(visits.dwellSamples), "detents_visited": VectorValue(visits.detents),
      ]
    },
  ]

  private static func event(_ name: VectorValue, _ facts: [VectorValue]) throws -> SliderEvent {
    let thumb = try facts.first.map { ThumbID(rawValue: try $0.integer()) } ?? nil
    switch (try name.text(), thumb) {
    case ("prompt", _): return .prompt
    case ("confirm", _): return .confirm
    case ("grab", let thumb?): return .grab(thumb)
    case ("release", let thumb?): return .release(thumb)
    case ("contact", let thumb?): return .contact(thumb)
    case ("push", let thumb?): return .push(thumb, steps: try facts[1].integer())
    default: throw VectorValue.Missing(key: "event", json: name)
    }
  }
}
