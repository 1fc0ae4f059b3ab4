extension SessionFile {
  /// The trial that there is most to say about: of those that count and did not come out right the slowest, or else the slowest
  /// of all; nil before the first one.
  ///
  /// - Complexity: O(count of lines)
  public var trialToTalkAbout: Int? {
    let scored = Set(lines.filter { $0.kind == .trial && $0["practice"]?.flag == false }.compactMap(\.trial))
    let ends = lines.filter { $0.endsTrial && $0.trial.map(scored.contains) == true }
    let wrong = ends.filter { $0["m"]?["exact"]?.flag == false }
    return (wrong.isEmpty ? ends : wrong).max { $0.seconds < $1.seconds }?.trial
  }
}

extension SessionLine {
  /// How long the trial took that ended here.
  fileprivate var seconds: Double { self["m"]?["total_ms"]?.decimal ?? 0 }
}
