/// One movement from a page to another, from its beginning to its end.
///
/// Indices count as of the moment of the effect that carries them. A drag against an end, or into a direction that was
/// refused, is a move from a page to the same page.
public struct PageMove: Sendable, Hashable {
  /// The page that was nearest when the move began.
  public var from: Int

  /// The page that the move would bring.
  public var to: Int

  /// Who began it; it keeps that source when a pointer catches it on its way.
  public var source: PageSource

  /// Creates a move.
  public init(from: Int, to: Int, source: PageSource) {
    self.from = from
    self.to = to
    self.source = source
  }

  /// Whether it goes between the same two pages, in either direction.
  func isBetween(_ first: Int, _ second: Int) -> Bool {
    (from == first && to == second) || (from == second && to == first)
  }
}
