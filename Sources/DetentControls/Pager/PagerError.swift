/// Why a pager refused something.
///
/// Nothing has changed when one of these is thrown.
public enum PagerError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A page that does not exist.
  case pageOutOfRange(page: Int, count: Int)

  /// The error in one sentence that names the value and what is allowed.
  public var description: String {
    switch self {
    case .pageOutOfRange(let page, 0): "page \(page) does not exist: there are no pages"
    case .pageOutOfRange(let page, let count): "page \(page) does not exist: allowed are 0 … \(count - 1)"
    }
  }
}
