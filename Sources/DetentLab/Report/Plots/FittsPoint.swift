/// The mean time of a movement that the plan asks for, under one variant.
struct FittsPoint: Sendable, Hashable {
  let variant: String
  /// In bits.
  let difficulty: Double
  /// The geometric mean, in milliseconds.
  let time: Double

  /// With fewer difficulties a line says nothing.
  static let leastDifficulties = 3

  private struct Key: Hashable {
    let task: TaskKey
    let thumb: Int
  }

  /// The movements of the unflagged trials of a study.
  static func points(of study: LabStudy) -> [FittsPoint] {
    let trials = study.scored(withFlagged: false)
    return study.variants.flatMap { variant in
      let movements = trials.filter { $0.record.variant == variant }.flatMap { trial in
        trial.measures.movements.map { (key: Key(task: trial.task, thumb: $0.thumb), movement: $0) }
      }
      return LabStudy.distinct(movements.map(\.key)).compactMap { key -> FittsPoint? in
        let own = movements.filter { $0.key == key }.map(\.movement)
        guard let difficulty = own.first?.difficulty.value,
          let time = TimeSummary.of(own.map(\.time)).value?.geometricMean
        else { return nil }
        return FittsPoint(variant: variant, difficulty: difficulty, time: time)
      }
    }
  }
}
