/// The behaviour of a pager: pages in a row that pointers, a touchpad, tabs, keys, a wheel and the program move.
///
/// A plain value without clock, drawing or window system. Each method takes what happened and returns what its owner
/// has to do about it, in order; the same calls give the same results, bit for bit. Times are seconds on the caller's
/// clock. One scalar is the truth, ``position``: strip and container are functions of it. The model counts pages and
/// holds none, so that its size does not depend on their number.
///
/// A *gate* is asked whether the pages may move from one to another: by a swipe once for each direction that it
/// takes, and again at its release; by all else once. A swipe that is refused meets an end there; all else does nothing.
///
/// A *move* begins when the hand has given a direction, or when the pages are sent off, and it ends when they rest:
/// completed if that is on the page that it was to bring. It ends earlier, cancelled, when the hand carries the pages
/// past its first page to the other side or beyond the last one, when they are sent elsewhere, or when one of its
/// pages is removed; then another one begins from the page that is nearest.
public struct PagerModel: Sendable, Hashable {
  /// What the owner has to do after a call.
  public typealias Effects = [PagerEffect]

  /// Whether pages may move from the first index to the second one.
  public typealias Gate = (_ from: Int, _ to: Int) -> Bool

  /// How many pages there are.
  public internal(set) var count: Int

  /// The extent of a page along the axis, in points; 0 while the pager has no size.
  public internal(set) var extent = 0.0

  /// How the pages lie on the screen.
  public var axis: PagerAxis

  /// Whether the pager is on the screen; if not, no page has appeared and every move takes no time.
  public internal(set) var isMapped = false

  /// Whether pages follow pointers and touchpads.
  public internal(set) var isSwipeEnabled = true

  /// Whether every move takes no time.
  public internal(set) var reducesMotion = false

  /// How the pages answer a hand.
  public internal(set) var behavior = PagerBehavior()

  var payload: Payload
  var ledger = AppearanceLedger()
  var scrolling = ScrollGesture.idle
  var wheel = WheelCount.idle

  /// Creates a pager that rests on `page`, kept within the pages; off the screen and without extent.
  public init(count: Int, page: Int = 0, axis: PagerAxis = PagerAxis()) {
    self.count = max(count, 0)
    self.axis = axis
    payload = count > 0 ? .resting(min(max(page, 0), count - 1)) : .empty
  }
}

// MARK: - Reading

extension PagerModel {
  /// The scroll position, in pages: 1.25 is a quarter of the way from page 1 to page 2.
  public var position: Double { spot?.position ?? 0 }

  /// The nearest page; in a far jump the one that is nearer by motion.
  public var current: Int? { spot?.current }

  /// The page where the pages will rest when nothing else happens: that of a drag when it is let go slowly now.
  public var target: Int? {
    switch payload {
    case .empty: nil
    case .resting(let page), .rejected(let page), .pressed(let page): page
    case .caught(let flight), .settling(let flight): flight.target
    case .dragging(let drag): committed(drag)
    }
  }

  /// The page where the pages last rested.
  public var settled: Int? { spot?.settled }

  /// What the pages are doing.
  public var state: PagerState {
    switch payload {
    case .empty, .resting: .resting
    case .rejected: .rejected
    case .pressed, .caught: .pending
    case .dragging: .dragging
    case .settling: .settling
    }
  }

  /// Whether the owner should call ``advance(to:gate:)`` for every frame.
  public var isAnimating: Bool { state == .settling }

  /// The move that is going on.
  public var move: PageMove? {
    switch payload {
    case .empty, .resting, .rejected, .pressed: nil
    case .caught(let flight), .settling(let flight): flight.move
    case .dragging(let drag): drag.move
    }
  }

  /// The pages in view; `nil` without pages.
  public var spread: PageSpread? { spot.map { $0.rail.spread(at: $0.x) } }

  /// The three indices and the position, as of now.
  public func report(source: PageSource) -> PagerReport {
    PagerReport(current: current, target: target, settled: settled, position: position, source: source)
  }

  /// Where the pages are; `nil` without pages.
  var spot: Spot? {
    switch payload {
    case .empty: nil
    case .resting(let page), .rejected(let page), .pressed(let page):
      Spot(rail: PageRail(origin: page), x: 0, settled: page)
    case .caught(let flight), .settling(let flight): flight.spot
    case .dragging(let drag): drag.spot
    }
  }
}
