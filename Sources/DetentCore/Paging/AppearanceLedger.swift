/// Keeps the account of which pages appear and disappear, so that every page hears a balanced sequence whatever happens
/// to its move.
///
/// At most two pages are on the account at any time: the one that comes and the one that goes. A page that turns
/// back hears the reverse call first (will appear, will disappear, did disappear); `didAppear` is said once for each
/// time that it comes to rest. The one that comes is told first, as Parchment does; the one that went is told last but
/// one.
public struct AppearanceLedger: Sendable, Hashable {
  /// What a page was told last.
  private enum Standing: Sendable, Hashable {
    case appearing
    case appeared
    case disappearing
  }

  private struct Entry: Sendable, Hashable {
    var page: Int
    var standing: Standing
  }

  /// In the order of arrival.
  private var entries: [Entry] = []

  /// Creates an empty account.
  public init() {}

  /// One call to a page.
  public struct Call: Sendable, Hashable {
    /// The page.
    public var index: Int
    /// What it is told.
    public var phase: AppearancePhase
  }

  /// The pages that have been told that they appear, or appeared, and not yet that they disappeared.
  public var pages: [Int] { entries.map(\.page) }

  /// The page that has come to rest in view, if any.
  public var appeared: Int? { entries.first { $0.standing == .appeared }?.page }

  /// Two pages are in view, or one that moves.
  ///
  /// `incoming` comes, or goes back to its place, and `outgoing` leaves; all others are gone.
  public mutating func move(incoming: Int, outgoing: Int?) -> [Call] {
    var calls = standing(of: incoming) == nil ? [] : tellComing(incoming)
    calls += closeAll { $0 != incoming && $0 != outgoing }
    calls += tellComing(incoming)
    if let outgoing, outgoing != incoming { calls += tellGoing(outgoing) }
    return calls
  }

  /// `page` rests, alone in view.
  public mutating func rest(on page: Int) -> [Call] {
    var calls = tellComing(page)
    for entry in entries where entry.page != page { calls += tellGoing(entry.page) }
    calls += closeAll { $0 != page }
    guard standing(of: page) == .appearing else { return calls }
    stand(page, .appeared)
    return calls + [Call(index: page, phase: .didAppear)]
  }

  /// Nothing is in view any more.
  public mutating func clear() -> [Call] { closeAll { _ in true } }

  /// Says farewell to the pages that `edit` takes away; to be followed by ``renumber(by:)``.
  public mutating func prepare(for edit: PageEdit) -> [Call] { closeAll { edit.newIndex(of: $0) == nil } }

  /// Gives the pages on the account their new indices.
  public mutating func renumber(by edit: PageEdit) {
    entries = entries.compactMap { entry in
      edit.newIndex(of: entry.page).map { Entry(page: $0, standing: entry.standing) }
    }
  }

  private func standing(of page: Int) -> Standing? { entries.first { $0.page == page }?.standing }

  private mutating func stand(_ page: Int, _ standing: Standing) {
    for index in entries.indices where entries[index].page == page { entries[index].standing = standing }
  }

  private mutating func tellComing(_ page: Int) -> [Call] {
    switch standing(of: page) {
    case .appearing, .appeared: return []
    case .disappearing: stand(page, .appearing)
    case nil: entries.append(Entry(page: page, standing: .appearing))
    }
    return [Call(index: page, phase: .willAppear)]
  }

  private mutating func tellGoing(_ page: Int) -> [Call] {
    if standing(of: page) == .disappearing { return [] }
    let calls = standing(of: page) == nil ? tellComing(page) : []
    stand(page, .disappearing)
    return calls + [Call(index: page, phase: .willDisappear)]
  }

  private mutating func closeAll(where isGone: (Int) -> Bool) -> [Call] {
    let gone = entries.filter { isGone($0.page) }
    let calls = gone.flatMap { tellGoing($0.page) + [Call(index: $0.page, phase: .didDisappear)] }
    entries.removeAll { isGone($0.page) }
    return calls
  }
}
