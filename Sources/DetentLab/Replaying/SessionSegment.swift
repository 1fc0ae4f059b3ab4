/// What one run of the program wrote: a session that was interrupted has several.
struct SessionSegment {
  /// The step that it began with.
  var first: Int
  /// The lines of all runs.
  var session: [SessionLine]
  /// The lines of the runs before it.
  var before: [SessionLine]
  /// Its lines.
  var lines: [SessionLine] = []

  /// The way of the participant from here on, which depends on what happens.
  func course(of setup: LabSetup) -> LabCourse {
    LabCourse(setup.plan, row: setup.row, after: before, at: first)
  }

  /// The way that the participant went from here on, whatever happens now.
  func recordedCourse(of setup: LabSetup) -> LabCourse {
    LabCourse(setup.plan, row: setup.row, asIn: session, at: first)
  }
}

extension SessionFile {
  /// The runs of the program, in their order.
  var segments: [SessionSegment] {
    var segments = [SessionSegment(first: 0, session: lines, before: [])]
    for (place, line) in lines.enumerated() {
      if line.kind == .resume {
        segments.append(
          SessionSegment(first: line["step"]?.whole ?? 0, session: lines, before: Array(lines[..<place])))
      }
      segments[segments.count - 1].lines.append(line)
    }
    return segments
  }
}
