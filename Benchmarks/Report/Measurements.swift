import DetentLab
import Foundation

/// What the harness measured of several programs in interleaved rounds.
struct Measurements {
  /// One figure of one program.
  private struct Cell {
    /// The value of each round, by the number of the round.
    let rounds: [String: Double]
  }

  private let cells: [String: [String: Cell]]
  /// What each program is, by its name.
  let notes: [String: String]

  /// Reads the harness's `results.json`.
  init(path: String) throws {
    let json = try JSON(String(contentsOfFile: path, encoding: .utf8)[...])
    var (cells, notes): ([String: [String: Cell]], [String: String]) = ([:], [:])
    for program in json.members ?? [] {
      notes[program.key] = program.value["note"]?.text
      for figure in program.value.members ?? [] {
        let rounds = figure.value["rounds"]?.members?.compactMap { round in
          round.value.decimal.map { (round.key, $0) }
        }
        guard let rounds else { continue }
        cells[program.key, default: [:]][figure.key] = Cell(rounds: Dictionary(uniqueKeysWithValues: rounds))
      }
    }
    (self.cells, self.notes) = (cells, notes)
  }

  /// How many rounds there were.
  var roundCount: Int { cells.values.flatMap(\.values).map(\.rounds.count).max() ?? 0 }

  /// The median over the rounds; nil where the program does not do that, of which the harness makes negative numbers.
  func median(of figure: String, _ program: String) -> Double? {
    cells[program]?[figure].flatMap { Self.median(Array($0.rounds.values)) }.flatMap { $0 >= 0 ? $0 : nil }
  }

  /// The median of the ratios within the rounds, since what slows a round down slows down both.
  func ratio(of figure: String, _ program: String, to other: String) -> Double? {
    guard let own = cells[program]?[figure]?.rounds, let others = cells[other]?[figure]?.rounds else {
      return nil
    }
    return Self.median(
      own.compactMap { round, value in
        others[round].flatMap { value >= 0 && $0 > 0 ? value / $0 : nil }
      })
  }

  private static func median(_ values: [Double]) -> Double? {
    guard !values.isEmpty else { return nil }
    let (sorted, middle) = (values.sorted(), values.count / 2)
    return values.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }
}
