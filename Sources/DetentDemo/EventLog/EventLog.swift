/// Writes what happens, one JSON object a line, each flushed at once.
@MainActor
final class EventLog {
  private let output: any LogOutput
  private let now: @MainActor () -> Double

  /// Creates a log.
  ///
  /// - Parameters:
  ///   - output: Where the lines go.
  ///   - now: Seconds since the program started.
  init(output: any LogOutput, now: @escaping @MainActor () -> Double) {
    self.output = output
    self.now = now
  }

  /// Writes a line of type `type` with further keys in the order given.
  func write(_ type: String, _ keys: KeyValuePairs<String, JSONValue> = [:]) {
    write(type, keys.map { ($0.key, $0.value) })
  }

  /// Writes a line of type `type` with further keys in the order given.
  func write(_ type: String, _ keys: [(String, JSONValue)]) {
    var line = "{\"t\":\(JSONValue.clock(now())),\"type\":\(JSONValue.string(type))"
    for (key, value) in keys { line += ",\(JSONValue.string(key)):\(value)" }
    output.write(line + "}\n")
  }
}

/// Where lines go.
@MainActor
protocol LogOutput: AnyObject {
  func write(_ line: String)
}
