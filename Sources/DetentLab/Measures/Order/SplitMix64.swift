/// A small generator of random numbers that is the same everywhere and can be seeded with any number.
///
/// Source: Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
public struct SplitMix64: RandomNumberGenerator, Sendable, Hashable {
  private var state: UInt64

  /// Begins the sequence of `seed`.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next of 2⁶⁴ equally likely numbers.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 to `bound` − 1, the high half of ``next()`` times `bound`; 0 for a bound that is not positive.
  ///
  /// One draw each, so that a recorded order can be followed; the bias is below `bound`/2⁶⁴ (Lemire, 2019).
  public mutating func next(below bound: Int) -> Int {
    let draw = next()
    guard bound > 0 else { return 0 }
    return Int(draw.multipliedFullWidth(by: UInt64(bound)).high)
  }
}
