/// Which place between the characters of a line is meant.
public enum TextPlace {
  /// The place among `carets` that is nearest to `x`; the first of those equally near, 0 when there is none.
  ///
  /// `carets` says where the caret stands before each character and after the last, in points; in any order, for text
  /// can run both ways.
  public static func nearest(to x: Double, among carets: [Double]) -> Int {
    guard !x.isNaN else { return 0 }
    return carets.indices.min { abs(carets[$0] - x) < abs(carets[$1] - x) } ?? 0
  }
}
