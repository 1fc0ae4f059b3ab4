import DetentLab

extension VectorRunners {
  static let outliers: [String: Runner] = [
    "outliers_tukey": { inputs in
      let values = try inputs.numbers("x")
      let report = try Outliers.byQuartiles(values, factor: try inputs.number("k")).get()
      let sample = try Sample(values)
      return [
        "q1": VectorValue(sample.quantile(0.25)), "q3": VectorValue(sample.quantile(0.75)),
        "low": report.limits.map { VectorValue($0.lowerBound) } ?? .null,
        "high": report.limits.map { VectorValue($0.upperBound) } ?? .null,
        "flags": VectorValue(report.isOutlier),
      ]
    },
    "outliers_3sd_impossible": { inputs in
      let values = try inputs.numbers("x")
      let scores = try Sample(values).standardScores.get()
      return [
        "z_of_max": scores.max().map { VectorValue($0) } ?? .null,
        "max_possible_z": VectorValue(Outliers.largestScore(count: values.count)),
        "flags": VectorValue(try Outliers.byStandardDeviation(values).get().isOutlier),
      ]
    },
    "outliers_mad_zero": { inputs in
      let values = try inputs.numbers("x")
      let report = try Outliers.byMedianDeviation(values, factor: try inputs.number("k")).get()
      let says = report.flags == [.zeroMADFallback] && report.limits == nil
      return [
        "mad": VectorValue(try Sample(values).medianDeviation), "flags": VectorValue(report.isOutlier),
        "note": says ? "MAD 0: rule undefined, fall back to Tukey and say so" : .null,
      ]
    },
    "spatial_outlier_fittsstudy": { inputs in
      VectorValue(
        try inputs.items.map {
          TrialOutliers.isSpatial(
            isMiss: $0["error"] == .truth(true), amplitude: try $0.number("A"), width: try $0.number("W"),
            travelled: try $0.number("ae"), endpointError: try $0.number("dx"))
        })
    },
    "temporal_outlier_fittsstudy": { inputs in
      VectorValue(
        try inputs.items.map {
          TrialOutliers.isTemporal(time: try $0.number("mt_ms"), expected: try $0.number("norm_ms"))
        })
    },
  ]
}
