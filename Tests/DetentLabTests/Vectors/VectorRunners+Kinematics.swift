import DetentLab

extension VectorRunners {
  static let kinematics: [String: Runner] = [
    "min_jerk_peak_speed": { inputs in
      let movement = try MinimumJerk(
        amplitude: try inputs.number("amplitude_px"), duration: try inputs.number("duration_ms"))
      let times = Array(stride(from: 0, through: movement.duration, by: try inputs.number("sample_ms")))
      let trace = try ThumbTrace(times: times, positions: times.map(movement.position))
      let peak = try trace.peakSpeed.get()
      return [
        "analytic_peak_px_s": VectorValue(movement.peakSpeed.speed),
        "analytic_time_ms": VectorValue(movement.peakSpeed.time),
        "sampled_peak_px_s": VectorValue(peak.speed), "sampled_peak_interval_mid_ms": VectorValue(peak.time),
      ]
    },
    "settle_never": { inputs in
      let trace = try ThumbTrace(times: try inputs.numbers("t"), positions: try inputs.numbers("x"))
      return VectorValue(trace.settled(at: try inputs.number("target"), tolerance: try inputs.number("tol")))
    },
    "speed_with_duplicate_timestamps": { inputs in
      let trace = try ThumbTrace(times: try inputs.numbers("t"), positions: try inputs.numbers("x"))
      return [
        "merged_t": VectorValue(trace.times), "merged_x": VectorValue(trace.positions),
        "speed_px_s": VectorValue(trace.speeds.map(\.speed)),
      ]
    },
    "gaussian_kernel": {
      VectorValue(try GaussianKernel(sigma: try $0.number("sigma"), half: try $0.integer("half")).weights)
    },
    "spring_overshoot_fraction": {
      VectorValue(SpringResponse.overshoot(dampingRatio: try $0.number("zeta")))
    },
    "spring_settle_time_2pct_envelope": {
      VectorValue(
        SpringResponse.settlingTime(
          dampingRatio: try $0.number("zeta"), naturalFrequency: try $0.number("omega_n")))
    },
  ]
}
