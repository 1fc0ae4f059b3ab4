import DetentCore
import DetentLab

extension VectorRunners {
  static let pointing: [String: Runner] = [
    "id_shannon": {
      VectorValue(IndexOfDifficulty.shannon(amplitude: try $0.number("A"), width: try $0.number("W")))
    },
    "id_shannon_slider": {
      VectorValue(
        IndexOfDifficulty.slider(
          from: try $0.number("from_value"), to: try $0.number("to_value"),
          stepLength: try $0.number("step_px"), captureWidth: try $0.number("capture_px")))
    },
    "id_fitts_1954": {
      VectorValue(IndexOfDifficulty.fitts(amplitude: try $0.number("A"), width: try $0.number("W")))
    },
    "id_steering_straight": {
      VectorValue(IndexOfDifficulty.steering(length: try $0.number("A"), width: try $0.number("W")))
    },
    "id_crossing": {
      VectorValue(IndexOfDifficulty.crossing(distance: try $0.number("D"), width: try $0.number("W")))
    },
    "ide": { inputs in
      let effective = IndexOfDifficulty.effective(
        amplitude: try inputs.number("Ae"), width: try inputs.number("We"))
      let flag = effective.reason?.code ?? effective.value?.flags.first?.code
      return ["IDe": VectorValue(effective.map(\.bits)), "flag": flag.map(VectorValue.text) ?? .null]
    },
    "we_discrete_error": {
      let width = EffectiveWidth.of(
        width: try $0.number("W"), errorRate: try $0.number("error_pct") / 100)
      return VectorValue(width.map(\.width))
    },
    "iso_circle_amplitude": {
      VectorValue(TargetCircle.amplitude(diameter: try $0.number("D"), targets: try $0.integer("n")))
    },
    "iso_circle_order": { VectorValue(try TargetCircle.order(targets: try $0.integer("n")).get()) },
    "dx_projection": { inputs in
      let trial = PointingTrial(
        start: try inputs["from"].point(), target: try inputs["to"].point(),
        selection: try inputs["select"].point(), movementTime: 1)
      return VectorValue(trial.endpointError)
    },
  ]
}
