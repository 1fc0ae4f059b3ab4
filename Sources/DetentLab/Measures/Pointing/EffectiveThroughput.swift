/// Speed and accuracy of one sequence in one number, from where the movements ended.
///
/// On a control that snaps the endpoints have to be the *raw* places at release: snapped ones are all the same, have
/// no spread, and give no throughput. Source: Soukoreff and MacKenzie, "Towards a standard for pointing device
/// evaluation", 2004.
public struct EffectiveThroughput: Sendable, Hashable {
  /// How many movements there are.
  public var count: Int
  /// Aₑ, the mean way along the axis of the task.
  public var amplitude: Measured<Double>
  /// SDₓ, the standard deviation of the endpoints along the axis, dividing by *n* − 1; needs 2.
  public var spread: Measured<Double>
  /// Wₑ, ``EffectiveWidth/scale`` times the spread.
  public var width: Measured<Double>
  /// IDₑ, with a flag when it is negative; undefined without spread.
  public var difficulty: Measured<EffectiveDifficulty>
  /// The mean time of the movements, in milliseconds.
  public var movementTime: Measured<Double>
  /// IDₑ over the mean time, in bits a second.
  public var throughput: Measured<Double>

  /// Measures movements that ended `endpointErrors` beyond the target, negative before it, in the unit of
  /// `amplitude`.
  ///
  /// - Complexity: O(*n* log *n*)
  public init(endpointErrors: [Double], amplitude: Double, movementTime: Double) {
    self.init(
      endpointErrors: .value(endpointErrors), count: endpointErrors.count, amplitude: .finite(amplitude),
      movementTime: movementTime > 0 ? .finite(movementTime) : .undefined(.notPositive(movementTime)))
  }

  init(
    endpointErrors: Measured<[Double]>, count: Int, amplitude: Measured<Double>,
    movementTime: Measured<Double>
  ) {
    let rounding = abs(amplitude.value ?? 0) * TaskAxis.relativeRounding
    self.count = count
    self.amplitude = amplitude
    self.movementTime = movementTime
    spread = endpointErrors.flatMap { errors in
      Measured { () throws(Undefined) in
        try Sample(errors, resolution: rounding).standardDeviation.get()
      }
    }
    width = spread.flatMap(EffectiveWidth.of(standardDeviation:))
    difficulty = width.flatMap { width in
      amplitude.flatMap { IndexOfDifficulty.effective(amplitude: $0, width: width) }
    }
    throughput = difficulty.flatMap { difficulty in
      movementTime.flatMap { .finite(difficulty.bits / ($0 / 1000)) }
    }
  }
}
