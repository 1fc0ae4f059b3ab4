/// What a report may call itself, by how many participants met both variants.
///
/// The limits are the project's own, from the half-widths of a paired ratio; they are no standard.
public enum StudyStrength: String, Sendable, Hashable, CaseIterable {
  /// Fewer than 5: what was seen, without a comparison of intervals.
  case observations = "Observations"
  /// 5 to 7, or more whose orders are not balanced.
  case indicative = "Indicative"
  /// 8 and more with balanced orders.
  case comparison = "Comparison"

  /// The least participants of ``indicative``.
  public static let leastIndicative = 5
  /// The least participants of ``comparison``.
  public static let leastComparison = 8

  /// The strength of so many participants.
  public init(participants: Int, isBalanced: Bool) {
    self =
      switch participants {
      case ..<Self.leastIndicative: .observations
      case Self.leastComparison... where isBalanced: .comparison
      default: .indicative
      }
  }
}
