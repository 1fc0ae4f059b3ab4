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
        "lo_error_steps": JSON(error.lower), "hi_error_steps": JSON(error.upper),
        "abs_sum_steps": JSON(error.sum), "pct_of_range": JSON(error.percentOfRange),
        "width_error": JSON(error.width), "exact": JSON(error.isExact),
      ]
    },
    "range_trial_timeline": { inputs in
      let events = try inputs["events"].items.map { row in
        TimedSliderEvent(
          time: try row.items[0].number(), event: try event(row.items[1], Array(row.items.dropFirst(2))))
      }
      let timeline = try RangeTimeline.of(events, thumbsToMove: [.first, .second]).get()
      return [
        "time_to_first_grab": JSON(timeline.timeToFirstGrab), "drag_time": JSON(timeline.dragTime),
        "between_grabs": JSON(timeline.betweenGrabs), "grabs": JSON(timeline.grabs),
        "corrections": JSON(timeline.corrections), "confirm_delay": JSON(timeline.confirmDelay),
        "total": JSON(timeline.total),
      ]
    },
    "drag_economy": { inputs in
      let economy = try DragEconomy.of(
        try inputs.numbers("thumb_px_path"), needed: try inputs.number("needed_px")
      ).get()
      return [
        "travel": JSON(economy.travel), "ratio": JSON(economy.ratio), "overshoot_px": JSON(economy.overshoot),
      ]
    },
    "collision_summary": { inputs in
      let summary = CollisionSummary(
        try inputs["events"].items.map { try event($0.items[0], Array($0.items.dropFirst())) })
      return [
        "contacts": JSON(summary.contacts), "pushed_steps": JSON(summary.pushedSteps),
        "stuck": JSON(summary.stuck),
      ]
    },
    "detent_hits": { inputs in
      let visits = try DetentVisits.of(
        try inputs.numbers("x"), step: try inputs.number("step_px"), tolerance: try inputs.number("tol")
      ).get()
      return ["dwell_samples": JSON(visits.dwellSamples), "detents_visited": JSON(visits.detents)]
    },
  ]

  private static func event(_ name: JSON, _ facts: [JSON]) throws -> SliderEvent {
    let thumb = try facts.first.map { ThumbID(rawValue: try $0.integer()) } ?? nil
    switch (try name.text(), thumb) {
    case ("prompt", _): return .prompt
    case ("confirm", _): return .confirm
    case ("grab", let thumb?): return .grab(thumb)
    case ("release", let thumb?): return .release(thumb)
    case ("contact", let thumb?): return .contact(thumb)
    case ("push", let thumb?): return .push(thumb, steps: try facts[1].integer())
    default: throw JSON.Missing(key: "event", json: name)
    }
  }
}
