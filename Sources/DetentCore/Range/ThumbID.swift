/// One of the thumbs of a slider, whatever place it stands at; it stays the same when thumbs cross.
public enum ThumbID: Int, Sendable, Hashable, CaseIterable {
  /// The thumb that began as the lower one, or the only one.
  case first = 0

  /// The thumb that began as the upper one.
  case second = 1

  /// The thumbs of a slider with one, and of one with two; made once, since they are asked for at every step.
  static let only: [ThumbID] = [.first]
  static let both: [ThumbID] = [.first, .second]

  /// The other of two.
  public var other: ThumbID { self == .first ? .second : .first }
}
