import DetentLab
import Foundation
import Testing

@Suite("What sessions add up to")
@MainActor
struct StudySummaryTests {
  private func raw() throws -> [(code: String, trials: [RawTrial])] {
    try SyntheticParticipant.all.map {
      ($0.code, try RawTrial.trials(of: $0.text()).filter { !$0.isPractice })
    }
  }

  private func study() throws -> LabStudy {
    LabStudy(try ReportFiles.all().map { LabSession($0.file, name: $0.name) })
  }

  private func mean(_ values: [Double]) -> Double { values.reduce(0, +) / Double(values.count) }

  @Test(
    "Times are geometric means of the participants' geometric means", arguments: ["range", "step", "pager"])
  func times(task: String) throws {
    for variant in ["A", "B"] {
      let means = try raw().map { person in
        mean(person.trials.filter { $0.task == task && $0.variant == variant }.map { log($0.total) })
      }

      let cell = try study().cells(withFlagged: true).first {
        $0.widget.rawValue == task && $0.variant == variant
      }

      #expect(isNear(cell?.time.value?.geometricMean, exp(mean(means)), within: 1e-9))
      #expect(cell?.participants == 3)
    }
  }

  @Test("Exact trials, errors and completion are counted as the lines have them")
  func outcome() throws {
    let trials = try raw().flatMap(\.trials).filter { $0.task == "range" && $0.variant == "A" }
    let exact = trials.count { $0.final == $0.target }
    let errors = trials.map { zip($0.final, $0.target).reduce(0) { $0 + abs($1.0 - $1.1) } }

    let cell = try #require(try study().cells(withFlagged: true).first)

    #expect(cell.widget == .range && cell.variant == "A" && cell.trials == 18)
    #expect(cell.exact.value?.successes == exact && exact < 18)
    #expect(cell.completion.value?.successes == 18)
    #expect(isNear(cell.absoluteError.value, mean(errors)))
  }

  @Test("Throughput comes from raw releases, one value for each participant")
  func throughput() throws {
    let values = try raw().map { person in
      let moves = person.trials.filter { $0.task == "range" && $0.variant == "B" }
        .flatMap { trial in ["lower", "upper"].compactMap(trial.movement) }
      let errors = moves.map(\.error)
      let center = mean(errors)
      let deviation = sqrt(errors.reduce(0) { $0 + ($1 - center) * ($1 - center) } / Double(errors.count - 1))
      let width = sqrt(2 * Double.pi * M_E) * deviation
      return log2(mean(moves.map { $0.way + $0.error }) / width + 1) / (mean(moves.map(\.time)) / 1_000)
    }

    let cell = try study().cells(withFlagged: true).first { $0.widget == .range && $0.variant == "B" }

    #expect(isNear(cell?.throughput.value?.grandMean, mean(values), within: 1e-9))
    #expect(cell?.throughput.value?.participantMeans.count == 3)
  }

  @Test("The change of time is that of the paired logarithms over the same tasks")
  func paired() throws {
    let logs = try raw().map { person in
      let sides = ["A", "B"].map { variant in
        mean(person.trials.filter { $0.variant == variant }.map { log($0.total) })
      }
      return sides[1] - sides[0]
    }

    let comparison = try #require(try study().comparisons(withFlagged: true).first)

    #expect(comparison.widget == nil && comparison.pairs.allSatisfy { $0.tasks == 13 })
    #expect(isNear(comparison.time.value?.ratio, exp(mean(logs)), within: 1e-9))
    #expect(isNear(comparison.detectable.value, 45.1533605923, within: 1e-9))
  }

  @Test("The habits of the participants show: fast and sloppy, slow and exact, tired")
  func habits() throws {
    let trials = try study().scored(withFlagged: true)
    func own(_ code: String) -> [StudyTrial] { trials.filter { $0.record.participant == code } }
    func time(_ code: String) -> Double { mean(own(code).compactMap { $0.measures.total.value }) }
    func errors(_ code: String) -> Double {
      own(code).compactMap { $0.measures.absoluteError.value }.reduce(0, +)
    }

    #expect(time("P-01") < time("P-02"))
    #expect(errors("P-01") > 0 && errors("P-02") == 0)
    let tired = own("P-03").sorted { $0.record.number < $1.record.number }.filter {
      $0.record.widget == .step
    }
    let times = tired.compactMap { $0.measures.total.value }
    #expect(mean(Array(times.suffix(4))) > 1.15 * mean(Array(times.prefix(4))))
  }

  @Test(
    "A report calls itself what its n allows",
    arguments: [
      (0, true, StudyStrength.observations), (4, true, .observations), (5, true, .indicative),
      (7, true, .indicative), (8, false, .indicative), (8, true, .comparison), (40, true, .comparison),
    ])
  func strength(count: Int, isBalanced: Bool, expected: StudyStrength) {
    #expect(StudyStrength(participants: count, isBalanced: isBalanced) == expected)
  }

  @Test("Orders are counted, those that nobody met too")
  func balance() throws {
    let balance = try study().balance

    #expect(balance.orders.map(\.variants) == [["A", "B"], ["B", "A"]])
    #expect(balance.orders.map(\.sessions) == [2, 1] && !balance.isBalanced)
    let one = LabSession(try SyntheticParticipant.tired.session(), name: "f")
    #expect(LabStudy([one]).balance.orders.map(\.sessions) == [1, 0])
  }

  @Test("Questionnaires are scored from their items")
  func forms() throws {
    let forms = try study().forms

    #expect(forms.count == 12)
    for form in forms {
      let answers = form.answers.compactMap(\.self).map(Double.init)
      let expected = form.form == .ease ? mean(answers) : 100 * answers.reduce(0) { $0 + $1 - 1 } / 12
      #expect(answers.count == form.form.itemCount && isNear(form.score.value?.score, expected))
    }
  }
}
