import DetentLab

extension VectorRunners {
  static let sampling: [String: Runner] = [
    "splitmix64": { inputs in
      var generator = SplitMix64(seed: UInt64(try inputs.integer("seed")))
      return .list((0..<(try inputs.integer("count"))).map { _ in .text("\(generator.next())") })
    },
    "fisher_yates": { inputs in
      var generator = SplitMix64(seed: UInt64(try inputs.integer("seed")))
      let items = Array(try inputs.text("items"))
      let shuffle = Shuffle(count: items.count, using: &generator)
      return ["order": .text(String(shuffle.applied(to: items))), "draws": VectorValue(shuffle.draws)]
    },
    "bootstrap_exact_distribution": { inputs in
      let sample = try Bootstrap.exactDistribution(of: try inputs.numbers("x"), statistic: \.mean).get()
      return [
        "count": VectorValue(sample.count), "q025": VectorValue(sample.quantile(0.025)),
        "q975": VectorValue(sample.quantile(0.975)),
        "mean": VectorValue(sample.mean),
      ]
    },
    "bootstrap_percentile_ci": { inputs in
      let interval = Bootstrap.interval(
        of: try inputs.numbers("x"), resamples: try inputs.integer("B"),
        seed: UInt64(try inputs.integer("seed")), statistic: \.mean)
      return VectorValue(interval.map(\.interval))
    },
  ]
}
