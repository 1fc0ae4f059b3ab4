/// The columns of the table of trials.
enum TrialColumn {
  typealias Column = ExportColumn<StudyTrial>

  static func texts(of study: LabStudy, _ dialects: [DelimitedDialect]) -> [String] {
    Column.texts(all, study.trials, dialects)
  }

  static let all = ofTrial + ofTime + ofProcess + ofOutcome + ofPages

  private static let ofTrial = [
    Column("file", "", "the session's file") { .text($0.record.file) },
    Column("participant", "", "the participant's code") { .text($0.record.participant) },
    Column("trial", "", "the number in the session, from 1, practice included") {
      .integer($0.record.number)
    },
    Column("block", "", "which variant of the participant's order, from 1") { .integer($0.record.block) },
    Column("variant", "", "the variant's id") { .text($0.record.variant) },
    Column("task", "", "the widget: range, step, pager") { .text($0.record.widget.rawValue) },
    Column("practice", "", "1 for practice, which counts for nothing") {
      .integer($0.record.isPractice ? 1 : 0)
    },
    Column("start", "", "stops from 0, a level from 1, or a page from 0") { .text(list($0.record.start)) },
    Column("target", "", "what was to be reached, in order") { .text(list($0.record.target)) },
    Column("final", "", "the values in the end, or the pages that were visited") {
      .text(list($0.record.final))
    },
    Column("status", "", "done, timeout, abandoned; empty where the file does not tell") {
      $0.record.status.map { .text($0.rawValue) } ?? .missing
    },
    Column("flags", "", "why it is looked at apart") {
      .text($0.record.flags.map(\.code).joined(separator: " "))
    },
    Column("flag_rules", "", "the rule of each flag with its numbers") {
      .text($0.record.flags.map(\.rule).joined(separator: "; "))
    },
  ]

  private static let ofTime: [Column] =
    Column.number("total_ms", "ms", "from the prompt to the end") { $0.measures.total }
    + Column.number("first_grab_ms", "ms", "from the prompt to the first grab or swipe") {
      $0.measures.firstGrab
    }
    + Column.number("drag_ms", "ms", "all the time in which a thumb was held") { $0.measures.dragTime }
    + Column.number("confirm_ms", "ms", "from the last release to the end") { $0.measures.confirmDelay }
    + Column.number("settle_ms", "ms", "from the last release until the widget rests") { $0.measures.settle }
    + Column.number("longest_gap_ms", "ms", "between two samples of the pointer while a thumb was held") {
      $0.measures.longestGap
    }

  private static let ofProcess: [Column] =
    [
      Column("grabs", "", "how often a thumb was taken, or the pager swiped") { .integer($0.measures.grabs) },
      Column("contacts", "", "how often a thumb met a limit or the other thumb") {
        .integer($0.measures.contacts)
      },
    ]
    + Column.count("corrections", "grabs beyond one for each thumb that had to move") {
      $0.measures.corrections
    }
    + Column.count("wrong_grabs", "grabs whose first movement led away from that thumb's target") {
      $0.measures.wrongGrabs
    }
    + Column.count("overshoots", "crossings of the target's middle that went on beyond its far edge") {
      $0.measures.overshoots
    } + Column.count("turns", "changes of direction by more than 3 points") { $0.measures.turns }

  private static let ofOutcome: [Column] =
    Column.measured("exact", "", "1 when the target was reached", { $0.measures.isExact }) {
      .integer($0 ? 1 : 0)
    }
    + signedError(0, "first") + signedError(1, "second")
    + Column.number("abs_error", "steps", "both thumbs' errors without signs") { $0.measures.absoluteError }
    + Column.number("error_pct", "%", "the same of the whole range") { $0.measures.percentError }
    + movement(0, "first") + movement(1, "second")

  private static func signedError(_ thumb: Int, _ name: String) -> [Column] {
    let measure: @Sendable (StudyTrial) -> Measured<Int> = { trial in
      trial.measures.signedErrors.flatMap { errors in
        errors.indices.contains(thumb) ? .value(errors[thumb]) : .undefined(.nothingNeeded)
      }
    }
    return Column.measured("\(name)_error", "steps", "final less target of the \(name) thumb", measure) {
      .integer($0)
    }
  }

  private static func movement(_ thumb: Int, _ name: String) -> [Column] {
    Column.number("\(name)_release_px", "points", "raw release beyond the target of the \(name) thumb") {
      movement(thumb, $0).map(\.endpointError)
    }
      + Column.number("\(name)_way_px", "points", "from start to target of the \(name) thumb") {
        movement(thumb, $0).map(\.amplitude)
      }
      + Column.number("\(name)_move_ms", "ms", "first grab to last release of the \(name) thumb") {
        movement(thumb, $0).map(\.time)
      }
  }

  private static func movement(_ thumb: Int, _ trial: StudyTrial) -> Measured<ThumbMovement> {
    trial.measures.movements.first { $0.thumb == thumb }.map { .value($0) }
      ?? .undefined(trial.record.thumbsToMove.contains(thumb) ? .missing(.release) : .nothingNeeded)
  }

  private static let ofPages: [Column] =
    Column.count("pages_changed", "how often the page changed") { $0.measures.pager.map(\.transitions) }
    + Column.count("pages_needed", "how many changes were needed") { $0.measures.pager.map(\.needed) }
    + Column.count("snap_backs", "pages that came back") { $0.measures.pager.map(\.snapBacks) }
    + Column.count("pages_wrong", "changes that led away, and back from there") {
      $0.measures.pager.map(\.wrong)
    }
    + Column.number("economy", "", "needed over made changes") { $0.measures.pager.flatMap(\.economy) }

  private static func list(_ numbers: [Int]) -> String { numbers.map(String.init).joined(separator: " ") }
}
