extension ThumbTrace {
  /// The parts that the movement is made of: the peaks of its smoothed speed.
  ///
  /// Positions are taken anew at even times by linear interpolation, speeds smoothed, and maxima inside of the trace
  /// that reach the least part of the highest counted; a plateau is one. Source: Meyer and others, 1988, as
  /// FittsStudy does it, but with the width that its comment names.
  ///
  /// - Complexity: O(duration)
  public func submovements(_ settings: SubmovementSettings = SubmovementSettings()) -> Measured<[SpeedSample]>
  {
    Measured { () throws(Undefined) in
      let trace = try resampled(interval: settings.interval)
      let kernel = try GaussianKernel(sigma: settings.sigma, half: settings.half)
      let speeds = trace.speeds
      let smooth = kernel.smoothed(speeds.map(\.speed))
      guard smooth.allSatisfy(\.isFinite) else { throw .overflow }
      guard let highest = smooth.max(), highest > 0 else { throw .noMovement }
      return Self.peaks(of: smooth)
        .filter { smooth[$0] >= settings.leastPart * highest }
        .map { SpeedSample(time: speeds[$0].time, speed: smooth[$0]) }
    }
  }

  /// The positions at even times from the first on, as far as they go.
  ///
  /// - Throws: ``Undefined/tooFew(count:needed:)`` for a trace shorter than one interval,
  ///   ``Undefined/tooMany(count:most:)``.
  func resampled(interval: Double) throws(Undefined) -> ThumbTrace {
    guard interval > 0 else { throw .notPositive(interval) }
    let steps = (duration / interval).rounded(.down)
    guard steps >= 1, let start = times.first else { throw .tooFew(count: times.count, needed: 2) }
    guard steps < Double(Self.mostSamples) else { throw .tooMany(count: times.count, most: Self.mostSamples) }
    let even = (0...Int(steps)).map { start + Double($0) * interval }
    var index = 0
    let positions = even.map { time in
      while index + 2 < times.count, times[index + 1] < time { index += 1 }
      return position(at: time, after: index)
    }
    return try ThumbTrace(times: even, positions: positions)
  }

  private func position(at time: Double, after index: Int) -> Double {
    let part = min((time - times[index]) / (times[index + 1] - times[index]), 1)
    return positions[index] + part * (positions[index + 1] - positions[index])
  }

  /// The indices at which `values` rose before and fall after; of a plateau the first.
  private static func peaks(of values: [Double]) -> [Int] {
    var peaks: [Int] = []
    var rise: Int?
    for index in values.indices.dropFirst() {
      if values[index] > values[index - 1] { rise = index }
      guard values[index] < values[index - 1] else { continue }
      if let rise { peaks.append(rise) }
      rise = nil
    }
    return peaks
  }

  /// Nearly three hours at the usual rate.
  private static let mostSamples = 1_000_000
}
