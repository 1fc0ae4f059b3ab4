/// Where the lines of a session go; whatever is written is there after a crash.
@MainActor
public protocol SessionSink: AnyObject {
  /// Appends a line with its end, at once.
  func append(_ line: String)

  /// Waits until everything is on the disk.
  func synchronize()
}

/// Writes a session's file: one JSON object a line, each chained to the one before by its fingerprint.
@MainActor
public final class SessionWriter {
  private let sink: any SessionSink
  /// How many lines there are.
  public private(set) var count: Int
  /// The fingerprint of the last line, as its digits.
  private var last: String
  private var lastSynchronized = Microseconds(0)

  /// The longest that lines may wait for the disk: a second.
  private static let longestWait = 1_000_000

  /// Begins a file, or goes on with one of so many lines, whose last one has the fingerprint `last`.
  public init(sink: any SessionSink, count: Int = 0, last: String = SessionChain.beginning) {
    self.sink = sink
    self.count = count
    self.last = last
  }

  /// Appends a line; lines that end a part of the session wait for the disk, others at most a second.
  public func write(_ kind: LineKind, at time: Microseconds? = nil, _ members: [JSON.Member] = []) {
    var all = [JSON.Member("seq", .integer(count)), JSON.Member("k", .string(kind.rawValue))]
    if let time { all.append(JSON.Member("t", time.json)) }
    var text = "{"
    JSON.write(all + members, to: &text)
    last = SessionChain.fingerprint(of: text.utf8, after: last)
    sink.append("\(text),\"h\":\"\(last)\"}\n")
    count += 1
    synchronizeIfDue(after: kind, at: time)
  }

  private func synchronizeIfDue(after kind: LineKind, at time: Microseconds?) {
    let isOld = time.map { $0.count - lastSynchronized.count > Self.longestWait } ?? false
    let isEnd = [LineKind.session, .trialEnd, .questionnaire, .note, .fault, .end].contains(kind)
    guard isOld || isEnd else { return }
    sink.synchronize()
    if let time { lastSynchronized = time }
  }
}

/// How the lines of a session hang together.
public enum SessionChain {
  /// What comes before the first line.
  public static let beginning = String(repeating: "0", count: 16)

  /// The fingerprint of a line, which is that of the one before and of its own text up to the fingerprint.
  static func fingerprint(of content: some Sequence<UInt8>, after last: String) -> String {
    var hash = FNV1a(last)
    hash.update(content)
    return hash.text
  }

  /// A line up to its fingerprint, which is the last of its members; nil where it has none.
  static func content(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let end = line.dropLast(beginning.utf8.count + 2)
    guard end.suffix(key.count).elementsEqual(key) else { return nil }
    return end.dropLast(key.count)
  }

  private static let key = Array(",\"h\":\"".utf8)
}
