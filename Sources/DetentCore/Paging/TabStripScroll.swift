/// How far a strip is scrolled: so that the selected tab stays in view, unless the user has scrolled it since the selection
/// changed.
public struct TabStripScroll: Sendable, Hashable {
  private enum Mode: Sendable, Hashable {
    /// The strip follows the position.
    case following
    /// The user left it at this offset.
    case held(Double)
    /// It comes back from an offset while the position goes from one place to another.
    case returning(from: Double, start: Double, end: Double)
  }

  private var mode = Mode.following

  /// Creates a scroll that follows the position.
  public init() {}

  /// Whether the user has scrolled the strip and it stays there.
  public var isHeld: Bool { if case .held = mode { true } else { false } }

  /// The user scrolled the strip to `offset`, in points; it stays there, within its range, until
  /// ``selectionChanged(in:for:)``.
  public mutating func hold(at offset: Double) {
    if offset.isFinite { mode = .held(offset) }
  }

  /// The target of `pager` has changed: a strip that was held comes back as the position approaches the new target.
  public mutating func selectionChanged(in layout: TabStripLayout, for pager: PagerModel) {
    guard mode != .following, let target = pager.target else { return }
    mode = .returning(from: offset(in: layout, for: pager), start: pager.position, end: Double(target))
  }

  /// How far `layout` is scrolled while `pager` is where it is, in points.
  public func offset(in layout: TabStripLayout, for pager: PagerModel) -> Double {
    let preferred = pager.spread.map { layout.preferredOffset(for: $0) } ?? 0
    switch mode {
    case .following: return preferred
    case .held(let offset): return min(max(offset, 0), layout.scrollRange)
    case .returning(let offset, let start, let end):
      let share = start == end ? 1 : min(max((pager.position - start) / (end - start), 0), 1)
      return min(max(offset, 0), layout.scrollRange) * (1 - share) + preferred * share
    }
  }

  /// The pages came to rest: a strip that came back follows again.
  public mutating func settled() {
    if case .returning = mode { mode = .following }
  }
}
