extension ReportDocument {
  /// What the report was made from.
  var files: ReportSection {
    ReportSection(
      id: "files", title: "Files",
      blocks: [
        .table(
          ReportTable(
            caption:
              "The fingerprint is that of the last line and stands for all before; it finds damage, not forgery",
            columns: [
              "File", "Participant", "Day", "Order", "Trials", "State", "Program", "Seed", "Plan",
              "Fingerprint",
            ],
            rows: study.sessions.map(row)))
      ])
  }

  private func row(_ session: LabSession) -> [ReportCell] {
    let header = session.header
    return [
      .text(session.name), .text(session.participant), .text(header?["day"]?.text ?? "–"),
      .text(session.order.joined(separator: " → ")), .count(session.trials.count),
      .text(session.damage != nil ? "damaged" : session.isComplete ? "complete" : "not finished"),
      .text(header?["app"]?.text ?? "–"), .text(header?["seed"]?.text ?? "–"),
      .text(header?["plan_hash"]?.text ?? "–"), .text(session.fingerprint),
    ]
  }

  /// What must not be read out of the report.
  var limits: ReportSection {
    ReportSection(
      id: "limits", title: "Limits",
      blocks: [
        .list([
          "Nothing here is the time from hand to light: that takes a camera or a sensor. Monitors add what no program "
            + "can see, often 20 to 30 ms.",
          "Software timing of others is known to be off by one or two frames for what is shown, and by 4 to 25 ms for "
            + "keyboards; ours begins at the time that the display server gives its events.",
          "This is no test by ISO 9241-411, and does not claim to be one.",
          "Few people show large differences only. What this n can show stands in the verdict; a difference that was not "
            + "found is no proof that there is none.",
          "One measure was named before the session. All others describe, and some of them will differ by chance.",
          "No controlled study of sliders with two thumbs was found to compare with.",
          "Fingerprints find damage and gaps, not forgery.",
          "Files hold a participant's code, and no name. Notes should name nobody.",
        ])
      ])
  }
}
