internal import DetentCore

/// How numbers become places along an axis.
struct PlotScale: Sendable, Hashable {
  /// How equal distances are to be read.
  enum Kind: Sendable, Hashable {
    /// As equal differences.
    case linear
    /// As equal ratios.
    case logarithmic
  }

  let kind: Kind
  /// The numbers at the ends.
  let values: ClosedRange<Double>
  /// The place of the lower end, in points.
  let start: Double
  /// The place of the upper end, in points.
  let end: Double

  /// Creates a scale; a logarithmic one needs numbers above 0, and numbers that are all the same get some room.
  init(_ kind: Kind, _ values: ClosedRange<Double>, from start: Double, to end: Double) {
    self.kind = kind
    self.start = start
    self.end = end
    let low = kind == .logarithmic ? max(values.lowerBound, 1e-6) : values.lowerBound
    let high = max(values.upperBound, low)
    let isFlat = high - low < 1e-9
    let room = kind == .logarithmic ? low / 2 : 1
    self.values = isFlat ? low - room...high + room : low...high
  }

  /// Where a number stands, in points; those beyond the ends stand beyond them.
  func place(_ value: Double) -> Double {
    let (low, high) = (values.lowerBound, values.upperBound)
    let part =
      switch kind {
      case .linear: (value - low) / (high - low)
      case .logarithmic: Elementary.log(max(value, 1e-6) / low) / Elementary.log(high / low)
      }
    return start + part * (end - start)
  }

  /// Round numbers within the ends, about `count` of them.
  func ticks(_ count: Int = 5) -> [Double] {
    switch kind {
    case .linear: linearTicks(count)
    case .logarithmic: logarithmicTicks(count)
    }
  }

  private func linearTicks(_ count: Int) -> [Double] {
    let step = Self.roundStep((values.upperBound - values.lowerBound) / Double(max(count, 1)))
    let first = (values.lowerBound / step - 1e-9).rounded(.up)
    let last = (values.upperBound / step + 1e-9).rounded(.down)
    guard first <= last, last - first < 200 else { return [] }
    return stride(from: first, through: last, by: 1).map { $0 * step }
  }

  private func logarithmicTicks(_ count: Int) -> [Double] {
    let steps = [1.0, 1.5, 2, 3, 4, 5, 7]
    let all = (-6...6).flatMap { power in steps.map { $0 * Self.power(power) } }
      .filter { values.contains($0) }
    let rough = all.filter { tick in [1, 2, 5].contains { Self.isStep($0, of: tick) } }
    return rough.count >= min(count, 4) ? rough : all
  }

  private static func isStep(_ step: Double, of tick: Double) -> Bool {
    (-6...6).contains { abs(tick / power($0) - step) < 1e-9 }
  }

  private static func power(_ exponent: Int) -> Double {
    let power = (0..<abs(exponent)).reduce(1.0) { value, _ in value * 10 }
    return exponent < 0 ? 1 / power : power
  }

  /// The next of 1, 2, 5 × 10ⁿ.
  private static func roundStep(_ rough: Double) -> Double {
    guard rough > 0, rough.isFinite else { return 1 }
    let powers = (-9...9).map(power)
    return powers.flatMap { power in [1, 2, 5].map { $0 * power } }.first { $0 >= rough * (1 - 1e-9) }
      ?? rough
  }
}
