/// The place of a thumb in the sorted pair at one moment.
public enum ThumbRole: String, Sendable, Hashable, CaseIterable {
  /// The thumb with the smaller value.
  case lower

  /// The thumb with the larger value.
  case upper
}
