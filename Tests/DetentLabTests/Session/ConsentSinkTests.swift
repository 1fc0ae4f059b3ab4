import DetentLab
import Testing

@Suite("Consent")
@MainActor
struct ConsentSinkTests {
  @Test("Without it nothing is made; with it everything so far is written, and what follows")
  func consent() {
    let memory = MemorySink()
    var made = 0
    let sink = ConsentSink { () throws(FileError) -> any SessionSink in
      made += 1
      return memory
    }

    sink.append("a\n")
    sink.append("b\n")
    sink.synchronize()
    #expect(made == 0 && memory.text == "")
    sink.agree()
    sink.agree()
    sink.append("c\n")

    #expect(made == 1 && memory.text == "a\nb\nc\n" && memory.synchronizations == 1)
  }

  @Test("A file that cannot be made is told")
  func failure() {
    var told: FileError?
    let sink = ConsentSink { () throws(FileError) -> any SessionSink in
      try SessionFileSink(path: "/nonexistent/folder/file")
    }
    sink.onFailure = { told = $0 }

    sink.agree()

    #expect(told?.path == "/nonexistent/folder/file")
    #expect(told.map { "\($0)".contains("No such file") } == true)
  }
}
