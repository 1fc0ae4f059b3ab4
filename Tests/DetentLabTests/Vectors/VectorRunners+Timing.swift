import DetentLab

extension VectorRunners {
  static let timing: [String: Runner] = [
    "x11_time_wrap": {
      VectorValue(
        Int(ServerTime.elapsed(from: UInt32(try $0.integer("t1")), to: UInt32(try $0.integer("t2")))))
    },
    "dropped_frames": { inputs in
      let drops = try FrameDrops.of(
        intervals: try inputs.numbers("intervals_ms"), period: try inputs.number("period_ms")
      ).get()
      return [
        "dropped": VectorValue(drops.dropped), "total": VectorValue(drops.total),
        "refresh_hz_from_median": VectorValue(drops.refreshRate),
      ]
    },
    "sample_interval_check": { inputs in
      let intervals = try SampleIntervals(times: try inputs.numbers("t"))
      return [
        "median": VectorValue(intervals.median), "max_gap": VectorValue(intervals.longest),
        "gaps_over_3x": VectorValue(intervals.gaps().map(\.count)), "rate_hz": VectorValue(intervals.rate),
      ]
    },
    "sampling_resolution": { inputs in
      guard case .object(let counts) = inputs["interval_ms_counts"] else { return .null }
      let values = try counts.flatMap { key, count in
        Array(repeating: Double(key) ?? .nan, count: try count.integer())
      }
      let resolution = try SampleIntervals(intervals: values)
      let sample = resolution.intervals
      return [
        "min": VectorValue(resolution.least), "q1": VectorValue(sample.quantile(0.25)),
        "median": VectorValue(resolution.median),
        "mean": VectorValue(sample.mean), "q3": VectorValue(sample.quantile(0.75)),
        "max": VectorValue(resolution.longest),
        "sd": VectorValue(sample.standardDeviation), "share_10ms": VectorValue(resolution.share(of: 10)),
      ]
    },
    "wall_clock_jump": { inputs in
      let clocks = try ClockComparison.of(
        monotonic: try inputs.numbers("mono_ms"), wall: try inputs.numbers("wall_ms")
      ).get()
      return [
        "duration_ms": VectorValue(clocks.duration), "clock_jump_ms": VectorValue(clocks.divergence),
        "flag": VectorValue(clocks.flags == [.clockJump]),
      ]
    },
    "px_to_mm": {
      VectorValue(PhysicalLength.millimetres(pixels: try $0.number("px"), dotsPerInch: try $0.number("dpi")))
    },
    "thumb_lag": { inputs in
      let lag = try ThumbLag.of(
        pointer: try inputs.numbers("pointer_x"), thumb: try inputs.numbers("thumb_x"),
        grabOffset: try inputs.number("grab_offset")
      ).get()
      return [
        "lag_px": VectorValue(lag.lags), "mean_abs": VectorValue(lag.mean), "max": VectorValue(lag.largest),
      ]
    },
    "missed_vsyncs_while_input_pending": { inputs in
      let frames = try MissedFrames.of(
        frames: try inputs.numbers("frame_ms"), events: try inputs.numbers("event_ms"),
        period: try inputs.number("vsync_ms")
      ).get()
      return ["missed": VectorValue(frames.missed), "idle_gap_not_counted": VectorValue(frames.idle == 2)]
    },
  ]
}
