/// The places of tabs in a row, from its first edge, in points.
enum TabRow: Sendable, Hashable {
  /// All tabs are alike: their number costs nothing.
  case equal(count: Int, length: Double, stride: Double)
  /// Each tab has its own width.
  case listed([TabSpan])

  /// Puts tabs of these lengths side by side.
  init(lengths: [Double], spacing: Double) {
    var edge = 0.0
    var spans: [TabSpan] = []
    for length in lengths {
      spans.append(TabSpan(start: edge, length: length))
      edge += length + spacing
    }
    self = .listed(spans)
  }

  var count: Int {
    switch self {
    case .equal(let count, _, _): count
    case .listed(let spans): spans.count
    }
  }

  /// Where the last tab ends; 0 without tabs.
  var end: Double { count > 0 ? self[count - 1].end : 0 }

  /// Where a tab is; an empty span for one that does not exist.
  subscript(tab: Int) -> TabSpan {
    guard tab >= 0, tab < count else { return TabSpan(start: 0, length: 0) }
    return switch self {
    case .equal(_, let length, let stride): TabSpan(start: Double(tab) * stride, length: length)
    case .listed(let spans): spans[tab]
    }
  }

  /// The last tab that does not start beyond `place`; nil when there is none.
  ///
  /// - Complexity: O(log *tabs*)
  func last(startingUpTo place: Double) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if self[middle].start <= place { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }
}
