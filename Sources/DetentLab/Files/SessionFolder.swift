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

    /// The name of its plan.
    var plan: String? { file.lines.first?["plan"]?.text }

    /// The fingerprint of its plan.
    var planHash: String? { file.lines.first?["plan_hash"]?.text }

    /// The code of its participant.
    var participant: String? { file.lines.first?["participant"]?.text }

    /// Whether the participant went through all of it.
    var isComplete: Bool { file.lines.contains { $0.kind == .end } }
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

  /// How many participants have gone through a plan to its end, among `sessions` and those who withdrew afterwards: their place in
  /// the order of the variants stays taken.
  public func completed(plan: String, among sessions: [Entry]) -> Int {
    sessions.count { $0.plan == plan && $0.isComplete } + withdrawn.count { $0 == plan }
  }

  /// Removes every file of a participant who withdraws.
  ///
  /// Of a session that was complete only the name of its plan is kept, so that the next participants get the orders that
  /// they would have got.
  ///
  /// - Returns: The files that are gone.
  /// - Throws: ``FileError`` for a file that cannot be removed; those before it are gone.
  public func forget(_ participant: String) throws(FileError) -> [String] {
    var removed: [String] = []
    for session in sessions where session.participant == participant {
      if session.isComplete, let plan = session.plan { try noteWithdrawal(from: plan) }
      try TextFile.remove(session.path)
      removed.append(session.path)
    }
    return removed
  }

  /// The session of a participant that was interrupted and can be gone on with, among `sessions`: under the same plan to the
  /// letter, since its trials are known by their numbers.
  public func unfinished(planText: String, participant: String, among sessions: [Entry]) -> Entry? {
    sessions.last {
      $0.planHash == FNV1a(planText).text && $0.participant == participant && $0.file.isResumable
        && !$0.isComplete
    }
  }

  /// A name that no file has yet.
  public func newPath(for participant: String) -> String {
    let taken = Set(names)
    let name = (1...).lazy.map { "lab-\(participant)-\($0).jsonl" }.first { !taken.contains($0) }
    return "\(path)/\(name ?? "")"
  }

  /// The first of the codes P-01, P-02, … that no file is of.
  ///
  /// - Complexity: O(files); none of them is read.
  public var freeParticipant: String {
    let taken = names
    let codes = (1...).lazy.map { $0 < 10 ? "P-0\($0)" : "P-\($0)" }
    return codes.first { code in !taken.contains { $0.hasPrefix("lab-\(code)-") } } ?? ""
  }

  /// The plans of complete sessions that were removed, one for each.
  private var withdrawn: [Substring] {
    ((try? TextFile.read(withdrawalPath)) ?? "").split(separator: "\n")
  }

  private var withdrawalPath: String { "\(path)/lab-withdrawn.txt" }

  private func noteWithdrawal(from plan: String) throws(FileError) {
    try TextFile.write((withdrawn + [plan[...]]).map { "\($0)\n" }.joined(), to: withdrawalPath)
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
