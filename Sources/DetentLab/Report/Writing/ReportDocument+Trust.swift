extension ReportDocument {
  /// How far the recording can be trusted.
  var trust: ReportSection {
    let flags = study.trials.flatMap(\.record.flags)
    let contaminated = flags.count { if case .contaminated = $0 { true } else { false } }
    let rows: [(String, String)] = [
      ("Refresh reported", list(validity.reportedRates.map { "\(ReportNumbers.text($0)) Hz" })),
      ("Refresh measured before the first trial", measuredRates),
      ("Samples of the pointer a second, measured there", span(validity.eventRates, "Hz")),
      ("Clicks off their crosses", clickErrors),
      ("Pointers", list(validity.pointerKinds)),
      ("Time between frames while a thumb was held, median", milliseconds(validity.framePeriod)),
      ("Refreshes missed while input waited", missed),
      ("Thumb behind its pointer, mean", lag),
      ("Time between samples of the pointer, median", milliseconds(validity.sampleInterval)),
      (
        "Gaps between samples, longer than \(ReportNumbers.text(StudyValidity.gapFactor, 0)) medians",
        "\(validity.gaps); the longest \(ReportNumbers.text(validity.longestGap, 1)) ms"
      ),
      ("Parameters changed during sessions", "\(validity.parameterChanges)"),
      ("Trials contaminated by a change", "\(contaminated)"),
      ("Clocks that went apart", "\(validity.clockJumps)"), ("Faults", "\(validity.faults)"),
      ("Sessions that went on after an interruption", "\(validity.resumptions)"),
      ("Begun although something spoke against it", begunAllTheSame),
      ("Monitor", list(validity.monitors)), ("Picture put together by", list(validity.compositions)),
      ("Plan", validity.isOnePlan ? "the same in all files" : "differs between files: compare nothing"),
    ]
    let damages = study.sessions.compactMap { session in
      session.damage.map { "\(session.name): \($0.text). \(session.trials.count) trials were read before." }
    }
    return ReportSection(
      id: "validity", title: "Validity",
      blocks: [
        .table(
          ReportTable(
            caption: "What the recording says of itself", columns: ["What", "Found"],
            rows: rows.map { [.text($0.0), .text($0.1)] }))
      ] + (damages.isEmpty ? [] : [.list(damages)]))
  }

  private var measuredRates: String {
    let rates = span(validity.measuredRates, "Hz")
    guard !validity.slowSessions.isEmpty else { return rates }
    return "\(rates); slower than reported in \(validity.slowSessions.joined(separator: ", "))"
  }

  private var begunAllTheSame: String {
    validity.concerns.isEmpty ? "none" : validity.concerns.joined(separator: ", ")
  }

  private var clickErrors: String {
    let pixels = span(validity.clickErrors, "pixels")
    guard !validity.clickErrorsInMillimetres.isEmpty else { return pixels }
    return "\(pixels); \(span(validity.clickErrorsInMillimetres, "mm"))"
  }

  /// The median of some numbers, and the least and the greatest of them.
  private func span(_ values: [Double], _ unit: String) -> String {
    guard let sample = try? Sample(values), let median = sample.median.value, let least = sample.sorted.first,
      let most = sample.sorted.last
    else { return "not recorded" }
    let text = { (value: Double) in ReportNumbers.text(value, 1) }
    return "\(text(median)) \(unit) in the median, \(text(least)) to \(text(most))"
  }

  private func list(_ items: [String]) -> String {
    items.isEmpty ? "unknown" : items.joined(separator: ", ")
  }

  private func milliseconds(_ measure: Measured<Double>) -> String {
    measure.value.map { "\(ReportNumbers.text($0, 1)) ms" } ?? "not recorded"
  }

  private var missed: String {
    validity.missedFrames.value.map { "\($0), with \(validity.frames) frames" } ?? "not recorded"
  }

  private var lag: String {
    validity.thumbLag.value.map { "\(ReportNumbers.text($0, 1)) points" } ?? "not recorded"
  }
}

extension SessionFile.Damage {
  /// What is wrong, in words.
  var text: String {
    switch self {
    case .empty: "nothing can be read"
    case .unfinished(let bytes): "the last line was cut off, \(bytes) bytes were dropped"
    case .malformed(let line): "line \(line) is no JSON object"
    case .gap(let line, let expected, let found):
      "a line is missing before line \(line): number \(expected) was expected, \(found) found"
    case .changed(let line): "line \(line) is not what was written"
    case .headless: "the first line does not say what the file is"
    case .newer(let schema): "the format \(schema) is newer than this program"
    }
  }
}
