public import DetentUI

/// A controller that is shown as a page of a ``Pager``.
@MainActor
public protocol ChildPage: ViewController {
  /// Where the page stands; the pager keeps it true when pages are inserted, removed or moved before this one.
  var page: Page { get set }

  /// Whether the pager must not let the page go while it is out of sight; false by default.
  var isKept: Bool { get }
}

extension ChildPage {
  /// The pager may let the page go; its data source makes it anew.
  public var isKept: Bool { false }
}
