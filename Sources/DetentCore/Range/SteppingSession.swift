/// An interaction by keys or by the wheel, from its first step to its final report.
enum SteppingSession: Sendable, Hashable {
  /// No such interaction.
  case idle
  /// Keys moved the thumb; the final report comes when the key comes up.
  case keys(ThumbID, contact: ThumbRole?, hasMoved: Bool)
  /// The wheel turns over the thumb; the final report comes when it has rested until `deadline`.
  case wheel(ThumbID, units: Double, deadline: Double, hasMoved: Bool)
}
