internal import Glibc

extension SessionFolder {
  /// What speaks against a session of a participant with a plan.
  ///
  /// - Parameters:
  ///   - plan: The name of the plan.
  ///   - participant: The code of the participant.
  ///   - sessions: The sessions that there are.
  ///   - room: The megabytes that are left in the folder; asked of the system when nil.
  /// - Returns: What speaks against it; nothing where all is well.
  public func concerns(
    plan: String, participant: String, among sessions: [Entry], room: Int? = nil
  ) -> [SessionConcern] {
    var concerns: [SessionConcern] = []
    if let room = room ?? freeMegabytes, room < SessionConcern.leastRoom {
      concerns.append(.littleRoom(megabytes: room))
    }
    if sessions.contains(where: { $0.plan == plan && $0.participant == participant && $0.isComplete }) {
      concerns.append(.repeated(participant: participant))
    }
    return concerns
  }

  /// The room for files that is left, in megabytes; nil when the system does not say.
  private var freeMegabytes: Int? {
    var facts = statvfs()
    guard statvfs(path, &facts) == 0 else { return nil }
    // Some file systems say that they have no end.
    return Int(min(Double(facts.f_bavail) * Double(facts.f_frsize) / 1_000_000, 1e12))
  }
}
