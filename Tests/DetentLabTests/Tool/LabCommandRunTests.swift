import DetentLab
import Foundation
import Testing

@testable import DetentLabTool

@Suite("What detent-lab does")
@MainActor
struct LabCommandRunTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "detent-lab-\(UUID().uuidString)", directoryHint: .isDirectory)

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  /// A session of a whole plan in a file.
  private func session(_ change: (String) -> String = { $0 }) throws -> String {
    let stage = try LabStage(LabStage.setup())
    stage.doAll(error: 5)
    let path = folder.appending(path: "lab-P-01-1.jsonl").path(percentEncoded: false)
    try change(stage.sink.text).write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  private func run(_ arguments: String...) throws -> [String] { try LabCommand(arguments).run() }

  @Test("A whole file is whole, and goes through again as it was")
  func whole() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = try session()

    #expect(try run("verify", path)[0].hasSuffix("lines, whole"))
    #expect(try run("replay", path) == ["\(path): 38 of 38 trials came out the same"])
  }

  @Test("A changed byte is told with its line, by both")
  func damaged() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = try session { text in
      var lines = text.split(separator: "\n").map { String($0) }
      lines[40] = lines[40].replacingOccurrences(of: "1", with: "2")
      return lines.joined(separator: "\n") + "\n"
    }

    for command in ["verify", "replay"] {
      #expect { try run(command, path) } throws: { error in
        "\(error)" == "\(path): line 41 is not what was written"
      }
    }
    #expect { try run("verify", path + ".missing") } throws: { "\($0)".contains("No such file") }
  }

  @Test("What if says what would end elsewhere, and each time that the participant would have reacted")
  func whatIf() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = try session()

    let lines = try run("replay", path, "--set", "range.touch-target=16", "--set", "range.track-press=ignore")
    let moved = try run("replay", path, "--set", "step.track-press=ignore", "--set", "range.snap=live")

    for line in lines + moved { #expect(line.hasSuffix("the participant would have reacted")) }
    #expect(moved.last?.hasPrefix("\(path): 0 of \(LabStage.trialCount)") == true)
    #expect { try run("replay", path, "--set", "range.snap=soft") } throws: {
      "\($0)" == "--set: range.snap: \"soft\" is not allowed; allowed is release|live|magnetic"
    }
    #expect { try run("replay", path, "--set", "range.shape=round") } throws: {
      "\($0)".hasPrefix("--set: range.shape: is unknown; allowed are range.collision, ")
    }
  }

  @Test("A report is a page, its words, tables in three dialects and what the columns are")
  func report() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = try session()
    let output = folder.appending(path: "report").path(percentEncoded: false)

    let written = try run("report", path, "-o", output)

    #expect(
      Set(written.map { String($0.dropFirst(output.count + 1)) })
        == [
          "report.html", "report.md", "columns.md", "trials.csv", "trials.excel.csv",
          "trials.excel-semicolon.csv", "events.csv", "events.excel.csv", "events.excel-semicolon.csv",
          "questionnaires.csv", "questionnaires.excel.csv", "questionnaires.excel-semicolon.csv",
        ])
    for path in written { #expect(try !String(contentsOfFile: path, encoding: .utf8).isEmpty) }
  }

  @Test("A report on several files has them in the order in which they were named, whole or not")
  func order() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = try String(contentsOfFile: session(), encoding: .utf8)
    let sizes = ["c": text.count, "a": text.count / 3, "d": 0, "b": text.count]
    let paths = try ["c", "a", "d", "b"].map { name in
      let path = folder.appending(path: "\(name).jsonl").path(percentEncoded: false)
      try text.prefix(sizes[name] ?? 0).write(toFile: path, atomically: true, encoding: .utf8)
      return path
    }
    let output = folder.appending(path: "report").path(percentEncoded: false)

    _ = try LabCommand(["report"] + paths + ["-o", output]).run()

    let table = try String(contentsOfFile: "\(output)/trials.csv", encoding: .utf8)
    let files = table.split(separator: "\r\n").dropFirst().compactMap { $0.split(separator: ",").first }
    let trials = SessionFile(text).lines.count { $0.kind == .trial }
    #expect(["c.jsonl", "b.jsonl"].map { name in files.count { $0 == name } } == [trials, trials])
    #expect(
      zip(files, files.dropFirst()).filter { $0 != $1 }.map { "\($0) \($1)" }
        == ["c.jsonl a.jsonl", "a.jsonl b.jsonl"])
    let one = try LabReport(
      files: paths.map { path in
        (
          name: path.split(separator: "/").last.map { String($0) } ?? "",
          file: SessionFile(try TextFile.read(path))
        )
      })
    for (name, text) in one.documents {
      #expect(try TextFile.read("\(output)/\(name)").utf8.elementsEqual(text.utf8))
    }
  }

  @Test("Of several files that cannot be read the first one is named, and nothing is written")
  func missing() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "lab.jsonl").path(percentEncoded: false)
    try "".write(toFile: path, atomically: true, encoding: .utf8)
    let output = folder.appending(path: "report").path(percentEncoded: false)

    #expect {
      try run("report", path, path + ".one", path + ".two", path, "-o", output)
    } throws: {
      "\($0)".hasPrefix("'\(path).one': ")
    }
    #expect(!FileManager.default.fileExists(atPath: output))
  }

  @Test("Who withdraws is removed, and the report folder stays")
  func forget() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = try session()

    let place = folder.path(percentEncoded: false)
    #expect(
      try run("forget", "P-01", "-o", place) == ["\(path): removed"]
        || !FileManager.default.fileExists(atPath: path))

    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(try run("forget", "P-01", "-o", place).isEmpty)
  }
}
