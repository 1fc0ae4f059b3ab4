/// What the pages of the pager scene are about.
///
/// It knows no view.
struct PageList: Equatable {
  /// What a page shows.
  enum Content: Equatable {
    /// The groceries of a shelf.
    case shelf(Shelf)
    /// Groceries within a range of prices.
    case filter(Shelf)
    /// A story.
    case story
    /// Nothing but its number.
    case number(Int)
  }

  /// The titles that were asked for; nil for those of the three shelves or of numbered pages.
  let titles: [String]?

  /// How many pages there are.
  let count: Int

  /// Creates the list that the titles or a number ask for; three shelves when neither does.
  init(titles: [String]? = nil, count: Int? = nil) {
    self.titles = titles
    self.count = titles?.count ?? count ?? Shelf.allCases.count
    isNumbered = count != nil
  }

  private let isNumbered: Bool

  /// What the page at `index` shows: the first three are different from each other, and all further ones alike.
  func content(at index: Int) -> Content {
    switch index {
    case 0: .shelf(.fruit)
    case 1: .filter(.meat)
    case 2: .story
    default: .number(index)
    }
  }

  /// The key of the title of the page at `index`; nil where it has none of its own.
  func titleKey(at index: Int) -> String? {
    guard titles == nil, !isNumbered, Shelf.allCases.indices.contains(index) else { return nil }
    return "pager.\(Shelf.allCases[index].rawValue)"
  }
}
