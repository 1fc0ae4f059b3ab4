public import DetentCore
internal import DetentUI
public import Observation

/// The one scroll position that a ``Pager`` and a ``TabStrip`` share, so that they cannot disagree.
///
/// It keeps the `PagerModel`, gives it the time, and passes on what comes of it. Each of the two has its own until
/// somebody gives both the same. ``position``, ``currentPage``, ``targetPage`` and ``settledPage`` are observable.
@MainActor
@Observable
public final class PageScroller {
  @ObservationIgnored var model: PagerModel

  /// Who is asked whether the pages may move from one to another; everybody may by default.
  @ObservationIgnored public var shouldMove: (@MainActor (_ from: Int, _ to: Int) -> Bool)?

  @ObservationIgnored var followers: [Follower] = []
  @ObservationIgnored weak var host: View?
  @ObservationIgnored var animation: Animation?
  @ObservationIgnored var wake: (any ScheduledCall)?
  /// What the followers are still to hear; nil while they hear nothing.
  @ObservationIgnored var untold: [PagerEffect]?

  /// Where the pointer was when fingers on a touchpad last moved the pages, in the window.
  @ObservationIgnored var fingers = Point.zero

  struct Follower { weak var object: (any PageFollower)? }

  /// Frames that a window gives.
  struct Animation {
    weak var window: Window?
    let handler: Int
  }

  /// Creates a position over `count` pages.
  public init(count: Int = 0, page: Int = 0) { model = PagerModel(count: count, page: page) }

  /// The scroll position, in pages: 1.25 is a quarter of the way from page 1 to page 2.
  public var position: Double {
    access(keyPath: \.position)
    return model.position
  }

  /// The nearest page; nil without pages.
  public var currentPage: Int? {
    access(keyPath: \.currentPage)
    return model.current
  }

  /// The page where the pages will rest; nil without pages.
  public var targetPage: Int? {
    access(keyPath: \.targetPage)
    return model.target
  }

  /// The page where the pages last rested; nil without pages.
  public var settledPage: Int? {
    access(keyPath: \.settledPage)
    return model.settled
  }

  /// The three indices and the position, as they are now.
  public var report: PagerReport { model.report(source: .program) }

  /// How the pages answer a hand; every change applies at once.
  public var behavior: PagerBehavior {
    get { model.behavior }
    set { perform { $0.setBehavior(newValue, at: now) } }
  }

  /// How many pages there are.
  public var count: Int { model.count }

  /// Whether any move is going on.
  public var isMoving: Bool { model.move != nil }

  /// Sends the pages to `page`, from where they are now.
  ///
  /// - Throws: ``PagerError/pageOutOfRange(page:count:)``; nothing moves then.
  public func go(
    to page: Int, source: PageSource = .program, animated: Bool = true
  ) throws(PagerError) {
    guard (0..<model.count).contains(page) else { throw .pageOutOfRange(page: page, count: model.count) }
    perform { $0.go(to: page, source: source, animated: animated, at: now, gate: gate) }
  }

  /// Sends the pages `count` pages on from ``targetPage``; at an end nothing happens.
  public func step(by count: Int, source: PageSource = .program) {
    perform { $0.step(by: count, source: source, at: now, gate: gate) }
  }

  // MARK: Followers

  func add(_ follower: any PageFollower) {
    followers.removeAll { $0.object == nil || $0.object === follower }
    followers.append(Follower(object: follower))
  }

  func remove(_ follower: any PageFollower) {
    followers.removeAll { $0.object == nil || $0.object === follower }
  }

  /// Takes the time and the frames from the window of `view`.
  func attach(to view: View) { host = view }

  /// Whether it takes the time and the frames from the window of `view`.
  func isAttached(to view: View) -> Bool { host === view }

  /// Whether nobody gives it the time.
  var isUnattached: Bool { host == nil }

  /// A wheel turned, or fingers scrolled, by `units` 120ths of a notch towards larger indices.
  func turn(by event: ScrollEvent, units: Double) {
    switch event.kind {
    case .touchpad:
      fingers = event.location
      var delta = Vector.zero
      delta[model.axis.axis] = model.axis.isMirrored ? -units : units
      let way = delta * ScrollEvent.pointsPerUnit
      perform { $0.scroll(by: way, isEnd: event.isEnd, moment: event.time, at: now, gate: gate) }
    case .mouse, .touch:
      perform { $0.turn(wheel: units, at: now, gate: gate) }
    }
  }

  var now: Double { host?.now ?? 0 }

  func gate(from: Int, to: Int) -> Bool { shouldMove?(from, to) ?? true }
}
