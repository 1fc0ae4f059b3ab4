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

  /// The places from the first edge.
  private let row: TabRow

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
    row = TabRow(lengths: Self.lengths(of: widths, in: room, minimum: minimum), spacing: self.spacing)
    contentLength = max(row.end, self.available)
  }

  /// Arranges `count` tabs that want the same width; see ``init(widths:spacing:available:minimum:axis:)``.
  ///
  /// Their number costs neither time nor memory.
  public init(
    count: Int, each width: TabWidth, spacing: Double = 0, available: Double, minimum: Double = 0,
    axis: PagerAxis = PagerAxis()
  ) {
    self.available = available > 0 && available.isFinite ? available : 0
    self.spacing = spacing > 0 && spacing.isFinite ? spacing : 0
    self.axis = axis
    let count = max(count, 0)
    let share = (self.available - self.spacing * Double(max(count - 1, 0))) / Double(max(count, 1))
    let least = width.isFixed || width.points <= share ? width.points : max(width.points, minimum)
    let length = width.isFixed ? width.points : max(share, least)
    row = .equal(count: count, length: length, stride: length + self.spacing)
    contentLength = max(row.end, self.available)
  }

  /// How many tabs there are.
  public var count: Int { row.count }

  /// How far the strip can scroll, in points.
  public var scrollRange: Double { contentLength - available }

  /// Whether the strip scrolls.
  public var scrolls: Bool { scrollRange > 0 }

  /// Where a tab is from the first edge of the content; an empty span for one that does not exist.
  func span(of tab: Int) -> TabSpan { row[tab] }

  /// Where a tab is on the screen, from the left or top edge of the strip, when that is scrolled by `offset`.
  public func frame(of tab: Int, scrolledBy offset: Double = 0) -> TabSpan { placed(span(of: tab), offset) }

  /// The tab at `point` on the screen, in points from the left or top edge of the strip.
  ///
  /// - Complexity: O(log *tabs*)
  public func tab(at point: Double, scrolledBy offset: Double = 0) -> Int? {
    guard point.isFinite else { return nil }
    let place = content(at: point, offset)
    guard let tab = row.last(startingUpTo: place), place <= row[tab].end else { return nil }
    return tab
  }

  /// The last tab that does not start beyond `point` on the screen, in points; the first one before all, and without tabs.
  ///
  /// - Complexity: O(log *tabs*)
  public func nearestTab(to point: Double, scrolledBy offset: Double = 0) -> Int {
    row.last(startingUpTo: content(at: point, offset)) ?? 0
  }

  private func content(at point: Double, _ offset: Double) -> Double {
    (axis.isMirrored ? available - point : point) + offset
  }

  func placed(_ span: TabSpan, _ offset: Double) -> TabSpan {
    TabSpan(
      start: axis.place(of: span.start - offset, length: span.length, in: available), length: span.length)
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
