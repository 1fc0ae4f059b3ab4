import Testing

@testable import DetentDemo

@Suite("The pages of the pager scene, and what lies on the shelves")
struct PageListTests {
  @Test("Without being asked there are three shelves, each different and with a title of its own")
  func usual() {
    let list = PageList()

    #expect(list.count == 3)
    #expect((0..<3).map(list.content) == [.shelf(.fruit), .filter(.meat), .story])
    #expect((0..<4).map(list.titleKey) == ["pager.fruit", "pager.meat", "pager.vegetables", nil])
  }

  @Test("Titles make a page each, and have no key", arguments: [[], [""], ["A", "B", "C", "D"]])
  func titles(titles: [String]) {
    let list = PageList(titles: titles)

    #expect(list.count == titles.count)
    #expect(list.titleKey(at: 0) == nil)
  }

  @Test(
    "A number of pages: the first three are different, the others say their number",
    arguments: [0, 1, 100_000])
  func numbered(count: Int) {
    let list = PageList(count: count)

    #expect(list.count == count)
    #expect(list.titleKey(at: 0) == nil)
    #expect(list.content(at: 5) == .number(5))
  }

  @Test("Every grocery has a name in every language, and a price that the slider reaches")
  func groceries() {
    let groceries = Shelf.allCases.flatMap(\.groceries)

    #expect(groceries.count == 10 && Set(groceries.map(\.nameKey)).count == 10)
    for language in Texts.Language.allCases {
      #expect(groceries.allSatisfy { Texts(language).keys.contains($0.nameKey) })
    }
    #expect(Shelf.meat.groceries.allSatisfy { (8...20).contains($0.price) && !$0.isFruit })
    #expect(Shelf.fruit.groceries.allSatisfy { $0.isFruit })
  }

  @Test("Everything that the pager and the front page say is there in every language, and translated")
  func texts() {
    let keys = [
      "home.subtitle", "home.overview", "home.navigation", "pager.fruit", "pager.meat",
      "pager.vegetables",
      "pager.page", "pager.filter", "pager.matches", "pager.number", "vegetables.title", "vegetables.body",
    ]

    for language in Texts.Language.allCases {
      for key in keys {
        #expect(Texts(language).keys.contains(key), "\(key) in \(language)")
        if language != .english {
          #expect(Texts(language)(key) != Texts(.english)(key), "\(key) in \(language)")
        }
      }
    }
  }
}
