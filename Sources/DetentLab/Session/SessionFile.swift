/// A session's file as it was read: everything up to the first damage.
public struct SessionFile: Sendable, Hashable {
  /// What is wrong with a file.
  public enum Damage: Error, Sendable, Hashable {
    /// Nothing can be read at all.
    case empty
    /// The last line was not finished: a crash.
    case unfinished(bytes: Int)
    /// A line is no JSON object; lines count from 1.
    case malformed(line: Int)
    /// A line is missing before this one.
    case gap(line: Int, expected: Int, found: Int)
    /// A line is not what was written.
    case changed(line: Int)
    /// The first line does not say what the file is.
    case headless
    /// The file was written by a program that is newer than this one.
    case newer(schema: String)
  }

  /// The lines up to the damage; those of kinds that are not known are left out.
  public private(set) var lines: [SessionLine] = []

  /// What ended the reading before the end of the file.
  public private(set) var damage: Damage?

  /// How many lines were read, those of unknown kinds among them.
  public private(set) var count = 0

  /// The fingerprint of the last line that was read.
  public private(set) var last = SessionChain.beginning

  /// How many bytes were read.
  public private(set) var length = 0

  /// The name of the format.
  public static let schema = "lab/1"

  /// Reads the text of a file.
  ///
  /// - Complexity: O(length).
  public init(_ text: String) {
    let bytes = Array(text.utf8)
    let recovery = LineRecovery(bytes)
    while length < recovery.keptBytes {
      let end = bytes[length...].firstIndex(of: LineRecovery.lineFeed) ?? bytes.endIndex
      if let damage = take(bytes, length..<end) {
        self.damage = damage
        return
      }
      length = end + 1
    }
    if recovery.droppedBytes > 0 { damage = .unfinished(bytes: recovery.droppedBytes) }
    if lines.isEmpty, damage == nil { damage = .empty }
  }

  /// Whether the session can be gone on with: nothing is wrong but that a crash cut the last line.
  public var isResumable: Bool {
    guard !lines.isEmpty else { return false }
    if case .unfinished = damage { return true }
    return damage == nil
  }

  /// Takes in the line that lies there.
  private mutating func take(_ bytes: [UInt8], _ place: Range<Int>) -> Damage? {
    let line = count + 1
    guard let object = try? JSONReader.value(of: bytes, in: place), var members = object.members,
      let number = object["seq"]?.whole, let kind = object["k"]?.text,
      let content = SessionChain.content(of: bytes[place])
    else { return .malformed(line: line) }
    guard number == count else { return .gap(line: line, expected: count, found: number) }
    let fingerprint = SessionChain.fingerprint(of: content, after: last)
    guard object["h"]?.text == fingerprint else { return .changed(line: line) }
    if let damage = header(object, kind: kind) { return damage }
    members.removeAll { $0.key == "seq" || $0.key == "k" || $0.key == "h" }
    if let kind = LineKind(rawValue: kind) {
      lines.append(SessionLine(number: number, kind: kind, members: members))
    }
    last = fingerprint
    count += 1
    return nil
  }

  /// The first line must be a header of a format that is known.
  private func header(_ object: JSON, kind: String) -> Damage? {
    guard count == 0 else { return nil }
    guard kind == LineKind.session.rawValue, let schema = object["schema"]?.text else { return .headless }
    return schema == Self.schema ? nil : .newer(schema: schema)
  }
}
