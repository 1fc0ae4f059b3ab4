import DetentCore
import DetentLab

extension VectorRunners {
  static let sequences: [String: Runner] = [
    "sequence_throughput_serial": { inputs in
      outcome(of: try sequence(inputs, rows: inputs["rows"], dimensions: .one, isSerial: true))
    },
    "sequence_throughput_discrete_2D_misses": { inputs in
      let rows = try LabVector.named(try inputs.text("rows_from")).inputs["rows"]
      return outcome(of: try sequence(inputs, rows: rows, dimensions: .two, isSerial: false))
    },
    "effective_width_from_raw_release": { inputs in
      let (amplitude, time) = (try inputs.number("Ae"), try inputs.number("MT_ms"))
      let raw = EffectiveThroughput(
        endpointErrors: try inputs.numbers("raw_release_offset_px"), amplitude: amplitude, movementTime: time)
      let snapped = EffectiveThroughput(
        endpointErrors: try inputs.numbers("snapped_offset_px"), amplitude: amplitude, movementTime: time)
      return [
        "SDx_raw": VectorValue(raw.spread), "We_raw": VectorValue(raw.width),
        "IDe_raw": VectorValue(raw.difficulty.map(\.bits)), "TP_raw": VectorValue(raw.throughput),
        "IDe_snapped": VectorValue(snapped.difficulty.map(\.bits)),
        "flag_snapped": snapped.difficulty.reason.map { .text($0.code) } ?? .null,
      ]
    },
    "throughput_mean_of_means": { inputs in
      let rows = try inputs["TP_per_participant_per_condition"].items.map { row in
        try row.items.map { try $0.number() }
      }
      let summary = try ThroughputSummary.of(rows).get()
      return [
        "participant_means": VectorValue(summary.participantMeans),
        "grand_mean": VectorValue(summary.grandMean),
      ]
    },
  ]

  private static func sequence(
    _ inputs: VectorValue, rows: VectorValue, dimensions: TargetDimensions, isSerial: Bool
  ) throws -> PointingSequence {
    let trials = try rows.items.map { row in
      let v = try row.items.map { try $0.number() }
      return PointingTrial(
        start: Point(x: v[0], y: v[1]), target: Point(x: v[2], y: v[3]), selection: Point(x: v[4], y: v[5]),
        movementTime: v[6])
    }
    let width = (try? inputs.number("W")) ?? 20
    return PointingSequence(trials: trials, width: width, dimensions: dimensions, isSerial: isSerial)
  }

  private static func outcome(of sequence: PointingSequence) -> VectorValue {
    let effective = sequence.throughput
    return [
      "n": VectorValue(effective.count), "dx": sequence.endpointErrors.value.map { VectorValue($0) } ?? .null,
      "mean_dx": VectorValue(
        sequence.endpointErrors.flatMap { (try? Sample($0))?.mean ?? .undefined(.notFinite) }),
      "SDx": VectorValue(effective.spread), "Ae": VectorValue(effective.amplitude),
      "We": VectorValue(effective.width),
      "IDe": VectorValue(effective.difficulty.map(\.bits)), "MT_ms": VectorValue(effective.movementTime),
      "TP": VectorValue(effective.throughput), "misses": VectorValue(sequence.misses),
      "error_pct": VectorValue(sequence.errorRate.map { 100 * $0 }),
      "flag": effective.throughput.reason.map { .text($0.code) } ?? .null,
    ]
  }
}
