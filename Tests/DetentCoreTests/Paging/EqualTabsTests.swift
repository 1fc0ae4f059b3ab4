import DetentCore
import Testing

@Suite("Paging: many equal tabs") struct EqualTabsTests {
  /// How many tabs, what each wants, the space between them, and the width of the strip.
  static let strips: [(Int, TabWidth, Double, Double)] = [
    (0, .natural(80), 0, 300), (1, .natural(80), 0, 300), (3, .natural(80), 0, 300),
    (3, .natural(140), 0, 300),
    (7, .natural(50), 6, 300), (3, .fixed(40), 5, 300), (9, .fixed(70), 5, 300), (4, .natural(0), 0, 0),
  ]

  @Test(
    "They stand where the same tabs stand that are listed one by one", arguments: strips,
    [LayoutDirection.leftToRight, .rightToLeft])
  func agrees(
    strip: (count: Int, width: TabWidth, spacing: Double, available: Double), direction: LayoutDirection
  ) {
    let axis = PagerAxis(direction: direction)
    let equal = TabStripLayout(
      count: strip.count, each: strip.width, spacing: strip.spacing, available: strip.available, minimum: 72,
      axis: axis)
    let listed = TabStripLayout(
      widths: Array(repeating: strip.width, count: strip.count), spacing: strip.spacing,
      available: strip.available,
      minimum: 72, axis: axis)

    #expect(equal.count == listed.count && equal.scrolls == listed.scrolls)
    #expect(abs(equal.contentLength - listed.contentLength) < 1e-9)
    for tab in -1...strip.count {
      let (one, other) = (equal.frame(of: tab, scrolledBy: 13), listed.frame(of: tab, scrolledBy: 13))
      #expect(abs(one.start - other.start) < 1e-9 && abs(one.length - other.length) < 1e-9)
    }
    for point in stride(from: -20.5, through: 330, by: 3.1) {
      #expect(equal.tab(at: point, scrolledBy: 13) == listed.tab(at: point, scrolledBy: 13), "at \(point)")
      #expect(equal.nearestTab(to: point) == listed.nearestTab(to: point), "at \(point)")
    }
  }

  @Test("A tab among a thousand million is found where it stands")
  func many() {
    let strip = TabStripLayout(count: 1_000_000_000, each: .natural(112), available: 300, minimum: 88)

    for tab in [0, 1, 499_999_999, 999_999_999] {
      let offset = strip.centringOffset(of: tab)
      let middle = strip.frame(of: tab, scrolledBy: offset).middle
      #expect((0...300).contains(middle))
      #expect(strip.tab(at: middle, scrolledBy: offset) == tab)
    }
  }

  @Test("A number of tabs below nothing is none")
  func negative() {
    #expect(TabStripLayout(count: -3, each: .natural(50), available: 300).count == 0)
  }
}
