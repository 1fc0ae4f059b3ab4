/// The pages in view: one, or two and how far the pages have gone from the first to the second.
public struct PageSpread: Sendable, Hashable {
  /// The page on the side of the smaller indices.
  public var first: Int

  /// The page on the other side; the same as ``first`` when there is only one.
  public var second: Int

  /// How far the second page has come in, 0 … 1; 0 when there is only one.
  public var fraction: Double

  /// How far the only page is pulled past an end, in pages; negative when it is pulled past the first one.
  public var overshoot: Double

  /// Creates a spread.
  public init(first: Int, second: Int, fraction: Double, overshoot: Double = 0) {
    self.first = first
    self.second = second
    self.fraction = fraction
    self.overshoot = overshoot
  }

  /// One page, pulled past an end or not.
  public init(_ page: Int, overshoot: Double = 0) {
    self.init(first: page, second: page, fraction: 0, overshoot: overshoot)
  }

  /// The pages in view and where their first edges are, in pages from that of the view towards larger indices.
  public var placements: [PagePlacement] {
    let placement = PagePlacement(index: first, offset: 0 - fraction - overshoot)
    guard first != second else { return [placement] }
    return [placement, PagePlacement(index: second, offset: 1 - fraction)]
  }

  /// How much a page is the selected one, 0 … 1; the sum over all pages is 1.
  public func share(of page: Int) -> Double {
    if page == first { return first == second ? 1 : 1 - fraction }
    return page == second ? fraction : 0
  }
}
