/// Two variants, participant by participant.
public struct VariantComparison: Sendable, Hashable {
  /// The id of the variant that is compared with.
  public var first: String
  /// The id of the variant that is compared.
  public var second: String
  /// The widget; nil for all of them together.
  public var widget: LabWidget?
  /// The participants who met both.
  public var pairs: [PairedValue]
  /// How many times as long the second takes.
  public var time: Measured<PairedRatio>
  /// By how many steps the absolute error of the second is larger.
  public var error: Measured<PairedTest>

  /// The usual standard deviation of the logarithm of a paired ratio of times.
  public static let usualDeviation = 0.15

  /// The change in percent that so many participants can show when they spread as usual.
  public var detectable: Measured<Double> {
    Precision.marginOfRatio(logDeviation: Self.usualDeviation, count: pairs.count)
  }

  /// The change in percent that they can show with the spread that was observed.
  public var detectableAsObserved: Measured<Double> {
    time.flatMap { Precision.marginOfRatio(logDeviation: $0.test.standardDeviation, count: pairs.count) }
  }

  /// Compares the scored trials of two variants.
  init(_ trials: [StudyTrial], first: String, second: String, widget: LabWidget?) {
    self.first = first
    self.second = second
    self.widget = widget
    let used = trials.filter { widget == nil || $0.record.widget == widget }
    let pairs = LabStudy.distinct(used.map(\.record.participant)).compactMap { code in
      let own = used.filter { $0.record.participant == code }
      return PairedValue(
        participant: code, first: own.filter { $0.record.variant == first },
        second: own.filter { $0.record.variant == second })
    }
    self.pairs = pairs
    time = PairedRatio.of(pairs.map(\.firstTime), pairs.map(\.secondTime))
    let both = pairs.filter { $0.firstError != nil && $0.secondError != nil }
    error = PairedTest.of(both.compactMap(\.secondError), both.compactMap(\.firstError))
  }
}

extension LabStudy {
  /// The first variant against each other one, for all tasks together and then for each; without flagged trials unless
  /// asked for.
  public func comparisons(withFlagged: Bool = false) -> [VariantComparison] {
    guard let first = variants.first else { return [] }
    let trials = scored(withFlagged: withFlagged)
    return variants.dropFirst().flatMap { second in
      ([nil] + widgets.map { $0 }).map { widget in
        VariantComparison(trials, first: first, second: second, widget: widget)
      }
    }
  }

  /// How often each order was met.
  public var balance: OrderBalance { OrderBalance(sessions, variants: variants) }

  /// What the report may call itself.
  public var strength: StudyStrength {
    let pairs = comparisons().first { $0.widget == nil }?.pairs.count ?? 0
    return StudyStrength(participants: pairs, isBalanced: balance.isBalanced)
  }
}
