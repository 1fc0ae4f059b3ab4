/// Makes the pages of a ``Pager``.
@MainActor
public protocol PagerDataSource: AnyObject {
  /// How many pages there are.
  func numberOfPages(in pager: Pager) -> Int

  /// The page at `index`, made when it is needed: when it, or a neighbour of it, comes into view.
  func pager(_ pager: Pager, pageAt index: Int) -> any ChildPage

  /// What stays the same when the page at `index` moves; "" by default.
  func pager(_ pager: Pager, identityOfPageAt index: Int) -> String

  /// Where the page of an identity is now, so that ``Pager/reloadPages()`` can stay on it; nil by default.
  func pager(_ pager: Pager, indexOfPageWith identity: String) -> Int?
}

extension PagerDataSource {
  /// No identity.
  public func pager(_ pager: Pager, identityOfPageAt index: Int) -> String { "" }

  /// Unknown.
  public func pager(_ pager: Pager, indexOfPageWith identity: String) -> Int? { nil }
}
