import DetentCore
import Testing

@testable import DetentUI

@Suite("Damage is a few rectangles that do not overlap")
struct DamageRegionTests {
  @Test("What overlaps becomes one, also through a third")
  func joining() {
    var region = DamageRegion()
    region.add(Rect(x: 0, y: 0, width: 10, height: 10))
    region.add(Rect(x: 20, y: 0, width: 10, height: 10))
    #expect(region.rects.count == 2)

    region.add(Rect(x: 9, y: 0, width: 12, height: 5))
    #expect(region.rects == [Rect(x: 0, y: 0, width: 30, height: 10)])
  }

  @Test("Rectangles that only touch stay apart")
  func touching() {
    var region = DamageRegion()
    region.add(Rect(x: 0, y: 0, width: 10, height: 10))
    region.add(Rect(x: 10, y: 0, width: 10, height: 10))
    #expect(region.rects.count == 2)
  }

  @Test("Empty, negative and impossible rectangles add nothing")
  func nothing() {
    var region = DamageRegion()
    region.add(.zero)
    region.add(Rect(x: 0, y: 0, width: -5, height: 5))
    region.add(Rect(x: 0, y: 0, width: .nan, height: 5))
    #expect(region.isEmpty)
  }

  @Test("There are never more than the limit, none overlap, and all that was added is covered")
  func random() {
    let seed = UInt64.random(in: .min ... .max)
    var random = SplitMix(seed: seed)
    for _ in 0..<200 {
      var region = DamageRegion()
      var added: [Rect] = []
      for _ in 0..<30 {
        let rect = Rect(
          x: place(0...2000, &random), y: place(0...2000, &random), width: place(4...240, &random),
          height: place(4...240, &random))
        region.add(rect)
        added.append(rect)
      }
      let rects = region.take()

      #expect(rects.count <= DamageRegion.limit, "seed \(seed)")
      #expect(added.allSatisfy { one in rects.contains { $0.contains(one) } }, "seed \(seed)")
      let overlaps = rects.indices.contains { first in
        rects.indices.contains { $0 > first && rects[$0].intersects(rects[first]) }
      }
      #expect(!overlaps, "seed \(seed)")
      #expect(region.isEmpty)
    }
  }
}

/// A random number of quarter points, so that sums are exact.
private func place(_ quarters: ClosedRange<Int>, _ random: inout SplitMix) -> Double {
  Double(Int.random(in: quarters, using: &random)) / 4
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
