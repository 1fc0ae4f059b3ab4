extension LabStudy {
  private struct Group: Hashable {
    let participant: String
    let widget: LabWidget
  }

  /// Flags times that are far from the participant's other times with the widget; nothing is deleted.
  ///
  /// Only scored trials that were completed take part.
  static func flagOutliers(in trials: inout [StudyTrial]) {
    let usable = trials.indices.filter {
      trials[$0].isScored && trials[$0].isCompleted && trials[$0].measures.total.value != nil
    }
    let groups = Dictionary(grouping: usable) {
      Group(participant: trials[$0].record.participant, widget: trials[$0].record.widget)
    }
    for indices in groups.values {
      let times = indices.compactMap { trials[$0].measures.total.value }
      guard let report = Outliers.of(times).value, let limits = report.limits else { continue }
      let rule: OutlierRule = report.flags.contains(.zeroMADFallback) ? .tukey : .medianDeviation
      for (place, index) in indices.enumerated() where report.isOutlier[place] {
        trials[index].record.flags.append(.outlier(time: times[place], limits: limits, rule: rule))
      }
    }
  }
}
