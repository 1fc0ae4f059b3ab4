import DetentCore
import DetentLab

extension VectorRunners {
  static let path: [String: Runner] = [
    "accuracy_strict": { inputs in
      let accuracy = try PathAccuracy(
        of: try points(inputs), from: try inputs["from"].point(), to: try inputs["to"].point())
      return [
        "TAC": VectorValue(accuracy.axisCrossings), "TAC_h5": VectorValue(accuracy.axisCrossings(beyond: 5)),
        "MDC": VectorValue(accuracy.directionChanges), "ODC": VectorValue(accuracy.orthogonalChanges),
        "MV": VectorValue(accuracy.variability), "ME": VectorValue(accuracy.error),
        "MO": VectorValue(accuracy.offset),
      ]
    },
    "target_entries_1d": { inputs in
      let visits = try TargetVisits.of(
        try inputs.numbers("x"), target: try inputs.number("target"), width: try inputs.number("W")
      ).get()
      return ["entries": VectorValue(visits.entries), "reentries": VectorValue(visits.reentries)]
    },
    "overshoots_fittsstudy_1d": {
      VectorValue(
        Overshoots.count(
          in: try $0.numbers("x"), target: try $0.number("target"), width: try $0.number("W")))
    },
    "path_efficiency": { inputs in
      let path = try PathEfficiency.of(try points(inputs)).get()
      return [
        "path_length": VectorValue(path.length), "net": VectorValue(path.net),
        "efficiency": VectorValue(path.efficiency),
      ]
    },
    "flips_threshold": { inputs in
      let positions = try inputs.numbers("pos")
      return VectorValue(
        try inputs.numbers("thresholds").map { try Reversals.count(in: positions, beyond: $0).get() })
    },
    "trajectory_measures_no_movement": { inputs in
      let trajectory = try Trajectory(times: try inputs.numbers("t"), points: try points(inputs))
      let deviation = try trajectory.deviation.get()
      return [
        "MAD": VectorValue(deviation.maximum), "AD": VectorValue(deviation.mean),
        "AUC": VectorValue(deviation.area),
        "x_flips": VectorValue(trajectory.reversals(along: .horizontal)),
        "RT": VectorValue(trajectory.duration),
        "initiation": VectorValue(trajectory.stillness.initiation),
        "idle": VectorValue(trajectory.stillness.total),
        "total_dist": VectorValue(trajectory.length),
      ]
    },
    "bimodality_coefficient": { inputs in
      let counts = try inputs.integers("counts_of_1_to_11")
      let values = counts.enumerated().flatMap { Array(repeating: Double($0.offset + 1), count: $0.element) }
      return VectorValue(try Sample(values).bimodality)
    },
  ]

  static func points(_ inputs: VectorValue) throws -> [Point] {
    try inputs["path"].items.map { try $0.point() }
  }
}
