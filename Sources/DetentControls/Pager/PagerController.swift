internal import DetentCore
public import DetentUI

/// A pager under its tab strip: the controller to inherit from.
///
/// The two share one scroll position, so there is nothing to keep in step. A subclass says how many pages there are, what
/// their tabs are called, and makes them.
open class PagerController: ViewController, PagerDataSource {
  /// The tabs above the pages.
  public let tabStrip: TabStrip

  /// The pages.
  public let pager: Pager

  /// Creates a controller.
  override public init() {
    let scroller = PageScroller()
    pager = Pager(scroller: scroller)
    tabStrip = TabStrip(scroller: scroller)
    super.init()
  }

  // MARK: For subclasses

  /// How many pages there are; none by default.
  open var pageCount: Int { 0 }

  /// The title of the tab at `index`; empty by default.
  open func tabTitle(at index: Int) -> String { "" }

  /// What stays the same when the page at `index` moves; "" by default.
  open func pageIdentity(at index: Int) -> String { "" }

  /// Where the page of an identity is now, so that a reload can stay on it; nil by default.
  open func pageIndex(of identity: String) -> Int? { nil }

  /// Makes the page at `index`; a blank one by default.
  open func makePage(at index: Int) -> any ChildPage { BlankPage() }

  /// Fills the view; call it first when overriding.
  override open func viewDidLoad() {
    // The keyboard comes to the tabs before it comes to what is on the page.
    view.addSubview(tabStrip)
    view.addSubview(pager)
    pager.containingController = self
    pager.focusFallback = tabStrip
    tabStrip.title = { [weak self] in self?.tabTitle(at: $0) ?? "" }
    pager.dataSource = self
  }

  /// Puts the strip above the pages.
  override open func viewDidLayoutSubviews() {
    let bounds = view.bounds
    let height = min(tabStrip.sizeThatFits(bounds.size).height, bounds.height)
    tabStrip.frame = Rect(x: 0, y: 0, width: bounds.width, height: height)
    pager.frame = Rect(x: 0, y: height, width: bounds.width, height: bounds.height - height)
  }

  // MARK: PagerDataSource

  /// How many pages there are.
  public func numberOfPages(in pager: Pager) -> Int { pageCount }

  /// The page at `index`.
  public func pager(_ pager: Pager, pageAt index: Int) -> any ChildPage { makePage(at: index) }

  /// What stays the same when the page at `index` moves.
  public func pager(_ pager: Pager, identityOfPageAt index: Int) -> String { pageIdentity(at: index) }

  /// Where the page of an identity is now.
  public func pager(_ pager: Pager, indexOfPageWith identity: String) -> Int? { pageIndex(of: identity) }
}

/// A page with nothing on it.
private final class BlankPage: ViewController, ChildPage {
  var page = Page()
}
