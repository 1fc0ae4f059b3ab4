/// What speaks against beginning a session; an evaluator may begin it all the same, which its file then says.
public enum SessionConcern: Sendable, Hashable {
  /// There is less room where the file would be than a long session takes.
  case littleRoom(megabytes: Int)
  /// The participant has gone through the plan already, and knows it.
  case repeated(participant: String)

  /// The room that there ought to be, in megabytes: several times what ten minutes of a thousand samples a second take.
  public static let leastRoom = 50

  /// What it is called in the file of the session.
  public var name: String {
    switch self {
    case .littleRoom: "little-room"
    case .repeated: "repeated"
    }
  }
}
