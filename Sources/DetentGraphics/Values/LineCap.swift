/// How the open ends of a stroked line look.
public enum LineCap: Sendable, Hashable, CaseIterable {
  /// Cut off at the end point.
  case butt
  /// A half circle around the end point; corners are rounded as well.
  case round
  /// Half a line width beyond the end point.
  case square
}
