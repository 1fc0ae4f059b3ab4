/// Movements under one condition, one after the other.
public struct PointingSequence: Sendable, Hashable {
  /// The movements in their order.
  public var trials: [PointingTrial]
  /// The width of the targets, in points.
  public var width: Double
  /// In which directions the targets end.
  public var dimensions: TargetDimensions
  /// Whether each movement begins where the one before ended, so that an error there adds to the way.
  public var isSerial: Bool

  /// Creates a sequence.
  public init(trials: [PointingTrial], width: Double, dimensions: TargetDimensions, isSerial: Bool) {
    self.trials = trials
    self.width = width
    self.dimensions = dimensions
    self.isSerial = isSerial
  }

  /// The ``PointingTrial/endpointError`` of every trial, or the reason why the first one that has none has none.
  public var endpointErrors: Measured<[Double]> {
    Measured { () throws(Undefined) in
      var errors: [Double] = []
      for trial in trials { errors.append(try trial.endpointError.get()) }
      return errors
    }
  }

  /// The mean of amplitude and error, in serial tasks with the error of the trial before.
  public var effectiveAmplitude: Measured<Double> {
    endpointErrors.flatMap { errors in
      let before = isSerial ? [0] + errors.dropLast() : errors.map { _ in 0 }
      let ways = zip(trials, zip(errors, before)).map { $0.amplitude + $1.0 + $1.1 }
      return Measured { () throws(Undefined) in try Sample(ways).mean.get() }
    }
  }

  /// The mean time, in milliseconds; undefined when one is not positive, which is a fault of the recording.
  public var movementTime: Measured<Double> {
    Measured { () throws(Undefined) in
      let times = try Sample(trials.map(\.movementTime))
      if let least = times.sorted.first, least <= 0 { throw .notPositive(least) }
      return try times.mean.get()
    }
  }

  /// Effective width, difficulty and throughput; needs 2 trials.
  ///
  /// - Complexity: O(*n* log *n*)
  public var throughput: EffectiveThroughput {
    EffectiveThroughput(
      endpointErrors: endpointErrors, count: trials.count, amplitude: effectiveAmplitude,
      movementTime: movementTime)
  }

  /// How many selections lie outside of their targets.
  public var misses: Measured<Int> {
    Measured { () throws(Undefined) in
      var count = 0
      for trial in trials where try trial.isMiss(width: width, dimensions: dimensions).get() { count += 1 }
      return count
    }
  }

  /// The part of selections outside of their targets, 0 … 1; needs 1 trial.
  public var errorRate: Measured<Double> {
    guard !trials.isEmpty else { return .undefined(.tooFew(count: 0, needed: 1)) }
    return misses.map { Double($0) / Double(trials.count) }
  }
}
