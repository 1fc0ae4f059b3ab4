/// A movement that the plan asks for: one thumb from its start to its target.
struct ThumbRoute: Sendable, Hashable {
  let widget: LabWidget
  let thumb: Int
  let start: Double
  let target: Double
  /// The whole task, which decides what is in the way.
  let task: TaskKey

  /// The movements that a trial asks for.
  static func routes(of trial: StudyTrial) -> [ThumbRoute] {
    trial.record.thumbsToMove.map { thumb in
      ThumbRoute(
        widget: trial.record.widget, thumb: thumb, start: trial.record.startPlace(of: thumb),
        target: trial.record.targetPlace(of: thumb), task: trial.task)
    }
  }
}
