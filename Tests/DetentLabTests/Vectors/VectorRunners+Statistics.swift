import DetentLab

extension VectorRunners {
  static let statistics: [String: Runner] = [
    "geometric_mean_ci": { inputs in
      let summary = try TimeSummary.of(try inputs.numbers("times"), level: try inputs.number("level")).get()
      var excluded = 0
      for case .excludedTimes(let count) in summary.flags { excluded = count }
      return [
        "geometric_mean": VectorValue(summary.geometricMean), "ci": VectorValue(summary.interval),
        "arithmetic_mean": VectorValue(summary.mean), "median": VectorValue(summary.median),
        "sd": VectorValue(summary.standardDeviation), "used": VectorValue(summary.used),
        "excluded": VectorValue(excluded),
        "error": summary.flags.first.map { .text($0.code) } ?? .null,
      ]
    },
    "central_tendency": { inputs in
      let sample = try Sample(try inputs.numbers("times"))
      return [
        "mean": VectorValue(sample.mean), "median": VectorValue(sample.median),
        "geometric_mean": VectorValue(sample.geometricMean),
      ]
    },
    "quantiles_type7": { inputs in
      let sample = try Sample(try inputs.numbers("x"))
      return VectorValue(try inputs.numbers("p").map { try sample.quantile($0).get() })
    },
    "sd_sample": { VectorValue(try Sample(try $0.numbers("x")).standardDeviation) },
    "t_quantile_975": {
      VectorValue(StudentDistribution.quantile(0.975, degreesOfFreedom: try $0.number("df")))
    },
    "normal_quantile": { VectorValue(try $0.numbers("p").map { try NormalDistribution.quantile($0).get() }) },
    "margin_of_error_mean": {
      VectorValue(
        Precision.marginOfMean(
          standardDeviation: try $0.number("sd"), count: try $0.integer("n"), level: try $0.number("level")))
    },
    "ratio_half_width_pct": { inputs in
      let deviation = try inputs.number("sd_log_diff")
      return VectorValue(
        try inputs.integers("n").map { try Precision.marginOfRatio(logDeviation: deviation, count: $0).get() }
      )
    },
    "hedges_correction": {
      VectorValue(EffectSize.hedgesCorrection(degreesOfFreedom: try $0.number("df")))
    },
  ]
}
