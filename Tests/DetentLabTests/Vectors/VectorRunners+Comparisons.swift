import DetentLab

extension VectorRunners {
  static let comparisons: [String: Runner] = [
    "adjusted_wald": { inputs in
      let rate = AdjustedWald.of(
        successes: try inputs.integer("x"), trials: try inputs.integer("n"), level: try inputs.number("level")
      )
      guard let rate = rate.value else { return .null }
      return [
        "p_adj": VectorValue(rate.adjusted), "ci": VectorValue(.value(rate.interval)),
        "laplace": VectorValue(rate.laplace),
      ]
    },
    "paired_t": { inputs in
      let test = try PairedTest.of(try inputs.numbers("a"), try inputs.numbers("b")).get()
      return [
        "mean_diff": VectorValue(test.meanDifference), "sd_diff": VectorValue(test.standardDeviation),
        "t": VectorValue(test.t),
        "df": VectorValue(test.degreesOfFreedom), "p": VectorValue(test.p), "ci": VectorValue(test.interval),
        "cohen_dz": VectorValue(test.cohenDz), "hedges_gz": VectorValue(test.hedgesGz),
      ]
    },
    "wilcoxon_signed_rank_exact": { inputs in
      let test = try WilcoxonSignedRank.of(try inputs.numbers("a"), try inputs.numbers("b")).get()
      return [
        "V": VectorValue(test.positiveRanks), "p": VectorValue(test.greater),
        "p_two_sided": VectorValue(test.twoSided),
        "rank_biserial": VectorValue(test.rankBiserial),
      ]
    },
    "paired_ratio_of_geometric_means": { inputs in
      let ratio = try PairedRatio.of(try inputs.numbers("a_ms"), try inputs.numbers("b_ms")).get()
      return [
        "ratio_b_over_a": VectorValue(ratio.ratio), "ci": VectorValue(ratio.interval),
        "pct_change": VectorValue(ratio.percentChange),
        "t": VectorValue(ratio.test.t), "p": VectorValue(ratio.test.p),
        "cohen_dz": VectorValue(ratio.test.cohenDz),
        "hedges_gz": VectorValue(ratio.test.hedgesGz),
      ]
    },
    "mcnemar_exact": {
      VectorValue(McNemarTest.exact(onlyFirst: try $0.integer("b"), onlySecond: try $0.integer("c")))
    },
  ]
}
