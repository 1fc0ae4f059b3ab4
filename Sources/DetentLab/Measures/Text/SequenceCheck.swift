/// Whether numbers that should rise one by one do.
public struct SequenceCheck: Sendable, Hashable {
  /// The numbers that are not there, between two that are.
  public let missing: [ClosedRange<Int>]
  /// The indices of numbers that are not greater than one before.
  public let misplaced: [Int]

  /// Whether every number follows the one before.
  public var isComplete: Bool { missing.isEmpty && misplaced.isEmpty }

  /// Looks at numbers in the order in which they stand.
  ///
  /// - Complexity: O(*n*)
  public init(_ numbers: [Int]) {
    var missing: [ClosedRange<Int>] = []
    var misplaced: [Int] = []
    var highest = numbers.first ?? 0
    for (index, number) in numbers.enumerated().dropFirst() {
      guard number > highest else {
        misplaced.append(index)
        continue
      }
      if number - 1 > highest { missing.append(highest + 1...number - 1) }
      highest = number
    }
    self.missing = missing
    self.misplaced = misplaced
  }
}
