import DetentLab

extension VectorRunners {
  static let timing: [String: Runner] = [
    "x11_time_wrap": {
      JSON(
        Int(ServerTime.elapsed(from: UInt32(try $0.integer("t1")), to: UInt32(try $0.integer("t2")))))
    },
    "dropped_frames": { inputs in
      let drops = try FrameDrops.of(
        intervals: try inputs.numbers("intervals_ms"), period: try inputs.number("period_ms")
      ).get()
      return [
        "dropped": JSON(drops.dropped), "total": JSON(drops.total),
        "refresh_hz_from_median": JSON(drops.refreshRate),
      ]
    },
    "sample_interval_check": { inputs in
      let intervals = try SampleIntervals(times: try inputs.numbers("t"))
      return [
        "median": JSON(intervals.median), "max_gap": JSON(intervals.longest),
        "gaps_over_3x": JSON(intervals.gaps().map(\.count)), "rate_hz": JSON(intervals.rate),
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
        "min": JSON(resolution.least), "q1": JSON(sample.quantile(0.25)), "median": JSON(resolution.median),
        "mean": JSON(sample.mean), "q3": JSON(sample.quantile(0.75)), "max": JSON(resolution.longest),
        "sd": JSON(sample.standardDeviation), "share_10ms": JSON(resolution.share(of: 10)),
      ]
    },
    "wall_clock_jump": { inputs in
      let clocks = try ClockComparison.of(
        monotonic: try inputs.numbers("mono_ms"), wall: try inputs.numbers("wall_ms")
      ).get()
      return [
        "duration_ms": JSON(clocks.duration), "clock_jump_ms": JSON(clocks.divergence),
        "flag": JSON(clocks.flags == [.clockJump]),
      ]
    },
    "px_to_mm": {
      JSON(PhysicalLength.millimetres(pixels: try $0.number("px"), dotsPerInch: try $0.number("dpi")))
    },
    "thumb_lag": { inputs in
      let lag = try ThumbLag.of(
        pointer: try inputs.numbers("pointer_x"), thumb: try inputs.numbers("thumb_x"),
        grabOffset: try inputs.number("grab_offset")
      ).get()
      return ["lag_px": JSON(lag.lags), "mean_abs": JSON(lag.mean), "max": JSON(lag.largest)]
    },
    "missed_vsyncs_while_input_pending": { inputs in
      let frames = try MissedFrames.of(
        frames: try inputs.numbers("frame_ms"), events: try inputs.numbers("event_ms"),
        period: try inputs.number("vsync_ms")
      ).get()
      return ["missed": JSON(frames.missed), "idle_gap_not_counted": JSON(frames.idle == 2)]
    },
  ]
}
