/// Who moved a thumb.
public enum ReportSource: String, Sendable, Hashable, CaseIterable {
  /// A drag.
  case pointer
  /// A key.
  case key
  /// A wheel.
  case wheel
  /// A press on the bare track.
  case track
  /// Assistive technology.
  case accessibility
  /// The program itself; such changes are not reported to it.
  case program
}
