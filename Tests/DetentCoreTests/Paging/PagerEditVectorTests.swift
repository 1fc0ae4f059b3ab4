import DetentCore
import Testing

/// The published numbers about pages that are inserted, removed and moved.
@Suite("Paging vectors 106–119: editing the list") struct PagerEditVectorTests {
  /// A list with names, and a pager that is told of its edits.
  struct NamedPager {
    var script: PagerScript
    var names: [String]

    init(_ count: Int, at page: Int) {
      script = PagerScript(count, at: page)
      names = (0..<count).map { "\($0)" }
    }

    var shown: String? { script.model.settled.map { names[$0] } }

    mutating func insert(_ name: String, at index: Int) {
      names.insert(name, at: index)
      script.play(.insert(1, at: index))
    }

    mutating func remove(_ range: Range<Int>) {
      names.removeSubrange(range)
      script.play(.remove(range))
    }

    mutating func move(_ from: Int, _ to: Int) {
      names.insert(names.remove(at: from), at: to)
      script.play(.move(from, to))
    }
  }

  static let permutations: [(from: Int, to: Int, indices: [Int])] = [
    (0, 1, [1, 0, 2]), (0, 2, [2, 0, 1]), (1, 0, [1, 0, 2]), (1, 2, [0, 2, 1]), (2, 0, [1, 2, 0]),
    (2, 1, [0, 2, 1]),
  ]

  @Test("106. Moving a page of three keeps the current one", arguments: permutations)
  func moving(from: Int, to: Int, expected: [Int]) {
    for current in 0..<3 {
      var script = PagerScript(3, at: current)

      script.play(.move(from, to))

      #expect(script.model.current == expected[current] && script.model.settled == expected[current])
      #expect(script.appearances.isEmpty)
    }
  }

  @Test("107. Inserting and removing around the current page")
  func addRemove() {
    var list = NamedPager(2, at: 1)
    var indices: [Int?] = []

    list.insert("a", at: 1)
    indices.append(list.script.model.current)
    list.insert("b", at: 0)
    indices.append(list.script.model.current)
    list.insert("c", at: 4)
    indices.append(list.script.model.current)
    for index in [4, 0, 1] {
      list.remove(index..<index + 1)
      indices.append(list.script.model.current)
    }
    list.remove(1..<2)
    indices.append(list.script.model.current)
    list.remove(0..<1)
    indices.append(list.script.model.current)

    #expect(indices == [2, 3, 3, 3, 2, 1, 0, nil])
  }

  @Test("107. Removing the last of two, the current one: one report")
  func oneReport() {
    var script = PagerScript(2, at: 1)

    script.play(.remove(1..<2))

    #expect(script.reports.map(\.current) == [0])
    #expect(script.appearances == ["-1", "-1!", "+0", "+0!"])
  }

  @Test("109. The first page of an empty pager becomes the current one, further ones change nothing")
  func firstPages() {
    var script = PagerScript(0)

    script.play(.insert(1, at: 0))
    let first = script.reports.count
    script.play(.insert(1, at: 1), .insert(1, at: 2))

    #expect(first == 1 && script.reports.count == 1)
    #expect(script.model.current == 0 && script.appearances == ["+0", "+0!"])
  }

  @Test("110. Ten pages, at the first")
  func atTheFirst() {
    func shown(_ edit: (inout NamedPager) -> Void) -> (Int?, String?) {
      var list = NamedPager(10, at: 0)
      edit(&list)
      return (list.script.model.settled, list.shown)
    }

    #expect(shown { $0.insert("x", at: 0) } == (1, "0"))
    #expect(shown { $0.remove(0..<1) } == (0, "1"))
    #expect(shown { $0.move(0, 1) } == (1, "0"))
    #expect(shown { $0.move(9, 0) } == (1, "0"))
    #expect(shown { $0.remove(0..<2) } == (0, "2"))
    #expect(
      shown {
        $0.insert("x", at: 0)
        $0.insert("y", at: 0)
      } == (2, "0"))
  }

  @Test("111. Ten pages, at the last")
  func atTheLast() {
    func shown(_ edit: (inout NamedPager) -> Void) -> (Int?, String?) {
      var list = NamedPager(10, at: 9)
      edit(&list)
      return (list.script.model.settled, list.shown)
    }

    #expect(shown { $0.insert("x", at: 0) } == (10, "9"))
    #expect(shown { $0.insert("x", at: 9) } == (10, "9"))
    #expect(shown { $0.remove(0..<1) } == (8, "9"))
    #expect(shown { $0.remove(9..<10) } == (8, "8"))
    #expect(shown { $0.remove(8..<10) } == (7, "7"))
    #expect(shown { $0.remove(0..<10) } == (nil, nil))
  }

  @Test("113. Ten steps, at 6")
  func tenSteps() {
    var list = NamedPager(10, at: 6)

    list.remove(1..<2)
    list.remove(2..<3)
    list.insert("x", at: 0)
    list.move(2, 7)
    list.move(8, 6)
    list.remove(1..<2)
    list.move(1, 0)
    list.insert("y", at: 3)
    list.move(3, 3)
    list.remove(3..<4)

    #expect(list.script.model.settled == 3 && list.shown == "6")
  }

  @Test(
    "114. Edits in the middle of a far move from 0 to 20 of 25",
    arguments: [(0..<1, 19), (5..<8, 17), (0..<6, 14), (20..<21, 20), (24..<25, 20), (20..<25, 19)])
  func duringMove(range: Range<Int>, expected: Int) {
    var script = PagerScript(25)
    script.play(.go(20, .program, animated: true))
    script.wait(0.1)

    script.play(.remove(range))
    let target = script.model.target
    script.settle()

    #expect(target == expected && script.model.settled == expected)
    #expect(script.rests == 1)
  }

  @Test("115. Append A, prepend B while on A, insert C, go to C, remove B")
  func carousel() {
    var script = PagerScript(0)

    script.play(.insert(1, at: 0), .insert(1, at: 0))
    let onA = script.model.position
    script.play(.insert(1, at: 1))
    let moved = script.model.position
    script.play(.go(1, .program, animated: false), .remove(0..<1))

    #expect(onA == 1 && moved == 2)
    #expect(script.model.position == 0)
    #expect(script.effects.filter { if case .edited = $0 { true } else { false } }.count == 4)
  }

  @Test("117. Setting what is set already tells nothing")
  func same() {
    var script = PagerScript(3)

    script.play(
      .extent(400), .swipeEnabled(true), .reducedMotion(false), .mapped(true), .setCount(3),
      .insert(0, at: 1),
      .insert(-1, at: 1), .remove(1..<1), .remove(5..<9), .move(1, 1), .move(0, 3), .move(-1, 0))

    #expect(script.effects.isEmpty)
  }

  @Test("118. The current page of three is removed: the following one, or the previous one of the last")
  func closing() {
    for (current, expected) in [(0, 0), (1, 1), (2, 1)] {
      var script = PagerScript(3, at: current)

      script.play(.remove(current..<current + 1))

      #expect(script.model.settled == expected)
    }
  }

  @Test("119. 4 to 5, 5 to 4, and anew with 3")
  func counts() {
    var script = PagerScript(4, at: 3)

    script.play(.insert(1, at: 0), .remove(2..<3), .reload(3, keeping: nil))

    #expect(script.model.count == 3 && script.model.settled == 2)
    #expect(script.appearances == ["-3", "-3!", "+2", "+2!"])
  }
}
