import DetentLab

/// Sessions that were changed after they were recorded, with a chain that fits.
@MainActor
enum ReportFiles {
  /// The file with the lines that `change` makes of each.
  static func rewritten(
    _ text: String, _ change: (SessionLine) -> [(LineKind, [JSON.Member])]
  ) -> SessionFile {
    let sink = MemorySink()
    let writer = SessionWriter(sink: sink)
    for line in SessionFile(text).lines {
      for (kind, members) in change(line) { writer.write(kind, members) }
    }
    return SessionFile(sink.text)
  }

  /// The same session of another participant.
  static func renamed(_ text: String, _ code: String, row: Int? = nil) -> SessionFile {
    rewritten(text) { line in
      guard line.kind == .session else { return [(line.kind, line.members)] }
      return [
        (line.kind, line.members.map { $0.key == "participant" ? JSON.Member($0.key, .string(code)) : $0 })
      ]
    }
  }

  /// The three participants.
  static func all() throws -> [(name: String, file: SessionFile)] {
    try SyntheticParticipant.all.map { (name: "lab-\($0.code)-1.jsonl", file: try $0.session()) }
  }

  /// So many participants who do what `people` do, in turn.
  static func crowd(_ count: Int, of people: [SyntheticParticipant]) throws -> LabStudy {
    let sessions = try people.map { LabSession(try $0.session(), name: $0.code) }
    return LabStudy(
      (1...count).map { number in
        var session = sessions[number % sessions.count]
        session.trials = session.trials.map { trial in
          var trial = trial
          trial.participant = "P-\(number)"
          return trial
        }
        return session
      })
  }
}
