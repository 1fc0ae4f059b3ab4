import DetentLab

/// Keeps the lines of a session.
@MainActor
final class MemorySink: SessionSink {
  private(set) var text = ""
  private(set) var synchronizations = 0

  func append(_ line: String) { text += line }
  func synchronize() { synchronizations += 1 }
}
