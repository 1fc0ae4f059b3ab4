internal import Glibc

/// The folder that the files of sessions are in.
public struct SessionFolder: Sendable {
  /// Where it is.
  public let path: String

  /// A session's file, and what is in it.
  public struct Entry: Sendable {
    /// The file.
    public let path: String
    /// What was read.
    public let file: SessionFile
  }

  /// The sessions of a folder.
  public init(path: String) { self.path = path }

  /// The sessions that are there, in the order of their names; files that are none are passed over.
  public var sessions: [Entry] {
    names.filter { $0.hasPrefix("lab-") && $0.hasSuffix(".jsonl") }.sorted().compactMap { name in
      let path = "\(path)/\(name)"
      guard let text = try? TextFile.read(path) else { return nil }
      let file = SessionFile(text)
      return file.lines.isEmpty ? nil : Entry(path: path, file: file)
    }
  }

  /// How many participants have gone through a plan to its end.
  public func completed(plan: String) -> Int {
    sessions.count {
      $0.file.lines.first?["plan"]?.text == plan && $0.file.lines.contains { $0.kind == .end }
    }
  }

  /// The session of a participant that was interrupted and can be gone on with.
  public func unfinished(plan: String, participant: String) -> Entry? {
    sessions.last {
      $0.file.lines.first?["plan"]?.text == plan && $0.file.lines.first?["participant"]?.text == participant
        && $0.file.isResumable && !$0.file.lines.contains { $0.kind == .end }
    }
  }

  /// A name that no file has yet.
  public func newPath(for participant: String) -> String {
    let taken = Set(names)
    let name = (1...).lazy.map { "lab-\(participant)-\($0).jsonl" }.first { !taken.contains($0) }
    return "\(path)/\(name ?? "")"
  }

  private var names: [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
        })
    }
    return names
  }
}
