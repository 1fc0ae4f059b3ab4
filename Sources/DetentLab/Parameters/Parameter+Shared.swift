package import DetentCore

extension Parameter {
  /// The two numbers of a spring, as people speak of them: how long a swing would take, and how much it is damped.
  package static func spring(
    standard: Spring, damping limits: ClosedRange<Double>, get: @escaping @MainActor () -> Spring,
    set: @escaping @MainActor (Spring) -> Void
  ) -> [Parameter] {
    let change = { @MainActor (response: Double, ratio: Double) in
      if let spring = Spring(response: response, dampingRatio: ratio) { set(spring) }
    }
    return [
      .number(
        "response", Numbers(limits: 0.05...2, step: 0.05, digits: 2, unit: .seconds),
        standard: standard.response
      ) {
        get().response
      } set: {
        change($0, get().dampingRatio)
      },
      .number(
        "damping", Numbers(limits: limits, step: 0.1, digits: 1), standard: standard.dampingRatio
      ) {
        get().dampingRatio
      } set: {
        change(get().response, $0)
      },
    ]
  }

  /// What happens when thumbs meet, and how many segments stay between those that keep apart.
  package static func collision(
    standard: CollisionRule, largestGap: Int, unit: ParameterUnit,
    get: @escaping @MainActor () -> CollisionRule,
    set: @escaping @MainActor (CollisionRule) throws -> Void
  ) -> [Parameter] {
    [
      .choice("collision", standard: CollisionChoice(standard)) {
        CollisionChoice(get())
      } set: {
        try set($0.rule(gap: min(max(get().gap, standard.apartness), max(largestGap, 0))))
      },
      .number(
        "gap", Numbers(limits: 0...Double(max(largestGap, 0)), step: 1, unit: unit),
        standard: Double(standard.apartness),
        applies: { CollisionChoice(get()) == .keepApart }
      ) {
        Double(CollisionChoice(get()) == .keepApart ? get().gap : standard.apartness)
      } set: {
        try set(.keepApart(segments: Int($0)))
      },
    ]
  }

  /// The labels of stops, with commas between them as the command line takes them; of very many nobody could read them.
  package static func labels(
    standard: [String], count: @escaping @MainActor () -> Int, get: @escaping @MainActor () -> [String],
    set: @escaping @MainActor ([String]) throws -> Void
  ) -> Parameter {
    let listed = { (labels: [String]) in labels.prefix(mostListedLabels).joined(separator: ",") }
    return .text("labels", standard: listed(standard)) {
      count() <= mostListedLabels
    } get: {
      listed(get())
    } set: {
      try set($0.split(separator: ",", omittingEmptySubsequences: false).map { String($0) })
    }
  }

  /// The most labels that are listed.
  package static let mostListedLabels = 100

  /// The direction of a track, or of pages.
  package static func orientation(
    standard: Axis, get: @escaping @MainActor () -> Axis, set: @escaping @MainActor (Axis) -> Void
  ) -> Parameter {
    .choice("orientation", standard: AxisChoice(standard)) {
      AxisChoice(get())
    } set: {
      set($0.axis)
    }
  }
}

extension CollisionRule {
  /// How many segments stay between thumbs that keep apart; 1 where they do not.
  fileprivate var apartness: Int { if case .keepApart(let segments) = self { segments } else { 1 } }
}

extension Spring {
  /// How long a swing would take if nothing damped it, in seconds, to a thousandth.
  fileprivate var response: Double { (2 * Double.pi / frequency * 1_000).rounded() / 1_000 }
}
