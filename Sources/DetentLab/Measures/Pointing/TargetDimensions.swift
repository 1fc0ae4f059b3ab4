/// In which directions a target ends.
public enum TargetDimensions: Sendable, Hashable, CaseIterable {
  /// Along the axis of the task alone, as a band does.
  case one
  /// In every direction, as a disc does.
  case two
}
