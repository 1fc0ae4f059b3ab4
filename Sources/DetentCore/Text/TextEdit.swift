/// A line of text under edit: its characters, and the caret between two of them or all of them selected.
///
/// A character is what people take for one, however many scalars it has.
public struct TextEdit: Sendable, Hashable {
  private enum Selection: Sendable, Hashable {
    /// Nothing is selected; the caret stands before the character at this index, or after the last.
    case caret(Int)
    /// Everything is selected, at least one character.
    case all
  }

  /// The text by its characters.
  public private(set) var characters: [Character]

  /// The most characters that the text takes; never negative.
  public let maximumLength: Int

  private var selection: Selection

  /// Creates a text with the caret at its end.
  ///
  /// Control characters and ends of lines are left out, and so is what goes beyond `maximumLength`, 256 by default.
  public init(_ text: String = "", maximumLength: Int = 256) {
    self.maximumLength = max(maximumLength, 0)
    characters = Array(Self.cleaned(text).prefix(self.maximumLength))
    selection = .caret(characters.count)
  }

  /// The text.
  public var text: String { String(characters) }

  /// Where the caret stands, in characters from the start; at the end while all is selected.
  public var caret: Int {
    switch selection {
    case .caret(let index): index
    case .all: characters.count
    }
  }

  /// Whether all is selected.
  public var isAllSelected: Bool { selection == .all }

  // MARK: Moving

  /// Puts the caret before the character at `index`, or at the nearer end.
  public mutating func place(at index: Int) { selection = .caret(min(max(index, 0), characters.count)) }

  /// Moves the caret by so many characters; from a selection it goes to the end on that side.
  public mutating func move(by count: Int) {
    switch selection {
    case .all: place(at: count < 0 ? 0 : characters.count)
    case .caret(let index): place(at: index + min(max(count, -characters.count), characters.count))
    }
  }

  /// Puts the caret before the first character.
  public mutating func moveToStart() { place(at: 0) }

  /// Puts the caret after the last character.
  public mutating func moveToEnd() { place(at: characters.count) }

  /// Selects all; an empty text keeps its caret.
  public mutating func selectAll() {
    if !characters.isEmpty { selection = .all }
  }

  // MARK: Changing

  /// Puts `text` in the place of the selection, or at the caret, which then stands after it.
  ///
  /// - Returns: Whether the text became another one.
  @discardableResult
  public mutating func insert(_ text: String) -> Bool {
    let before = isAllSelected ? [] : Array(characters[..<caret])
    let after = isAllSelected ? [] : Array(characters[caret...])
    let added = Self.cleaned(text).prefix(max(0, maximumLength - before.count - after.count))
    guard !added.isEmpty else { return false }
    let head = String(before) + added
    let former = characters
    // An accent joins the character before it, so the characters are told anew.
    characters = Array((head + String(after)).prefix(maximumLength))
    place(at: index(after: head.unicodeScalars.count))
    return characters != former
  }

  /// Deletes the selection, or the character before the caret; true if there was one.
  @discardableResult
  public mutating func deleteBackward() -> Bool {
    switch selection {
    case .all: deleteAll()
    case .caret(let index): delete(at: index - 1)
    }
  }

  /// Deletes the selection, or the character after the caret; true if there was one.
  @discardableResult
  public mutating func deleteForward() -> Bool {
    switch selection {
    case .all: deleteAll()
    case .caret(let index): delete(at: index)
    }
  }

  private mutating func deleteAll() -> Bool {
    characters = []
    place(at: 0)
    return true
  }

  private mutating func delete(at index: Int) -> Bool {
    guard characters.indices.contains(index) else { return false }
    characters.remove(at: index)
    // What it parted may join.
    let head = String(characters[..<index]).unicodeScalars.count
    characters = Array(text)
    place(at: self.index(after: head))
    return true
  }

  /// How many characters begin before `count` scalars have passed.
  private func index(after count: Int) -> Int {
    var passed = 0
    return characters.firstIndex { character in
      defer { passed += character.unicodeScalars.count }
      return passed >= count
    } ?? characters.count
  }

  private static func cleaned(_ text: String) -> String {
    var kept = String.UnicodeScalarView()
    kept.append(contentsOf: text.unicodeScalars.filter { !isBreak($0) })
    return String(kept)
  }

  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    let category = scalar.properties.generalCategory
    return category == .control || category == .lineSeparator || category == .paragraphSeparator
  }
}
