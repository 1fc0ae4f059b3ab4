/// A place that the front page leads to.
enum HomePlace: Hashable, CaseIterable {
  /// The range slider and the pager together.
  case overview
  /// One widget, over the whole window.
  case open(Widget)

  /// A widget that can be alone.
  enum Widget: String, CaseIterable {
    case range
    case step
    case continuous
    case pager
  }

  static let allCases = [overview] + Widget.allCases.map(open)

  /// The key of its name.
  var key: String {
    switch self {
    case .overview: "home.overview"
    case .open(let widget): "widget.\(widget.rawValue)"
    }
  }

  /// Whether a widget is in sight there.
  func shows(_ widget: Widget) -> Bool {
    switch self {
    case .overview: widget == .range || widget == .pager
    case .open(let other): widget == other
    }
  }
}
