/// One element for each thumb of a slider, which has one or two; it needs no memory of its own.
struct PerThumb<Element> {
  let count: Int
  private var first: Element
  private var second: Element

  /// The element of the only thumb.
  init(_ only: Element) { (count, first, second) = (1, only, only) }

  /// The elements of both thumbs.
  init(_ first: Element, _ second: Element) { (count, self.first, self.second) = (2, first, second) }

  /// What `transform` makes of each element.
  func each<Result>(_ transform: (Element) -> Result) -> PerThumb<Result> {
    count == 1 ? PerThumb<Result>(transform(first)) : PerThumb<Result>(transform(first), transform(second))
  }
}

extension PerThumb: RandomAccessCollection, MutableCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> Element {
    get { index == 0 ? first : second }
    set {
      if index == 0 { first = newValue }
      // Of one thumb both are the same, so that equal ones are equal.
      if index != 0 || count == 1 { second = newValue }
    }
  }
}

extension PerThumb: Equatable where Element: Equatable {}
extension PerThumb: Hashable where Element: Hashable {}
extension PerThumb: Sendable where Element: Sendable {}
