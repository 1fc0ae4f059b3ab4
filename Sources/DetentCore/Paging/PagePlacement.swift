/// Where a page is laid out.
public struct PagePlacement: Sendable, Hashable {
  /// The page.
  public var index: Int

  /// Where its first edge is, in pages from that of the view towards larger indices.
  public var offset: Double

  /// Creates a placement.
  public init(index: Int, offset: Double) {
    self.index = index
    self.offset = offset
  }
}
