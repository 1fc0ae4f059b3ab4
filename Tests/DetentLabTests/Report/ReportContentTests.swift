import DetentLab
import Testing

@Suite("What the report tells of a session that did not go well")
@MainActor
struct ReportContentTests {
  /// A session in which a time was up, a note was written, and other questionnaires were answered.
  private func report() throws -> LabReport {
    let file = ReportFiles.rewritten(try SyntheticParticipant.tired.text()) { line in
      switch line.kind {
      case .trialEnd where line.trial == 7:
        let note = [
          JSON.Member("t", .integer(61_000)), JSON.Member("text", .string("slipped")),
          JSON.Member("trial", .integer(7)),
        ]
        return [
          (
            line.kind,
            line.members.map { $0.key == "status" ? JSON.Member("status", .string("timeout")) : $0 }
          ),
          (.note, note),
        ]
      case .end:
        return Self.answers(.systemUsability, 3) + Self.answers(.taskLoad, 11) + [(.end, line.members)]
      default: return [(line.kind, line.members)]
      }
    }
    return LabReport(files: [(name: "f.jsonl", file: file)])
  }

  private static func answers(_ form: LabForm, _ answer: Int) -> [(LineKind, [JSON.Member])] {
    (1...form.itemCount).map { item in
      let members = [
        JSON.Member("form", .string(form.rawValue)), JSON.Member("variant", .string("A")),
        JSON.Member("item", .integer(item)), JSON.Member("answer", .integer(answer)),
      ]
      return (.questionnaire, members)
    }
  }

  @Test("A trial whose time was up is flagged, listed with its rule, and counted as not completed")
  func timeout() throws {
    let report = try report()
    let trial = try #require(report.study.trials.first { $0.record.number == 7 })
    let (widget, variant) = (trial.record.widget, trial.record.variant)
    let both = [true, false].map { withFlagged in
      report.study.cells(withFlagged: withFlagged).first { $0.widget == widget && $0.variant == variant }
    }

    #expect(trial.record.flags == [.timeout])
    #expect(both[0]?.completion.value.map { $0.trials - $0.successes } == 1)
    #expect(both[1]?.completion.value.map { $0.trials - $0.successes } == 0)
    let row = "| P-03 | 7 | \(widget.rawValue) | \(variant) | timeout | the time was up before Done |"
    #expect(report.markdown.contains(row))
  }

  @Test("It says how many liked each variant best, and how many saw no difference")
  func preference() throws {
    let files = try SyntheticParticipant.all.map { person in
      let file = ReportFiles.rewritten(try person.text()) { line in
        guard line.kind == .preference, person.code == "P-03" else { return [(line.kind, line.members)] }
        return [(.preference, [JSON.Member("t", .integer(1)), JSON.Member("variant", .null)])]
      }
      return (name: person.code, file: file)
    }
    let report = LabReport(files: files)

    #expect(report.study.preferenceCount == 3)
    #expect(["A", "B", nil].map(report.study.preferenceCount(of:)) == [1, 1, 1])
    #expect(report.markdown.contains("| no difference | 1 | 33 % (1/3; "))
  }

  @Test("Notes stand with their file, second and trial")
  func notes() throws {
    #expect(try report().markdown.contains("| f.jsonl | 61.0 | 7 | slipped |"))
  }

  @Test("SUS of one answer scores 50 and says so, TLX is the mean of its ratings")
  func scores() throws {
    let report = try report()

    #expect(report.study.scores(of: .systemUsability, variant: "A").value?.values == [50])
    #expect(report.study.scores(of: .taskLoad, variant: "A").value?.values == [50])
    #expect(report.markdown.contains("every item has the same answer"))
  }

  @Test("Every definition stands with its threshold, and the limits are told")
  func definitions() throws {
    let text = try report().markdown

    for words in [
      "half a step from the middle", "more than 3 points", "(20 s)", "3 × 1.4826 × MAD", "1.5 interquartile",
      "4.133 ×", "no test by ISO 9241-411", "takes a camera", "longer than 3 medians",
    ] {
      #expect(text.contains(words), "\(words)")
    }
  }

  @Test("The recording tells how even it was")
  func validity() throws {
    let validity = StudyValidity(try report().study)

    #expect(isNear(validity.sampleInterval.value, 8, within: 1e-6))
    #expect(isNear(validity.framePeriod.value, 1_000.0 / 60, within: 1e-3))
    #expect(validity.missedFrames.value == 0 && validity.frames > 100 && validity.gaps == 0)
    #expect(validity.monitors.isEmpty && validity.isOnePlan)
    #expect(validity.pointerKinds == ["mouse"] && validity.compositions.isEmpty)
  }

  @Test(
    "Clicks on crosses, and what was measured meanwhile, are told; a monitor that is slower than it says is")
  func clicks() throws {
    let file = ReportFiles.rewritten(try SyntheticParticipant.tired.text()) { line in
      let same = (line.kind, line.members)
      switch line.kind {
      case .click:
        let n = Double(line["n"]?.whole ?? 0)
        return [(.click, [JSON.Member("err_px", .number(n))])]
      case .frames where line.trial == nil:
        let median = { (value: Double) in JSON.object([JSON.Member("median", .number(value))]) }
        return [
          (.frames, [JSON.Member("interval_ms", median(20)), JSON.Member("sample_ms", median(8))]),
          (
            .environment,
            [
              JSON.Member("refresh_hz", .number(60)), JSON.Member("composition", .string("compositor")),
              JSON.Member(
                "screen",
                .object([
                  JSON.Member("w_px", .integer(2_000)), JSON.Member("w_mm", .number(500)),
                  JSON.Member("h_mm", .number(1e300)),
                ])),
            ]
          ),
        ]
      default: return [same]
      }
    }
    let report = LabReport(files: [("f", file)])

    let validity = StudyValidity(report.study)
    #expect(validity.clickErrors == [1, 2, 3, 4, 5] && validity.clickErrorsInMillimetres.last == 1.25)
    #expect(validity.measuredRates == [50] && validity.eventRates == [125])
    #expect(validity.slowSessions == ["f"] && validity.compositions == ["compositor"])
    let words = report.markdown
    for part in [
      "50.0 Hz in the median", "slower than reported in f", "125.0 Hz",
      "3.0 pixels in the median, 1.0 to 5.0; 0.8 mm",
      "| Pointers | mouse |", "compositor",
    ] {
      #expect(words.contains(part), "\(part)")
    }
  }
}
