/// What a widget told in a trial, as the file has it.
public struct TrialEvent: Sendable, Hashable {
  /// When, in milliseconds since the trial began.
  public var time: Double
  /// What: `grab`, `release`, `value`, `contact`, `settled`, `page`, `back`, `swipe`, `cancel`, `lost`.
  public var name: String
  /// Everything else of the line.
  public var members: [JSON.Member]

  /// The value of a member.
  public subscript(key: String) -> JSON? { members.last { $0.key == key }?.value }
}
