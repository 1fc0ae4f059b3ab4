internal import DetentCore
internal import DetentUI

/// Where the parts of the front page lie.
struct HomeSceneLayout {
  private(set) var title = Rect.zero
  private(set) var subtitle = Rect.zero
  private(set) var range = Rect.zero
  private(set) var pagerCard = Rect.zero
  private(set) var back = Rect.zero
  private let mode: HomeSceneController.Mode
  private let direction: LayoutDirection
  private let size: Size
  private let metrics: Metrics
  private let buttonSize: Size

  /// The height of the slider's part, in points.
  private static let rangeHeight = 280.0
  private static let titleHeight = 28.0
  private static let subtitleHeight = 18.0

  init(
    size: Size, mode: HomeSceneController.Mode, direction: LayoutDirection, metrics: Metrics, buttonSize: Size
  ) {
    self.size = size
    self.mode = mode
    self.direction = direction
    self.metrics = metrics
    self.buttonSize = buttonSize
    switch mode {
    case .overview: placeOverview()
    case .open: placeOpen()
    }
  }

  /// The line above a widget that names it and holds the button that opens it.
  private func headline(of section: HomeSceneController.Section) -> Rect {
    let card = section == .range ? range.inset(by: Insets(all: metrics.margin)) : pagerCard
    return Rect(
      x: column.minX, y: card.minY - buttonSize.height, width: column.width, height: buttonSize.height)
  }

  /// Where the name of a widget is.
  func name(of section: HomeSceneController.Section) -> Rect {
    let line = headline(of: section)
    let width = max(0, line.width - buttonSize.width)
    let x = direction == .leftToRight ? line.minX : line.maxX - width
    return Rect(x: x, y: line.minY, width: width, height: line.height)
  }

  /// Where the button is that opens a widget: at the end of its line, with its text above the edge of the card.
  func openButton(of section: HomeSceneController.Section) -> Rect {
    let line = headline(of: section)
    let overhang = 2 * metrics.grid
    let x = direction == .leftToRight ? line.maxX - buttonSize.width + overhang : line.minX - overhang
    return Rect(origin: Point(x: x, y: line.minY), size: buttonSize)
  }

  /// The column that everything stands in, as wide as a card of the range scene.
  private var column: Rect {
    let width = min(max(0, size.width - 2 * metrics.margin), SliderSceneLayout.widestCard)
    return Rect(x: ((size.width - width) / 2).rounded(), y: 0, width: width, height: size.height)
  }

  private mutating func placeOverview() {
    let margin = metrics.margin
    title = Rect(x: column.minX, y: margin, width: column.width, height: Self.titleHeight)
    subtitle = Rect(x: column.minX, y: title.maxY, width: column.width, height: Self.subtitleHeight)
    let top = subtitle.maxY + buttonSize.height - margin + metrics.grid
    let height = min(Self.rangeHeight, max(0, (size.height - top) / 2))
    range = Rect(x: 0, y: top, width: size.width, height: height)
    let cardTop = range.maxY - margin + buttonSize.height
    pagerCard = Rect(
      x: column.minX, y: cardTop, width: column.width, height: max(0, size.height - cardTop - margin))
  }

  private mutating func placeOpen() {
    let bar = buttonSize.height
    let x = direction == .leftToRight ? metrics.grid : size.width - buttonSize.width - metrics.grid
    back = Rect(x: x, y: 0, width: buttonSize.width, height: bar)
    let rest = Rect(x: 0, y: bar, width: size.width, height: max(0, size.height - bar))
    range = rest
    pagerCard = rest
  }
}
