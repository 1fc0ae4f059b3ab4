internal import DetentControls

/// A page of the pager scene.
@MainActor
protocol ScenePage: ChildPage {
  /// The words on it; setting others shows them at once.
  var texts: Texts { get set }
}

extension Texts {
  /// Name and price of a grocery.
  @MainActor
  func words(of grocery: Grocery) -> GroceryCardView.Words {
    GroceryCardView.Words(
      name: self(grocery.nameKey), price: self("pager.price", ["price": number(grocery.price)]))
  }
}
