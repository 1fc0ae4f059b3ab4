import Testing

/// The reports of faults in other toolkits that a driver of windows can repeat: each is a test that names its number, or
/// stands here with the reason why it cannot happen.
@Suite("Faults of other toolkits that do not apply") struct NotApplicableReportTests {
  static let reasons: [(numbers: [Int], reason: String)] = [
    ([17, 19, 21], "raw and relative motion is not asked for: the pointer is never captured"),
    ([18], "only master devices are selected, so that no copy of a slave comes; see the tests of drags"),
    ([27, 29, 30], "motions are not merged: every sample is told, and what is drawn is paced by frames"),
    ([33, 34], "stamps are widened by half-range comparison in the core: see the tests of EventClock"),
  ]

  /// The numbers that tests of this target name.
  static let applied: Set<Int> = [1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15, 22, 23, 25, 26, 31, 35]

  @Test("Every report is either tested or has a reason, and none has both")
  func complete() {
    let others = Self.reasons.flatMap(\.numbers)

    #expect(Set(others).count == others.count)
    #expect(Self.applied.isDisjoint(with: others))
    #expect(Self.applied.count + others.count == 27)
    #expect(Self.reasons.allSatisfy { !$0.reason.isEmpty })
  }
}
