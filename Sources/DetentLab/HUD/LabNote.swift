/// What an evaluator writes down about a moment.
public enum LabNote: Sendable, Hashable {
  /// One of a few things that happen often.
  case tag(Tag)
  /// Words of the evaluator; never a name.
  case text(String)

  /// What happens often.
  public enum Tag: String, Sendable, Hashable, CaseIterable {
    /// The participant did not know what to do.
    case confused
    /// The hand slipped.
    case slip
    /// Something of the machine did not work.
    case fault = "tech-fault"
    /// Something worth a look in the replay.
    case remark
  }

  /// The note in its line of the file.
  var member: JSON.Member {
    switch self {
    case .tag(let tag): JSON.Member("tag", .string(tag.rawValue))
    case .text(let text): JSON.Member("text", .string(text))
    }
  }
}
