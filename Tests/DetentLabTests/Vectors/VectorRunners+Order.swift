import DetentLab

extension VectorRunners {
  static let order: [String: Runner] = [
    "williams": { inputs in
      let design = try WilliamsDesign(conditions: try inputs.integer("n"))
      return .list(design.rows.map { row in VectorValue(row.map { $0 + 1 }) })
    },
    "williams_first_order_balance": { inputs in
      let design = try WilliamsDesign(conditions: try inputs.integer("n"))
      let successions = design.successions(amongFirst: design.rows.count)
      var counts: Set<Int> = []
      for (condition, row) in successions.enumerated() {
        for (next, count) in row.enumerated() where next != condition { counts.insert(count) }
      }
      return [
        "rows": VectorValue(design.rows.count),
        "first_row": VectorValue(design.row(afterCompleted: 0).map { $0 + 1 }),
        "each_ordered_pair_count": counts.count == 1 ? VectorValue(counts.reduce(0, +)) : .null,
      ]
    },
    "balance_report": { inputs in
      let design = try WilliamsDesign(conditions: try inputs.integer("n"))
      let report = BalanceReport(design, completed: try inputs.integer("completed"))
      return [
        "full_squares": VectorValue(report.fullRounds), "extra_rows": VectorValue(report.extraRows),
        "balanced": VectorValue(report.isBalanced),
      ]
    },
  ]
}
