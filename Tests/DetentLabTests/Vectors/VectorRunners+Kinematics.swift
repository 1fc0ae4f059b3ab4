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
        "analytic_peak_px_s": JSON(movement.peakSpeed.speed),
        "analytic_time_ms": JSON(movement.peakSpeed.time),
        "sampled_peak_px_s": JSON(peak.speed), "sampled_peak_interval_mid_ms": JSON(peak.time),
      ]
    },
    "settle_never": { inputs in
      let trace = try ThumbTrace(times: try inputs.numbers("t"), positions: try inputs.numbers("x"))
      return JSON(trace.settled(at: try inputs.number("target"), tolerance: try inputs.number("tol")))
    },
    "speed_with_duplicate_timestamps": { inputs in
      let trace = try ThumbTrace(times: try inputs.numbers("t"), positions: try inputs.numbers("x"))
      return [
        "merged_t": JSON(trace.times), "merged_x": JSON(trace.positions),
        "speed_px_s": JSON(trace.speeds.map(\.speed)),
      ]
    },
    "gaussian_kernel": {
      JSON(try GaussianKernel(sigma: try $0.number("sigma"), half: try $0.integer("half")).weights)
    },
    "spring_overshoot_fraction": { JSON(SpringResponse.overshoot(dampingRatio: try $0.number("zeta"))) },
    "spring_settle_time_2pct_envelope": {
      JSON(
        SpringResponse.settlingTime(
          dampingRatio: try $0.number("zeta"), naturalFrequency: try $0.number("omega_n")))
    },
  ]
}
