/// Where the pages are, and who brought them there.
public struct PagerReport: Sendable, Hashable {
  /// The nearest page; `nil` without pages.
  public var current: Int?

  /// The page where the pages will rest when nothing else happens; `nil` without pages.
  public var target: Int?

  /// The page where the pages last rested; `nil` without pages.
  public var settled: Int?

  /// The scroll position, in pages.
  public var position: Double

  /// Who caused the change.
  public var source: PageSource

  /// Creates a report.
  public init(current: Int?, target: Int?, settled: Int?, position: Double, source: PageSource) {
    self.current = current
    self.target = target
    self.settled = settled
    self.position = position
    self.source = source
  }
}
