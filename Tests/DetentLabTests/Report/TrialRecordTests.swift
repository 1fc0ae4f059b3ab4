import DetentCore
import DetentLab
import Foundation
import Testing

@Suite("Trials read from a file")
@MainActor
struct TrialRecordTests {
  @Test("Every trial has the numbers that its lines have", arguments: SyntheticParticipant.all.indices)
  func lines(index: Int) throws {
    let participant = SyntheticParticipant.all[index]
    let raw = try RawTrial.trials(of: participant.text())

    let study = LabStudy([LabSession(try participant.session(), name: "f")])

    #expect(study.trials.count == raw.count && raw.count >= LabStage.trialCount)
    for (trial, expected) in zip(study.trials, raw) {
      let (record, measures) = (trial.record, trial.measures)
      #expect(record.number == expected.number && record.variant == expected.variant)
      #expect(record.isPractice == expected.isPractice && record.participant == participant.code)
      #expect(isNear(measures.total.value, expected.total))
      #expect(record.holds.count == expected.events("grab").count)
      #expect(record.swipes.count == expected.events("swipe").count)
      let first = (expected.events("grab") + expected.events("swipe")).first?["t"] as? Double
      #expect(isNear(measures.firstGrab.value, first.map { $0 - expected.began }, absolute: 1e-6))
      guard expected.task != "pager" else { continue }
      let error = zip(expected.final, expected.target).reduce(0) { $0 + abs($1.0 - $1.1) }
      #expect(measures.absoluteError.value == error)
      #expect(measures.isExact.value == (error == 0))
      for (thumb, name) in [(0, expected.task == "step" ? "value" : "lower"), (1, "upper")]
      where record.thumbsToMove.contains(thumb) {
        let movement = measures.movements.first { $0.thumb == thumb }
        let wanted = expected.movement(name)
        #expect(isNear(movement?.endpointError, wanted?.error, absolute: 1e-6))
        #expect(isNear(movement?.amplitude, wanted?.way))
        #expect(isNear(movement?.time, wanted?.time, absolute: 1e-6))
      }
    }
  }

  @Test("The hand's path ends where the hand let go, and begins where it took the thumb")
  func path() throws {
    let study = LabStudy([LabSession(try SyntheticParticipant.slowAndExact.session(), name: "f")])
    let holds = study.trials.flatMap(\.record.holds)

    #expect(holds.count >= 40)
    for hold in holds {
      let thumb = try #require(hold.thumb)
      #expect(hold.times.count > 20 && hold.times == hold.times.sorted())
      #expect(hold.places.first == hold.grabPlaces[thumb])
      let (before, end) = (hold.places[hold.places.count - 2], try #require(hold.releasePlace))
      // The other thumb holds back what a miss would push beyond it.
      #expect(abs(before - end) < 0.06)
    }
  }

  @Test("A swipe that was too short and slow keeps its margins")
  func swipes() throws {
    let study = LabStudy([LabSession(try SyntheticParticipant.tired.session(), name: "f")])
    let trials = study.trials.filter { $0.record.widget == .pager }

    // Four tries of practice, and three of each variant.
    #expect(trials.count == 10)
    for trial in trials {
      let intent = try #require(trial.record.swipes.first?.intent.value)
      #expect(!intent.isCommitted && intent.distanceMargin > 0 && intent.speedMargin > 0)
      #expect((trial.measures.pager.value?.snapBacks ?? 0) >= 1)
      #expect(trial.measures.absoluteError.reason == .nothingNeeded)
    }
  }

  @Test("A parameter that changes in a trial contaminates that trial alone")
  func contaminated() throws {
    let file = ReportFiles.rewritten(try SyntheticParticipant.tired.text()) { line in
      let same = (line.kind, line.members)
      guard line.kind == .widget, line.trial == 9, line["e"]?.text == "grab" else { return [same] }
      return [
        (.parameter, [JSON.Member("name", .string("range.magnet")), JSON.Member("old", .integer(7))]), same,
      ]
    }

    let study = LabStudy([LabSession(file, name: "f")])

    let flagged = study.trials.filter { $0.record.flags.contains { $0.code == "contaminated" } }
    #expect(flagged.map(\.record.number) == [9])
    #expect(study.scored(withFlagged: true).count == 26)
    #expect(study.scored(withFlagged: false).count == 26 - study.trials.count { $0.isScored && $0.isFlagged })
    #expect(StudyValidity(study).parameterChanges >= 1)
  }

  @Test("A time far from the others of a participant is flagged with its limits, and stays")
  func outlier() throws {
    let number = 9
    let file = ReportFiles.rewritten(try SyntheticParticipant.slowAndExact.text()) { line in
      guard line.kind == .trialEnd, line.trial == number else { return [(line.kind, line.members)] }
      let measures = JSON.object([JSON.Member("total_ms", .integer(19_000))])
      return [(line.kind, line.members.map { $0.key == "m" ? JSON.Member("m", measures) : $0 })]
    }

    let study = LabStudy([LabSession(file, name: "f")])

    let trial = try #require(study.trials.first { $0.record.number == number })
    guard case .outlier(let time, let limits, let rule)? = trial.record.flags.first else {
      Issue.record("no outlier: \(trial.record.flags)")
      return
    }
    #expect(time == 19_000 && limits.upperBound < 19_000 && rule == .medianDeviation)
    #expect(study.scored(withFlagged: true).contains { $0.record.number == number })
    #expect(!study.scored(withFlagged: false).contains { $0.record.number == number })
  }

  @Test("Of a damaged file the trials up to the damage count, the broken one with a flag")
  func damaged() throws {
    let text = try SyntheticParticipant.tired.text()
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let cut = try #require(lines.firstIndex { $0.contains("\"k\":\"w\",") && $0.contains("\"trial\":12,") })
    let broken = lines[...cut].joined(separator: "\n") + "\n" + lines[cut + 1].dropLast(9)

    let session = LabSession(SessionFile(broken), name: "f")

    #expect(session.damage != nil && session.trials.count == 12)
    #expect(session.trials.last?.flags == [.unfinished])
    #expect(session.trials.dropLast().allSatisfy { $0.flags.isEmpty && $0.status == .done })
  }
}
