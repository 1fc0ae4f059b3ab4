import DetentCore
import Testing

@Suite("Paging: edits") struct PageEditTests {
  @Test("Every edit of up to four pages renumbers them as an array does")
  func likeAnArray() {
    for count in 0...4 {
      for from in 0..<count {
        for to in 0..<count {
          var array = Array(0..<count)
          array.insert(array.remove(at: from), at: to)
          check(.move(from: from, to: to), array, count)
        }
        for end in from...count {
          var array = Array(0..<count)
          array.removeSubrange(from..<end)
          check(.remove(from..<end), array, count)
        }
      }
      for place in 0...count {
        var array = Array(0..<count)
        array.insert(contentsOf: [8, 9], at: place)
        check(.insert(count: 2, at: place), array, count)
      }
    }
  }

  private func check(_ edit: PageEdit, _ expected: [Int], _ count: Int) {
    for page in 0..<count { #expect(edit.newIndex(of: page) == expected.firstIndex(of: page), "\(edit)") }
  }

  @Test("The survivor of a removed page is the nearest one, the following on a tie")
  func survivors() {
    let edit = PageEdit.remove(2..<5)

    #expect((0..<7).map { edit.survivor(of: $0, newCount: 4) } == [0, 1, 1, 2, 2, 2, 3])
    #expect(edit.survivor(of: 3, newCount: 2) == 1)
    #expect(PageEdit.remove(0..<3).survivor(of: 0, newCount: 2) == 0)
    #expect(PageEdit.remove(0..<3).survivor(of: 0, newCount: 0) == nil)
    #expect(PageEdit.reload(count: 2).survivor(of: 7, newCount: 2) == 1)
  }
}
