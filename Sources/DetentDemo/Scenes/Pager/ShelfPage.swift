internal import DetentControls
internal import DetentCore
internal import DetentUI

/// A page with the groceries of a shelf as cards.
final class ShelfPage: ViewController, ScenePage {
  var page = Page()
  var texts: Texts {
    didSet { for (card, grocery) in zip(cards, groceries) { card.words = texts.words(of: grocery) } }
  }
  private let groceries: [Grocery]
  private let cards: [GroceryCardView]

  init(groceries: [Grocery], texts: Texts) {
    self.groceries = groceries
    self.texts = texts
    cards = groceries.map { GroceryCardView($0, words: texts.words(of: $0)) }
    super.init()
  }

  override func viewDidLoad() {
    for card in cards { view.addSubview(card) }
  }

  override func viewDidLayoutSubviews() {
    let metrics = view.theme.metrics
    view.backgroundColor = view.theme.palette.background
    let area = view.bounds.inset(by: Insets(all: 2 * metrics.grid))
    let frames = CardGrid.frames(
      count: cards.count, in: area, gap: metrics.grid * 1.5, isMirrored: view.layoutDirection == .rightToLeft)
    for (index, card) in cards.enumerated() {
      card.isHidden = index >= frames.count
      if index < frames.count { card.frame = frames[index] }
    }
  }
}
