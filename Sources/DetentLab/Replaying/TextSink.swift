/// Keeps what a session writes.
@MainActor
final class TextSink: SessionSink {
  private(set) var text = ""

  func append(_ line: String) { text += line }

  func synchronize() {}
}
