import DetentCore
import DetentLab

extension VectorRunners {
  static let path: [String: Runner] = [
    "accuracy_strict": { inputs in
      let accuracy = try PathAccuracy(
        of: try points(inputs), from: try inputs["from"].point(), to: try inputs["to"].point())
      return [
        "TAC": JSON(accuracy.axisCrossings), "TAC_h5": JSON(accuracy.axisCrossings(beyond: 5)),
        "MDC": JSON(accuracy.directionChanges), "ODC": JSON(accuracy.orthogonalChanges),
        "MV": JSON(accuracy.variability), "ME": JSON(accuracy.error), "MO": JSON(accuracy.offset),
      ]
    },
    "target_entries_1d": { inputs in
      let visits = try TargetVisits.of(
        try inputs.numbers("x"), target: try inputs.number("target"), width: try inputs.number("W")
      ).get()
      return ["entries": JSON(visits.entries), "reentries": JSON(visits.reentries)]
    },
    "overshoots_fittsstudy_1d": {
      JSON(
        Overshoots.count(
          in: try $0.numbers("x"), target: try $0.number("target"), width: try $0.number("W")))
    },
    "path_efficiency": { inputs in
      let path = try PathEfficiency.of(try points(inputs)).get()
      return [
        "path_length": JSON(path.length), "net": JSON(path.net), "efficiency": JSON(path.efficiency),
      ]
    },
    "flips_threshold": { inputs in
      let positions = try inputs.numbers("pos")
      return JSON(
        try inputs.numbers("thresholds").map { try Reversals.count(in: positions, beyond: $0).get() })
    },
    "trajectory_measures_no_movement": { inputs in
      let trajectory = try Trajectory(times: try inputs.numbers("t"), points: try points(inputs))
      let deviation = try trajectory.deviation.get()
      return [
        "MAD": JSON(deviation.maximum), "AD": JSON(deviation.mean), "AUC": JSON(deviation.area),
        "x_flips": JSON(trajectory.reversals(along: .horizontal)), "RT": JSON(trajectory.duration),
        "initiation": JSON(trajectory.stillness.initiation), "idle": JSON(trajectory.stillness.total),
        "total_dist": JSON(trajectory.length),
      ]
    },
    "bimodality_coefficient": { inputs in
      let counts = try inputs.integers("counts_of_1_to_11")
      let values = counts.enumerated().flatMap { Array(repeating: Double($0.offset + 1), count: $0.element) }
      return JSON(try Sample(values).bimodality)
    },
  ]

  static func points(_ inputs: JSON) throws -> [Point] { try inputs["path"].items.map { try $0.point() } }
}
