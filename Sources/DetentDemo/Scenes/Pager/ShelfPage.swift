internal import DetentControls
internal import DetentCore
internal import DetentUI

/// A page with the groceries of a shelf as cards.
final class ShelfPage: ViewController, ChildPage {
  var page = Page()
  private let cards: [GroceryCardView]

  init(groceries: [Grocery], texts: Texts) {
    cards = groceries.map { Self.card($0, texts) }
    super.init()
  }

  override func viewDidLoad() {
    for card in cards { view.addSubview(card) }
  }

  override func viewDidLayoutSubviews() {
    let metrics = view.theme.metrics
    let area = view.bounds.inset(by: Insets(all: 2 * metrics.grid))
    let frames = CardGrid.frames(
      count: cards.count, in: area, gap: metrics.grid * 1.5, isMirrored: view.layoutDirection == .rightToLeft)
    for (index, card) in cards.enumerated() {
      card.isHidden = index >= frames.count
      if index < frames.count { card.frame = frames[index] }
    }
  }

  static func card(_ grocery: Grocery, _ texts: Texts) -> GroceryCardView {
    GroceryCardView(
      grocery, name: texts(grocery.nameKey), price: texts("pager.price", ["price": String(grocery.price)]))
  }
}
