internal import DetentControls
internal import DetentCore
internal import DetentGraphics
internal import DetentUI

/// A page with a slider in it: of the groceries of a shelf it shows those within a range of prices.
final class FilterPage: ViewController, ScenePage {
  var page = Page()
  var texts: Texts {
    didSet { showTexts() }
  }
  let slider = SegmentedRangeSlider(stops: prices.map { String($0) })

  /// The prices that can be chosen; each is a stop.
  private static let prices = 8...20
  /// The height of the line above the slider, in points.
  private static let lineHeight = 20.0

  private let groceries: [Grocery]
  private let cards: [GroceryCardView]
  private let titleLabel = Label()
  private let matchLabel = Label()

  init(groceries: [Grocery], texts: Texts) {
    self.groceries = groceries
    self.texts = texts
    cards = groceries.map { GroceryCardView($0, words: texts.words(of: $0)) }
    super.init()
  }

  override func viewDidLoad() {
    matchLabel.alignment = .trailing
    for part in [titleLabel, matchLabel, slider] as [View] { view.addSubview(part) }
    for card in cards { view.addSubview(card) }
    slider.trackPress = .ignore
    slider.addTarget(self, action: FilterPage.rangeChanged, for: .valueChanged)
    showTexts()
  }

  private func showTexts() {
    titleLabel.text = texts("pager.filter")
    slider.thumbNames = (lower: texts("range.lower"), upper: texts("range.upper"))
    for (card, grocery) in zip(cards, groceries) { card.words = texts.words(of: grocery) }
    showMatches()
  }

  override func viewDidLayoutSubviews() {
    let metrics = view.theme.metrics
    view.backgroundColor = view.theme.palette.background
    let area = view.bounds.inset(by: Insets(all: 2 * metrics.grid))
    let halves = [area.minX, area.midX].map {
      Rect(x: $0, y: area.minY, width: area.width / 2, height: Self.lineHeight)
    }
    let isMirrored = view.layoutDirection == .rightToLeft
    (titleLabel.frame, matchLabel.frame) = isMirrored ? (halves[1], halves[0]) : (halves[0], halves[1])
    for label in [titleLabel, matchLabel] {
      label.font = view.theme.type.caption
      label.textColor = view.theme.palette.secondaryText
    }
    let thickness = slider.sizeThatFits(area.size).height
    let overhang = (slider.touchTarget - slider.appearance.thumbSize.width) / 2
    slider.frame = Rect(
      x: area.minX - overhang, y: area.minY + Self.lineHeight + metrics.grid,
      width: area.width + 2 * overhang,
      height: thickness)
    layoutCards(below: slider.frame.maxY + metrics.grid, in: area)
  }

  private func layoutCards(below top: Double, in area: Rect) {
    let shown = cards.indices.filter { isMatch(groceries[$0]) }
    let room = Rect(x: area.minX, y: top, width: area.width, height: max(0, area.maxY - top))
    let frames = CardGrid.frames(
      count: shown.count, in: room, gap: view.theme.metrics.grid * 1.5,
      isMirrored: view.layoutDirection == .rightToLeft)
    for card in cards { card.isHidden = true }
    for (index, frame) in zip(shown, frames) {
      cards[index].frame = frame
      cards[index].isHidden = false
    }
  }

  private func rangeChanged(_ sender: Control) { showMatches() }

  private func showMatches() {
    let count = groceries.filter(isMatch).count
    matchLabel.text = texts(
      "pager.matches", ["count": texts.number(count), "all": texts.number(groceries.count)])
    view.setNeedsLayout()
  }

  private func isMatch(_ grocery: Grocery) -> Bool {
    let cheapest = Self.prices.lowerBound
    return slider.range.contains(grocery.price - cheapest)
  }
}
