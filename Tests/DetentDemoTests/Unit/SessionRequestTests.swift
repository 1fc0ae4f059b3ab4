import DetentLab
import Foundation
import Testing

@testable import DetentDemo

@Suite("A session asked for in the inspector")
@MainActor
struct SessionRequestTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "detent-request-\(UUID().uuidString)")
  private static let plan = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "../../../Resources/Plans/release-vs-magnet.json"
  ).standardized.path(percentEncoded: false)

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  private func complete(_ participant: String) throws {
    let sessions = SessionFolder(path: folder.path(percentEncoded: false))
    let writer = SessionWriter(sink: try SessionFileSink(path: sessions.newPath(for: participant)))
    writer.write(
      .session,
      [
        JSON.Member("schema", .string(SessionFile.schema)), JSON.Member("plan", .string("release-vs-magnet")),
        JSON.Member("participant", .string(participant)),
      ])
    writer.write(.end)
  }

  @Test("What speaks against the session of one participant is told again for another one")
  func anotherParticipant() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for code in ["P-01", "P-02"] { try complete(code) }
    var options = DemoOptions()
    options.recordFolder = folder.path(percentEncoded: false)
    options.plan = Self.plan
    options.participant = "P-01"
    let request = SessionRequest(options: options) { _ in }
    let parameters = request.group.parameters
    let (participant, start) = (parameters[0], parameters[2])

    #expect(throws: SessionDoubt.self) { try start.set(.toggle(true)) }
    try participant.set(.text("P-02"))
    #expect(throws: SessionDoubt.self) { try start.set(.toggle(true)) }
    #expect(request.accepted == nil)
    try start.set(.toggle(true))
    #expect(request.accepted?.participant == "P-02")
  }
}
