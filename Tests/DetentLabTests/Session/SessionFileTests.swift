import DetentLab
import Foundation
import Testing

@Suite("The file of a session")
@MainActor
struct SessionFileTests {
  private let sink = MemorySink()

  private func write(_ count: Int) -> SessionWriter {
    let writer = SessionWriter(sink: sink)
    writer.write(.session, [JSON.Member("schema", .string(SessionFile.schema))])
    for number in 1..<count {
      writer.write(
        .note, at: Microseconds(number * 1_500), [JSON.Member("text", .string("số \(number), \"h\":\"x\""))])
    }
    return writer
  }

  @Test("Lines are numbered, chained and read as they were written")
  func roundTrip() throws {
    _ = write(4)

    let file = SessionFile(sink.text)

    #expect(file.damage == nil && file.isResumable)
    #expect(file.lines.map(\.number) == [0, 1, 2, 3])
    #expect(file.lines[2].kind == .note && file.lines[2].time == Microseconds(3_000))
    #expect(file.lines[2]["text"]?.text == "số 2, \"h\":\"x\"")
    #expect(sink.text.split(separator: "\n")[1].hasPrefix(#"{"seq":1,"k":"note","t":1.5,"text":"#))
  }

  @Test("A session that was killed goes on where it was, as if nothing had happened")
  func resume() {
    _ = write(3)
    let before = SessionFile(sink.text + "{\"seq\":3,\"k\":\"no")

    #expect(before.damage == .unfinished(bytes: 16) && before.isResumable)
    #expect(before.length == sink.text.utf8.count)
    let writer = SessionWriter(sink: sink, count: before.count, last: before.last)
    writer.write(.resume, at: Microseconds(9_000))

    let after = SessionFile(sink.text)
    #expect(after.damage == nil && after.lines.last?.kind == .resume && after.count == 4)
  }

  @Test("Any one changed byte is found, with the line that it is in")
  func changed() {
    _ = write(3)
    let bytes = Array(sink.text.utf8)
    let lines = sink.text.split(separator: "\n").map { $0.utf8.count + 1 }

    for place in stride(from: 0, to: bytes.count - 1, by: 7) {
      var changed = bytes
      changed[place] ^= 1
      let file = SessionFile(String(decoding: changed, as: UTF8.self))
      let line = place < lines[0] ? 0 : place < lines[0] + lines[1] ? 1 : 2
      #expect(file.damage != nil, "byte \(place)")
      #expect(file.count <= line, "byte \(place)")
    }
  }

  @Test("Missing and repeated lines are found")
  func gaps() {
    _ = write(5)
    let lines = sink.text.split(separator: "\n").map { $0 + "\n" }

    let missing = SessionFile(String((lines[...1] + lines[3...]).joined()))
    #expect(missing.damage == .gap(line: 3, expected: 2, found: 3) && missing.lines.count == 2)
    let repeated = SessionFile(String((lines[...2] + lines[2...]).joined()))
    #expect(repeated.damage == .gap(line: 4, expected: 3, found: 2))
    #expect(!missing.isResumable)
  }

  @Test("A line that ends as elsewhere is no line of a session, and those before it are")
  func carriageReturn() {
    _ = write(4)
    let lines = sink.text.split(separator: "\n").map { String($0) }

    for place in lines.indices {
      let ends = lines.indices.map { $0 == place ? "\r\n" : "\n" }
      let file = SessionFile(zip(lines, ends).map { $0 + $1 }.joined())
      #expect(file.damage == .malformed(line: place + 1) && file.count == place)
      #expect(file.length == lines[..<place].reduce(0) { $0 + $1.utf8.count + 1 })
    }
  }

  @Test("Files that are none are told apart")
  func heads() {
    #expect(SessionFile("").damage == .empty)
    #expect(SessionFile("hello\n").damage == .malformed(line: 1))
    let writer = SessionWriter(sink: sink)
    writer.write(.note)
    #expect(SessionFile(sink.text).damage == .headless)
    let newer = MemorySink()
    SessionWriter(sink: newer).write(.session, [JSON.Member("schema", .string("lab/2"))])
    #expect(SessionFile(newer.text).damage == .newer(schema: "lab/2"))
  }

  @Test("Lines of unknown kinds are passed over, and the chain goes on over them")
  func unknown() throws {
    let body = #"{"seq":0,"k":"session","schema":"lab/1""#
    let first = FNV1a(SessionChain.beginning + body).text
    let strange = #"{"seq":1,"k":"strange""#
    let second = FNV1a(first + strange).text

    let file = SessionFile("\(body),\"h\":\"\(first)\"}\n\(strange),\"h\":\"\(second)\"}\n")

    #expect(file.damage == nil && file.lines.count == 1 && file.count == 2)
  }

  @Test("Ends of trials and the like wait for the disk, others a second at most")
  func synchronizing() {
    let writer = SessionWriter(sink: sink)
    writer.write(.session, [JSON.Member("schema", .string(SessionFile.schema))])
    #expect(sink.synchronizations == 1)

    for step in 1...10 { writer.write(.moves, at: Microseconds(step * 50_000)) }
    #expect(sink.synchronizations == 1)
    writer.write(.moves, at: Microseconds(1_000_001))
    #expect(sink.synchronizations == 2)
    writer.write(.trialEnd, at: Microseconds(1_000_002))

    #expect(sink.synchronizations == 3)
  }

  @Test("The published example is read, with its chain", .enabled(if: Example.isThere))
  func example() throws {
    let file = SessionFile(try String(contentsOf: Example.location, encoding: .utf8))

    #expect(file.damage == nil && file.count == 13)
    #expect(file.lines.last?.kind == .end)
    #expect(file.lines[4].time == Microseconds(1_840_213))
  }

  private enum Example {
    static let location: URL = {
      let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      let package = tests.deletingLastPathComponent().deletingLastPathComponent()
      return package.deletingLastPathComponent().appending(path: "shared/reference/lab-example.jsonl")
    }()

    static let isThere = FileManager.default.isReadableFile(atPath: location.path(percentEncoded: false))
  }
}
