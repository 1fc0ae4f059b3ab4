/// The columns of the table of questionnaires.
enum FormColumn {
  typealias Column = ExportColumn<FormResult>

  static func texts(of study: LabStudy, _ dialects: [DelimitedDialect]) -> [String] {
    Column.texts(all, study.forms, dialects)
  }

  static let all: [Column] =
    [
      Column("participant", "", "the participant's code") { .text($0.participant) },
      Column("form", "", "SEQ, UMUX-Lite, SUS, or TLX") { .text($0.form.rawValue) },
      Column("variant", "", "the variant that it is about") { .text($0.variant) },
    ]
    + (1...10).map { item in
      Column("item_\(item)", "", "the answer to item \(item), from 1") { form in
        guard form.answers.indices.contains(item - 1), let answer = form.answers[item - 1] else {
          return .missing
        }
        return .integer(answer)
      }
    } + Column.number("score", "", "1 … 7 for SEQ, 0 … 100 for the others") { $0.score.map(\.score) }
    + [
      Column("score_flags", "", "what there is to know of the answers") { form in
        .text(form.score.value?.flags.map(\.code).joined(separator: " ") ?? "")
      }
    ]
}
