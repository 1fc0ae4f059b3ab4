import DetentLab
import Foundation

/// Random samples for properties that hold for all of them.
struct Dice {
  var generator: SplitMix64

  /// What the tests begin from: `DETENT_SEED`, or another number each time; it is shown when a test fails.
  static let seed: UInt64 =
    ProcessInfo.processInfo.environment["DETENT_SEED"].flatMap { UInt64($0) } ?? .random(in: 0...(.max))

  init(_ stream: Int) {
    generator = SplitMix64(seed: Self.seed &+ UInt64(stream) &* 0x1234_5678_9ABC_DEF1)
  }

  /// So many numbers of a range.
  mutating func numbers(_ count: Int, in range: ClosedRange<Double>) -> [Double] {
    (0..<count).map { _ in Double.random(in: range, using: &generator) }
  }

  mutating func integer(in range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

  mutating func shuffled<Item>(_ items: [Item]) -> [Item] { items.shuffled(using: &generator) }
}
