import Foundation

/// SplitMix64, small and the same everywhere.
struct PagingDice: RandomNumberGenerator {
  var state: UInt64

  /// That of `DETENT_SEED`, or another one each time.
  static let seed: UInt64 =
    ProcessInfo.processInfo.environment["DETENT_SEED"].flatMap { UInt64($0) } ?? .random(in: 0...(.max))

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
