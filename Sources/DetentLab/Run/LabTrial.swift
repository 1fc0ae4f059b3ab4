/// One trial of a session, before anybody has done it.
public struct LabTrial: Sendable, Hashable {
  /// Its number, from 1, practice included.
  public var number: Int
  /// The number of the variant in the participant's order, from 1.
  public var block: Int
  /// The variant's id.
  public var variant: String
  /// What is to be done.
  public var task: LabTask
  /// Whether it counts for nothing.
  public var isPractice: Bool
  /// Whether it was added, because the practice has not come out right often enough.
  public var isAdded = false
}
