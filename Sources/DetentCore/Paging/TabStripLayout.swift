/// Where the tabs of a strip and the divider below them are, as functions of the scroll position.
///
/// Tabs stand in a row from the first edge: the left one, or the right one when mirrored. They share the width equally
/// if each of them fits into its share; else they get their own widths and share what is left over; and when not
/// even that fits they keep their own widths, none below the minimum, and the strip scrolls.
public struct TabStripLayout: Sendable, Hashable {
  /// The width of the strip, in points.
  public let available: Double

  /// The space between two tabs, in points.
  public let spacing: Double

  /// How the tabs run.
  public let axis: PagerAxis

  /// The extent of all tabs together, in points; never less than ``available``.
  public let contentLength: Double

  /// The places from the first edge, in points.
  private let spans: [TabSpan]

  /// Arranges tabs.
  ///
  /// - Parameters:
  ///   - widths: What the tabs want, in the order of their pages.
  ///   - spacing: The space between two tabs, in points; 0 by default.
  ///   - available: The width of the strip, in points.
  ///   - minimum: The least width of a tab in a strip that scrolls, in points; 0 by default.
  ///   - axis: How the tabs run; horizontal and left to right by default.
  /// - Complexity: O(*tabs*)
  public init(
    widths: [TabWidth], spacing: Double = 0, available: Double, minimum: Double = 0,
    axis: PagerAxis = PagerAxis()
  ) {
    self.available = available > 0 && available.isFinite ? available : 0
    self.spacing = spacing > 0 && spacing.isFinite ? spacing : 0
    self.axis = axis
    let room = self.available - self.spacing * Double(max(widths.count - 1, 0))
    var edge = 0.0
    var spans: [TabSpan] = []
    for length in Self.lengths(of: widths, in: room, minimum: minimum) {
      spans.append(TabSpan(start: edge, length: length))
      edge += length + self.spacing
    }
    self.spans = spans
    contentLength = max(spans.last?.end ?? 0, self.available)
  }

  /// How many tabs there are.
  public var count: Int { spans.count }

  /// How far the strip can scroll, in points.
  public var scrollRange: Double { contentLength - available }

  /// Whether the strip scrolls.
  public var scrolls: Bool { scrollRange > 0 }

  /// Where a tab is from the first edge of the content; an empty span for one that does not exist.
  func span(of tab: Int) -> TabSpan {
    spans.indices.contains(tab) ? spans[tab] : TabSpan(start: 0, length: 0)
  }

  /// Where a tab is on the screen, from the left or top edge of the strip, when that is scrolled by `offset`.
  public func frame(of tab: Int, scrolledBy offset: Double = 0) -> TabSpan { placed(span(of: tab), offset) }

  /// The tab at `point` on the screen, in points from the left or top edge of the strip.
  ///
  /// - Complexity: O(log *tabs*)
  public func tab(at point: Double, scrolledBy offset: Double = 0) -> Int? {
    guard point.isFinite else { return nil }
    let place = (axis.isMirrored ? available - point : point) + offset
    let tab = lastTab(startingUpTo: place)
    return tab >= 0 && place <= spans[tab].end ? tab : nil
  }

  /// The tab that is nearest to `point` on the screen; 0 where there are none.
  ///
  /// - Complexity: O(log *tabs*)
  public func nearestTab(to point: Double, scrolledBy offset: Double = 0) -> Int {
    let place = (axis.isMirrored ? available - point : point) + offset
    return Nearest.index(in: spans.map(\.middle), to: place) ?? 0
  }

  func placed(_ span: TabSpan, _ offset: Double) -> TabSpan {
    TabSpan(
      start: axis.place(of: span.start - offset, length: span.length, in: available), length: span.length)
  }

  /// The last tab that does not start beyond `place`; −1 when there is none.
  private func lastTab(startingUpTo place: Double) -> Int {
    var low = 0
    var high = spans.count
    while low < high {
      let middle = low + (high - low) / 2
      if spans[middle].start <= place { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }

  private static func lengths(of widths: [TabWidth], in room: Double, minimum: Double) -> [Double] {
    let flexible = widths.filter { !$0.isFixed }
    let fixed = widths.reduce(0) { $0 + ($1.isFixed ? $1.points : 0) }
    let natural = flexible.reduce(0) { $0 + $1.points }
    let share = flexible.isEmpty ? 0 : (room - fixed) / Double(flexible.count)
    let spare = (room - fixed - natural) / Double(max(flexible.count, 1))
    let isEqual = flexible.allSatisfy { $0.points <= share }
    return widths.map { width in
      if width.isFixed { return width.points }
      if isEqual { return share }
      return spare >= 0 ? width.points + spare : max(width.points, minimum)
    }
  }
}
