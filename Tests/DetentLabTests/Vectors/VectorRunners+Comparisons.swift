import DetentLab

extension VectorRunners {
  static let comparisons: [String: Runner] = [
    "adjusted_wald": { inputs in
      let rate = AdjustedWald.of(
        successes: try inputs.integer("x"), trials: try inputs.integer("n"), level: try inputs.number("level")
      )
      guard let rate = rate.value else { return .null }
      return [
        "p_adj": JSON(rate.adjusted), "ci": JSON(.value(rate.interval)), "laplace": JSON(rate.laplace),
      ]
    },
    "paired_t": { inputs in
      let test = try PairedTest.of(try inputs.numbers("a"), try inputs.numbers("b")).get()
      return [
        "mean_diff": JSON(test.meanDifference), "sd_diff": JSON(test.standardDeviation), "t": JSON(test.t),
        "df": JSON(test.degreesOfFreedom), "p": JSON(test.p), "ci": JSON(test.interval),
        "cohen_dz": JSON(test.cohenDz), "hedges_gz": JSON(test.hedgesGz),
      ]
    },
    "wilcoxon_signed_rank_exact": { inputs in
      let test = try WilcoxonSignedRank.of(try inputs.numbers("a"), try inputs.numbers("b")).get()
      return [
        "V": JSON(test.positiveRanks), "p": JSON(test.greater), "p_two_sided": JSON(test.twoSided),
        "rank_biserial": JSON(test.rankBiserial),
      ]
    },
    "paired_ratio_of_geometric_means": { inputs in
      let ratio = try PairedRatio.of(try inputs.numbers("a_ms"), try inputs.numbers("b_ms")).get()
      return [
        "ratio_b_over_a": JSON(ratio.ratio), "ci": JSON(ratio.interval),
        "pct_change": JSON(ratio.percentChange),
        "t": JSON(ratio.test.t), "p": JSON(ratio.test.p), "cohen_dz": JSON(ratio.test.cohenDz),
        "hedges_gz": JSON(ratio.test.hedgesGz),
      ]
    },
    "mcnemar_exact": {
      JSON(McNemarTest.exact(onlyFirst: try $0.integer("b"), onlySecond: try $0.integer("c")))
    },
  ]
}
