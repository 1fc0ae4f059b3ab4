import DetentLab

extension VectorRunners {
  static let questionnaires: [String: Runner] = [
    "sus": { VectorValue(SystemUsability.score(try $0.integers("responses")).map(\.score)) },
    "umux_lite_7pt": { inputs in
      let answers = try inputs.integers("items")
      return [
        "score": VectorValue(UsabilityLite.sevenPoint(answers).map(\.score)),
        "sus_regression": VectorValue(UsabilityLite.systemUsability(fromSevenPoint: answers).map(\.score)),
      ]
    },
    "ux_lite_5pt": { VectorValue(UsabilityLite.fivePoint(try $0.integers("items")).map(\.score)) },
    "seq": { inputs in
      let ease = try SingleEase.of(try inputs.integers("ratings")).get()
      return ["mean": VectorValue(ease.mean), "n": VectorValue(ease.count)]
    },
    "nasa_tlx_raw": { VectorValue(TaskLoad.raw(try ratings($0))) },
    "nasa_tlx_weighted": { inputs in
      var tallies: [TaskLoadScale: Int] = [:]
      for scale in TaskLoadScale.allCases {
        tallies[scale] = try inputs["weights"].integer(scale.rawValue)
      }
      return VectorValue(TaskLoad.weighted(try ratings(inputs), tallies: tallies))
    },
  ]

  private static func ratings(_ inputs: VectorValue) throws -> [TaskLoadScale: Double] {
    var ratings: [TaskLoadScale: Double] = [:]
    for scale in TaskLoadScale.allCases { ratings[scale] = try inputs["ratings"].number(scale.rawValue) }
    return ratings
  }
}
