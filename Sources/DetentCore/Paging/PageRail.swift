/// What pages move along: a page at 0 and, one page of motion away on either side, the next stop.
///
/// A stop is mostly the neighbour. In a far jump it is a page further away, and then the position runs faster than the
/// pages: position = from + f · (to − from). Beyond a stop that is not there, an end or a refused direction, and beyond
/// the last one, a coordinate is one page for each unit.
struct PageRail: Sendable, Hashable {
  /// What lies on one side.
  enum Side: Sendable, Hashable {
    /// An end, or a direction that was refused.
    case closed
    /// A page that may be entered.
    case open(Int)
    /// A page that nobody has been asked about yet.
    case unasked(Int)

    /// The page, whether or not it may be entered.
    var page: Int? {
      switch self {
      case .closed: nil
      case .open(let page), .unasked(let page): page
      }
    }
  }

  /// The page at 0.
  var origin: Int
  /// What lies at −1.
  var behind = Side.closed
  /// What lies at 1.
  var ahead = Side.closed

  /// The side on which `x` lies; closed at 0.
  func side(of x: Double) -> Side { x > 0 ? ahead : x < 0 ? behind : .closed }

  /// The page at a coordinate −1, 0 or 1.
  func page(at coordinate: Double) -> Int { side(of: coordinate).page ?? origin }

  /// The scroll position at `x`.
  func position(at x: Double) -> Double {
    guard let page = side(of: x).page else { return Double(origin) + x }
    let direction = x < 0 ? -1.0 : 1.0
    let along = min(abs(x), 1)
    if along == 1 { return Double(page) + x - direction }
    return Double(origin) + along * Double(page - origin)
  }

  /// The nearest page at `x`; the one at 0 on a tie.
  func nearest(to x: Double) -> Int { abs(x) > 0.5 ? side(of: x).page ?? origin : origin }

  /// The page in view at `x` that is not the nearest one.
  func other(at x: Double) -> Int? {
    guard let page = side(of: x).page, abs(x) < 1 else { return nil }
    return abs(x) > 0.5 ? origin : page
  }

  /// The pages in view at `x`.
  func spread(at x: Double) -> PageSpread {
    guard let page = side(of: x).page else { return PageSpread(origin, overshoot: x) }
    if abs(x) >= 1 { return PageSpread(page, overshoot: x < 0 ? x + 1 : x - 1) }
    if x > 0 { return PageSpread(first: origin, second: page, fraction: x) }
    return PageSpread(first: page, second: origin, fraction: 1 + x)
  }

  /// The same rail and place with the nearest page at 0.
  func centred(at x: Double) -> (rail: PageRail, x: Double) {
    guard abs(x) > 0.5, let page = side(of: x).page else { return (self, x) }
    return x > 0
      ? (PageRail(origin: page, behind: .open(origin)), x - 1)
      : (PageRail(origin: page, ahead: .open(origin)), x + 1)
  }
}
