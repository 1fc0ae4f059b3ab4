extension SessionLine {
  /// The raw places of the thumbs.
  var places: [Double] { (self["raw"]?.elements ?? []).compactMap(\.decimal) }
}

extension ThumbHold {
  /// The index of a thumb by the name that the file has for it; nil for the range.
  static func thumb(named name: String?) -> Int? {
    switch name {
    case "lower", "value": 0
    case "upper": 1
    default: nil
    }
  }
}

extension TrialSwipe {
  /// Reads a line; nil when something is missing.
  init?(_ line: SessionLine, at time: Double) {
    guard let distance = line["px"]?.decimal, let length = line["width_px"]?.decimal,
      let velocity = line["px_s"]?.decimal, let threshold = line["threshold"]?.decimal,
      let fling = line["fling_px_s"]?.decimal
    else { return nil }
    self.init(
      time: time, distance: distance, velocity: velocity, pageLength: length, threshold: threshold,
      flingSpeed: fling)
  }
}

extension TrialRecord {
  /// Reads the line that a trial begins with; nil when it is none of a widget that is known.
  init?(_ line: SessionLine, file: String, participant: String) {
    guard let number = line.trial, let time = line.time,
      let widget = LabWidget(rawValue: line["task"]?.text ?? "")
    else { return nil }
    self.init(
      file: file, participant: participant, number: number, block: line["block"]?.whole ?? 0,
      variant: line["variant"]?.text ?? "", widget: widget, isPractice: line["practice"]?.flag ?? false,
      start: (line["start"]?.elements ?? []).compactMap(\.whole),
      target: (line["target"]?.elements ?? []).compactMap(\.whole), began: time)
    // Without a task there is nothing to measure against.
    if task == nil { return nil }
  }
}
