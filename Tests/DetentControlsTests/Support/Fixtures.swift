import DetentGraphics

/// A picture of four squares.
@MainActor
func checkers() -> Image? {
  let pixels: [UInt32] = [0xFF00_0000, 0xFFFF_FFFF, 0xFFFF_FFFF, 0xFF00_0000]
  return (try? Bitmap(width: 2, height: 2, pixels: pixels)).map { Image(bitmap: $0) }
}

/// Random numbers that a seed makes again.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension Color {
  /// Whether no part of the colour is further off than an edge that covers nearly all of a pixel makes it.
  func isNear(_ other: Color) -> Bool {
    let parts = [(red, other.red), (green, other.green), (blue, other.blue)]
    return parts.allSatisfy { ($0 - $1).magnitude < 0.04 }
  }
}
