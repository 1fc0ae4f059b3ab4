import DetentCore
import Testing

@Suite("Text edit") struct TextEditTests {
  @Test("Text comes in at the caret, which goes on behind it")
  func insert() {
    let edit = Editor("ad")
    edit.place(at: 1)

    #expect(edit.insert("bc"))

    #expect(edit.text == "abcd" && edit.caret == 3 && !edit.isAllSelected)
  }

  @Test("What is typed takes the place of the selection")
  func replace() {
    let edit = Editor("old")
    edit.selectAll()
    #expect(edit.isAllSelected && edit.caret == 3)

    #expect(edit.insert("n"))

    #expect(edit.text == "n" && edit.caret == 1 && !edit.isAllSelected)
  }

  @Test("The same text in the place of the selection is no change")
  func same() {
    let edit = Editor("x")
    edit.selectAll()

    #expect(!edit.insert("x"))

    #expect(edit.text == "x" && !edit.isAllSelected)
  }

  @Test("Deleting goes backward and forward, and takes the selection as one")
  func delete() {
    let edit = Editor("abc")
    edit.place(at: 1)

    #expect(edit.deleteForward() && edit.text == "ac" && edit.caret == 1)
    #expect(edit.deleteBackward() && edit.text == "c" && edit.caret == 0)
    #expect(!edit.deleteBackward() && edit.deleteForward() && !edit.deleteForward())
    #expect(edit.insert("xyz"))
    edit.selectAll()
    #expect(edit.deleteBackward() && edit.text == "" && edit.caret == 0)
    #expect(edit.insert("xyz"))
    edit.selectAll()
    #expect(edit.deleteForward() && edit.text == "" && !edit.isAllSelected)
  }

  @Test("The caret stays within the text")
  func moving() {
    let edit = Editor("abc")

    edit.move(by: -2)
    #expect(edit.caret == 1)
    edit.move(by: .min)
    #expect(edit.caret == 0)
    edit.move(by: .max)
    #expect(edit.caret == 3)
    edit.moveToStart()
    #expect(edit.caret == 0)
    edit.moveToEnd()
    #expect(edit.caret == 3)
    edit.place(at: -7)
    #expect(edit.caret == 0)
    edit.place(at: 70)
    #expect(edit.caret == 3)
  }

  @Test("From a selection the caret goes to the end on that side")
  func leaving() {
    let edit = Editor("abc")
    edit.selectAll()
    edit.move(by: -1)
    #expect(edit.caret == 0 && !edit.isAllSelected)
    edit.selectAll()
    edit.move(by: 1)
    #expect(edit.caret == 3 && !edit.isAllSelected)
  }

  @Test("In an empty text there is nothing to select")
  func empty() {
    let edit = Editor()

    edit.selectAll()

    #expect(!edit.isAllSelected && edit.caret == 0 && !edit.insert(""))
  }

  @Test(
    "People take a family, a flag and an accented letter for one character",
    arguments: ["👨‍👩‍👧", "🇰🇷", "e\u{301}"])
  func graphemes(character: String) {
    let edit = Editor("a" + character + "b")
    #expect(edit.characters.count == 3)

    edit.move(by: -1)
    #expect(edit.deleteBackward())

    #expect(edit.text == "ab" && edit.caret == 1)
  }

  @Test("An accent joins the letter before it, and letters that are brought together may join")
  func joining() {
    let edit = Editor("eb")
    edit.place(at: 1)
    #expect(edit.insert("\u{301}"))
    #expect(edit.characters.count == 2 && edit.caret == 1)

    let flags = Editor("\u{1F1F0}x\u{1F1F7}")
    flags.place(at: 2)
    #expect(flags.deleteBackward())

    #expect(flags.characters.count == 1 && flags.caret == 1)
  }

  @Test("No more than the greatest length comes in, and no control characters")
  func limits() {
    let edit = Editor("1234567", maximumLength: 5)
    #expect(edit.text == "12345" && !edit.insert("6"))
    edit.selectAll()
    #expect(edit.insert("a\n\tb\u{2028}c\u{2029}defg"))

    #expect(edit.text == "abcde")
    #expect(!edit.insert("\u{7}"))
    #expect(TextEdit("abc", maximumLength: -4).text == "")
  }

  @Test("Random edits keep the caret in the text and the text within its length")
  func random() {
    let seed = PagingDice.seed
    var dice = PagingDice(state: seed)
    let pieces = ["a", "é", "\u{301}", "🇰", "\u{1F1F7}", "\u{200D}", "👩", "x y", "\n", ""]
    let edit = Editor(maximumLength: 12)

    for step in 0..<4000 {
      switch Int.random(in: 0..<8, using: &dice) {
      case 0: edit.deleteBackward()
      case 1: edit.deleteForward()
      case 2: edit.move(by: Int.random(in: -3...3, using: &dice))
      case 3: edit.place(at: Int.random(in: -2...14, using: &dice))
      case 4: edit.selectAll()
      default: edit.insert(pieces.randomElement(using: &dice) ?? "")
      }
      let isSound = (0...edit.characters.count).contains(edit.caret) && edit.characters.count <= 12
      #expect(isSound && Array(edit.text) == edit.characters, "seed \(seed), step \(step)")
      #expect(!edit.isAllSelected || !edit.characters.isEmpty, "seed \(seed), step \(step)")
    }
  }

  @Test("The place nearest to a point is found, wherever the text runs")
  func places() {
    #expect(TextPlace.nearest(to: 4, among: [0, 10, 20]) == 0)
    #expect(TextPlace.nearest(to: 6, among: [0, 10, 20]) == 1)
    #expect(TextPlace.nearest(to: 99, among: [0, 10, 20]) == 2)
    #expect(TextPlace.nearest(to: 1, among: [20, 10, 0]) == 2)
    #expect(TextPlace.nearest(to: 5, among: [0, 10]) == 0)
    #expect(TextPlace.nearest(to: 5, among: []) == 0 && TextPlace.nearest(to: .nan, among: [5, 6]) == 0)
  }
}

/// A text edit to call within expectations.
@dynamicMemberLookup
private final class Editor {
  private var edit: TextEdit

  init(_ text: String = "", maximumLength: Int = 256) {
    edit = TextEdit(text, maximumLength: maximumLength)
  }

  subscript<Value>(dynamicMember path: KeyPath<TextEdit, Value>) -> Value { edit[keyPath: path] }

  @discardableResult func insert(_ text: String) -> Bool { edit.insert(text) }
  @discardableResult func deleteBackward() -> Bool { edit.deleteBackward() }
  @discardableResult func deleteForward() -> Bool { edit.deleteForward() }
  func place(at index: Int) { edit.place(at: index) }
  func move(by count: Int) { edit.move(by: count) }
  func moveToStart() { edit.moveToStart() }
  func moveToEnd() { edit.moveToEnd() }
  func selectAll() { edit.selectAll() }
}
