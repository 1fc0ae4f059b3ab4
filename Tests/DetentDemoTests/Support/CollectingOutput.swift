import Synchronization

@testable import DetentDemo

/// Keeps the lines that are written.
@MainActor
final class CollectingOutput: LogOutput {
  private(set) var writes: [String] = []

  func write(_ line: String) { writes.append(line) }

  var lines: [LogLine] { writes.compactMap { LogLine(String($0.dropLast())) } }
}

/// Counts calls, from wherever they come.
final class CallCounter: Sendable {
  private let storage = Mutex(0)

  func call() { storage.withLock { $0 += 1 } }

  var count: Int { storage.withLock { $0 } }
}
