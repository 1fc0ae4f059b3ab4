/// What the trials of one task under one variant add up to.
public struct CellSummary: Sendable, Hashable {
  /// The widget of the task.
  public var widget: LabWidget
  /// The variant's id.
  public var variant: String
  /// How many trials there are.
  public var trials: Int
  /// How many participants did them.
  public var participants: Int
  /// How many were declared done in time.
  public var completion: Measured<AdjustedWald>
  /// How many ended exactly at the target, of all.
  public var exact: Measured<AdjustedWald>
  /// The completed times in milliseconds: the geometric mean of the participants' geometric means.
  public var time: Measured<TimeSummary>
  /// The mean of the absolute errors, in steps.
  public var absoluteError: Measured<Double>
  /// The mean of the corrections.
  public var corrections: Measured<Double>
  /// The mean of the overshoots.
  public var overshoots: Measured<Double>
  /// The mean of the grabs of the wrong thumb.
  public var wrongGrabs: Measured<Double>
  /// The median of the times from the last release to rest, in milliseconds.
  public var settle: Measured<Double>
  /// The mean of the pages that came back.
  public var snapBacks: Measured<Double>
  /// In bits a second: a mean for each participant, and the mean of those.
  public var throughput: Measured<ThroughputSummary>

  /// Adds up trials, which are all of this task and variant.
  ///
  /// - Complexity: O(*n* log *n*)
  public init(_ trials: [StudyTrial], widget: LabWidget, variant: String) {
    let measures = trials.map(\.measures)
    self.widget = widget
    self.variant = variant
    self.trials = trials.count
    participants = Set(trials.map(\.record.participant)).count
    completion = AdjustedWald.of(successes: trials.count(where: \.isCompleted), trials: trials.count)
    exact = AdjustedWald.of(successes: measures.count { $0.isExact.value == true }, trials: trials.count)
    time = TimeSummary.of(
      Self.byParticipant(trials.filter(\.isCompleted)).compactMap { own in
        TimeSummary.of(own.compactMap { $0.measures.total.value }).value?.geometricMean
      })
    absoluteError = Self.mean(measures.map(\.absoluteError))
    corrections = Self.mean(measures.map { $0.corrections.map(Double.init) })
    overshoots = Self.mean(measures.map { $0.overshoots.map(Double.init) })
    wrongGrabs = Self.mean(measures.map { $0.wrongGrabs.map(Double.init) })
    settle = Self.median(measures.map(\.settle))
    snapBacks = Self.mean(measures.map { $0.pager.map { Double($0.snapBacks) } })
    throughput = ThroughputSummary.of(
      Self.byParticipant(trials).compactMap { own in
        Self.sequence(of: own.flatMap(\.measures.movements)).throughput.value.map { [$0] }
      })
  }

  /// Effective width and throughput of one participant's movements under one variant, which are one sequence.
  public static func sequence(of movements: [ThumbMovement]) -> EffectiveThroughput {
    let count = Double(max(movements.count, 1))
    let ways = movements.reduce(0) { $0 + $1.amplitude + $1.endpointError }
    let time = movements.reduce(0) { $0 + $1.time }
    return EffectiveThroughput(
      endpointErrors: movements.map(\.endpointError), amplitude: ways / count, movementTime: time / count)
  }

  private static func byParticipant(_ trials: [StudyTrial]) -> [[StudyTrial]] {
    LabStudy.distinct(trials.map(\.record.participant)).map { code in
      trials.filter { $0.record.participant == code }
    }
  }

  /// The mean of what is defined; undefined values say nothing rather than 0.
  private static func mean(_ values: [Measured<Double>]) -> Measured<Double> {
    known(values).flatMap(\.mean)
  }

  private static func median(_ values: [Measured<Double>]) -> Measured<Double> {
    known(values).flatMap(\.median)
  }

  /// What is defined; where nothing is, the first reason.
  private static func known(_ values: [Measured<Double>]) -> Measured<Sample> {
    let known = values.compactMap(\.value)
    if known.isEmpty, let reason = values.first?.reason { return .undefined(reason) }
    return Measured { () throws(Undefined) in try Sample(known) }
  }
}

extension LabStudy {
  /// The table of tasks and variants, with all scored trials or without those that are flagged.
  public func cells(withFlagged: Bool) -> [CellSummary] {
    let trials = scored(withFlagged: withFlagged)
    return widgets.flatMap { widget in
      variants.map { variant in
        CellSummary(
          trials.filter { $0.record.widget == widget && $0.record.variant == variant }, widget: widget,
          variant: variant)
      }
    }
  }
}
