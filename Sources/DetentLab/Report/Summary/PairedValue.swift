/// What one participant did under two variants, over the tasks that both have of them.
public struct PairedValue: Sendable, Hashable {
  /// The participant's code.
  public var participant: String
  /// How many tasks were completed under both.
  public var tasks: Int
  /// The geometric mean time under the first variant, in milliseconds.
  public var firstTime: Double
  /// The geometric mean time under the second variant, in milliseconds.
  public var secondTime: Double
  /// The mean absolute error under the first variant, in steps; nil for tasks without one.
  public var firstError: Double?
  /// The mean absolute error under the second variant, in steps.
  public var secondError: Double?

  /// Pairs the trials of one participant; nil when no task was completed under both variants.
  init?(participant: String, first: [StudyTrial], second: [StudyTrial]) {
    let (left, right) = (Self.byTask(first), Self.byTask(second))
    let tasks = LabStudy.distinct(first.map(\.task)).filter { left[$0] != nil && right[$0] != nil }
    let (before, after) = (tasks.compactMap { left[$0] }, tasks.compactMap { right[$0] })
    guard let firstTime = TimeSummary.of(before.map(\.time)).value?.geometricMean,
      let secondTime = TimeSummary.of(after.map(\.time)).value?.geometricMean
    else { return nil }
    self.participant = participant
    self.tasks = tasks.count
    self.firstTime = firstTime
    self.secondTime = secondTime
    firstError = Self.mean(before.compactMap(\.error))
    secondError = Self.mean(after.compactMap(\.error))
  }

  private struct Result {
    let time: Double
    let error: Double?
  }

  /// Time and error of each task; of one that was done more than once the means.
  private static func byTask(_ trials: [StudyTrial]) -> [TaskKey: Result] {
    Dictionary(grouping: trials.filter(\.isCompleted), by: \.task).compactMapValues { trials in
      TimeSummary.of(trials.compactMap { $0.measures.total.value }).value.map { times in
        Result(
          time: times.geometricMean, error: mean(trials.compactMap { $0.measures.absoluteError.value }))
      }
    }
  }

  private static func mean(_ values: [Double]) -> Double? {
    values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
  }
}
