/// The place of a page, and what tells it from the others wherever it stands.
public struct Page: Sendable, Hashable {
  /// The place in the order of the pages, from 0.
  public var index: Int

  /// What stays the same when the page moves; "" where the data source does not say.
  public var identity: String

  /// Creates a place.
  public init(index: Int = 0, identity: String = "") {
    self.index = index
    self.identity = identity
  }
}
