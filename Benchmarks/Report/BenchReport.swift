import DetentCore
import DetentLab
import Foundation

/// Writes what was measured as Markdown to standard output: `DetentBenchReport FOLDER MACHINE…`.
///
/// The folder holds `counts`, and where they were measured `results.json` and `growth`; each further argument is a line
/// about the machine.
@main
enum BenchReport {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard let folder = arguments.first else {
      FileHandle.standardError.write(Data("usage: DetentBenchReport FOLDER MACHINE…\n".utf8))
      exit(2)
    }
    var parts = [introduction(machine: arguments.dropFirst())]
    let results = folder + "/results.json"
    if FileManager.default.fileExists(atPath: results) {
      let measurements = try Measurements(path: results)
      parts += [targets(measurements, growth: try? lines(of: folder + "/growth")), programs(measurements)]
    }
    parts.append(try counts(lines(of: folder + "/counts")))
    print(parts.joined(separator: "\n"), terminator: "")
  }

  private static func lines(of path: String) throws -> [String] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  private static func introduction(machine: ArraySlice<String>) -> String {
    """
    # Results

    Written by `./run.sh bench`. \(machine.joined(separator: "; ")).

    """
  }

  private static func targets(_ measurements: Measurements, growth: [String]?) -> String {
    let compared = ["detent", "xbare-cached", "xbare-cairo", "fltk", "qt-sw", "qt-sw-tuned"]
    var rows = Figure.targets.map { figure in
      [figure.name, figure.demand, figure.outcome(measurements)]
        + compared.map { figure.text(of: $0 == "detent" ? figure.program : $0, measurements) }
    }
    if let growth, let motions = growth.first, let more = growth.last.flatMap({ Double($0) }) {
      let isBounded = more <= growthLimit
      rows.append(
        [
          "proportional memory, growth over \(motions) motions", "none", isBounded ? "yes" : "**no**",
          "\(number(more, 0)) KiB",
        ]
          + compared.dropFirst().map { _ in "–" })
    }
    return """
      ## Against the targets

      Medians of \(measurements.roundCount) interleaved rounds; ratios are medians of the ratios within the rounds. Differences of CPU below 1.3 × are ties.

      \(table(["figure", "must be", "is"] + compared, rows))

      """
  }

  /// What some pages of memory come to, in KiB, that are touched for the first time; 100,000 motions that each leave a byte
  /// behind are more.
  private static let growthLimit = 64.0

  private static func programs(_ measurements: Measurements) -> String {
    let notes = measurements.notes.sorted { $0.key < $1.key }.map { "- **\($0.key)**: \($0.value)" }
    return """
      ## The programs

      \(notes.joined(separator: "\n"))

      """
  }

  private static func counts(_ lines: [String]) -> String {
    let rows = lines.map { $0.split(separator: "|").map(String.init) }.filter { $0.count == 3 }
    return """
      ## What a step costs

      Instructions of one step, counted by valgrind: the difference between so many steps and twice as many, divided by them.
      A page turn has 22 frames.

      \(table(["workload", "instructions", "what it is"], rows.map { [$0[0], grouped($0[1]), $0[2]] }))

      """
  }

  private static func grouped(_ count: String) -> String {
    Int(count).map { NumberStyle.point.text(Double($0), fractionDigits: 0) } ?? count
  }

  private static func table(_ heads: [String], _ rows: [[String]]) -> String {
    ([heads, heads.map { _ in "---" }] + rows).map { "| \($0.joined(separator: " | ")) |" }.joined(
      separator: "\n")
  }
}

/// A number with so many digits behind the point.
func number(_ value: Double, _ digits: Int) -> String {
  NumberStyle.point.text(value, fractionDigits: digits)
}

extension String {
  /// Without blanks at the ends.
  var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
