import DetentLab
import Foundation
import Testing

@Suite("A folder of sessions")
@MainActor
struct SessionFolderTests {
  private let url = FileManager.default.temporaryDirectory.appending(
    path: "detent-folder-\(UUID().uuidString)")
  private var folder: SessionFolder { SessionFolder(path: url.path(percentEncoded: false)) }

  init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

  /// Writes a session, with its end or without.
  private func write(_ participant: String, plan: String = "p", isComplete: Bool = true) throws -> String {
    let path = folder.newPath(for: participant)
    let writer = SessionWriter(sink: try SessionFileSink(path: path))
    writer.write(
      .session,
      [
        JSON.Member("schema", .string(SessionFile.schema)), JSON.Member("plan", .string(plan)),
        JSON.Member("plan_hash", .string(FNV1a("text of \(plan)").text)),
        JSON.Member("participant", .string(participant)),
      ])
    if isComplete { writer.write(.end) }
    return path
  }

  @Test("Files are numbered for each participant, and those that are none are passed over")
  func names() throws {
    defer { try? FileManager.default.removeItem(at: url) }
    let paths = try [write("P-01"), write("P-01"), write("P-02")]
    try "nothing".write(to: url.appending(path: "lab-x.jsonl"), atomically: true, encoding: .utf8)
    try "nothing".write(to: url.appending(path: "notes.txt"), atomically: true, encoding: .utf8)

    #expect(
      paths.map { $0.split(separator: "/").last ?? "" } == [
        "lab-P-01-1.jsonl", "lab-P-01-2.jsonl", "lab-P-02-1.jsonl",
      ])
    #expect(folder.sessions.map(\.path) == paths)
  }

  @Test("Too little room, and a participant who knows the plan, speak against a session")
  func concerns() throws {
    defer { try? FileManager.default.removeItem(at: url) }
    _ = try write("P-01")
    _ = try write("P-02", isComplete: false)
    let sessions = folder.sessions

    #expect(
      folder.concerns(plan: "p", participant: "P-01", among: sessions) == [.repeated(participant: "P-01")])
    #expect(folder.concerns(plan: "q", participant: "P-01", among: sessions).isEmpty)
    #expect(folder.concerns(plan: "p", participant: "P-02", among: sessions).isEmpty)
    #expect(folder.concerns(plan: "p", participant: "P-02", among: sessions, room: 50).isEmpty)
    #expect(
      folder.concerns(plan: "p", participant: "P-01", among: sessions, room: 49) == [
        .littleRoom(megabytes: 49), .repeated(participant: "P-01"),
      ])
  }

  @Test("The next participant gets the first code that nobody had")
  func free() throws {
    defer { try? FileManager.default.removeItem(at: url) }
    #expect(folder.freeParticipant == "P-01")
    for code in ["P-01", "P-03", "anna", "P-010"] { _ = try write(code, isComplete: code == "P-01") }
    #expect(folder.freeParticipant == "P-02")
    for code in ["P-02"] + (4...9).map({ "P-0\($0)" }) { _ = try write(code) }
    #expect(folder.freeParticipant == "P-10")
  }

  @Test("Those who completed a plan are counted; who did not can go on, under the same plan")
  func completed() throws {
    defer { try? FileManager.default.removeItem(at: url) }
    _ = try write("P-01")
    let open = try write("P-02", isComplete: false)
    _ = try write("P-03", plan: "q")

    #expect(
      folder.completed(plan: "p", among: folder.sessions) == 1
        && folder.completed(plan: "q", among: folder.sessions) == 1
        && folder.completed(plan: "r", among: folder.sessions) == 0
    )
    #expect(
      folder.unfinished(planText: "text of p", participant: "P-02", among: folder.sessions)?.path == open)
    #expect(folder.unfinished(planText: "text of q", participant: "P-02", among: folder.sessions) == nil)
    // A plan of the same name with other trials is another plan.
    #expect(folder.unfinished(planText: "text of p!", participant: "P-02", among: folder.sessions) == nil)
    #expect(folder.unfinished(planText: "text of p", participant: "P-01", among: folder.sessions) == nil)
  }

  @Test("Who withdraws leaves nothing but the place in the order")
  func forget() throws {
    defer { try? FileManager.default.removeItem(at: url) }
    let path = try write("P-01")
    _ = try write("P-02")

    #expect(try folder.forget("P-01") == [path])

    #expect(folder.sessions.count == 1 && folder.completed(plan: "p", among: folder.sessions) == 2)
    let left = try FileManager.default.contentsOfDirectory(atPath: url.path(percentEncoded: false))
    for name in left {
      #expect(try !String(contentsOf: url.appending(path: name), encoding: .utf8).contains("P-01"))
    }
    #expect(try folder.forget("P-09") == [])
  }
}
