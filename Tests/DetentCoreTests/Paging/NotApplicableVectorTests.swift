import Testing

/// The published vectors that say nothing about a value without views, with the reason.
@Suite("Paging vectors that do not apply") struct NotApplicableVectorTests {
  static let reasons: [(numbers: [Int], reason: String)] = [
    ([7], "snapping cannot be turned off"),
    ([14], "a swipe moves one page, however long it is"),
    ([22, 23, 37, 38, 39, 41], "a page is as large as the view, and there is no loop"),
    ([25], "the position is in pages; there is no pixel position to convert"),
    ([34], "implicit sizes are the container's"),
    ([43], "of the two schools, refusing and clamping, this one clamps (vector 42)"),
    ([50], "a page cannot be entered by a fraction"),
    ([89, 91], "a swipe that changes its mind, and a press in mid-move, are obeyed here: they retarget"),
    ([94], "the strip has all its tabs"),
    ([101, 102], "the strip has no selection of its own"),
    ([105], "there are no dots"),
    ([121, 122, 123], "nested scrollers are the recognisers' affair"),
    ([125, 126, 127, 129, 130], "labels, accessibility, focus and rebuilding belong to the control"),
  ]

  static let applied: Set<Int> = [
    1, 2, 3, 5, 6, 9, 10, 11, 13, 15, 17, 18, 19, 21, 26, 27, 29, 30, 31, 33, 35, 42, 45, 46, 47, 49, 51, 53,
    54, 55,
    57, 58, 59, 61, 62, 63, 65, 66, 67, 69, 70, 71, 73, 74, 75, 77, 78, 79, 81, 82, 83, 85, 86, 87, 90, 93,
    95, 97,
    98, 99, 103, 106, 107, 109, 110, 111, 113, 114, 115, 117, 118, 119,
  ]

  /// The numbers that the list of vectors uses.
  static let all: Set<Int> = applied.union(reasons.flatMap(\.numbers))

  @Test("Every vector is either applied or has a reason, and none has both")
  func complete() {
    let others = Self.reasons.flatMap(\.numbers)

    #expect(Set(others).count == others.count)
    #expect(Self.applied.isDisjoint(with: others))
    #expect(Self.all.count == 98)
    #expect(Self.reasons.allSatisfy { !$0.reason.isEmpty })
  }
}
