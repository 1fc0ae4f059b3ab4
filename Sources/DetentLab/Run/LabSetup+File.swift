extension LabSetup {
  /// What a recorded session was about, from the first line of its file; nil where that does not say it.
  ///
  /// - Throws: ``PlanError`` when its plan cannot be done by this program.
  public init?(_ file: SessionFile, reader: PlanReader) throws(PlanError) {
    guard let header = file.lines.first, let text = header["plan_text"]?.text,
      let participant = header["participant"]?.text, let row = header["group_row"]?.whole
    else { return nil }
    self.init(
      plan: try reader.plan(of: text), planText: text, participant: participant, row: row,
      language: header["language"]?.text ?? "en", theme: header["theme"]?.text ?? "light",
      isRightToLeft: header["rtl"]?.flag ?? false, reducesMotion: header["reduced_motion"]?.flag ?? false)
  }
}
