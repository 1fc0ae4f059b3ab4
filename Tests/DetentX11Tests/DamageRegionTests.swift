import DetentCore
import DetentGraphics
import Testing

@testable import DetentX11

@Suite("Damage")
struct DamageRegionTests {
  static let extent = PixelExtent(width: 300, height: 200)

  @Test("Rectangles that overlap become one, others stay apart")
  func joining() {
    let damage = [
      Rect(x: 0, y: 0, width: 10, height: 10), Rect(x: 50, y: 0, width: 10, height: 10),
      Rect(x: 5, y: 5, width: 10, height: 10), Rect(x: 100, y: 100, width: 500, height: 10),
    ]

    let region = DamageRegion(damage, scale: .one, extent: Self.extent)

    let expected: Set<PixelRect> = [
      PixelRect(x: 0, y: 0, width: 15, height: 15), PixelRect(x: 50, y: 0, width: 10, height: 10),
      PixelRect(x: 100, y: 100, width: 200, height: 10),
    ]
    #expect(Set(region.rects) == expected)
  }

  @Test("A rectangle that joins two makes all three one")
  func bridging() {
    let damage = [
      Rect(x: 0, y: 0, width: 10, height: 10), Rect(x: 20, y: 0, width: 10, height: 10),
      Rect(x: 8, y: 2, width: 14, height: 2),
    ]

    let region = DamageRegion(damage, scale: .one, extent: Self.extent)

    #expect(region.rects == [PixelRect(x: 0, y: 0, width: 30, height: 10)])
  }

  @Test("Random damage is covered by rectangles that do not overlap")
  func random() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SplitMix(state: seed)

    for round in 0..<200 {
      let damage = (0..<Int.random(in: 0...24, using: &generator)).map { _ in
        Rect(
          x: Double.random(in: -50...320, using: &generator),
          y: Double.random(in: -50...220, using: &generator),
          width: Double.random(in: 0...60, using: &generator),
          height: Double.random(in: 0...60, using: &generator))
      }
      let region = DamageRegion(damage, scale: .init(clamping: 1.5), extent: Self.extent)
      let rects = region.rects

      #expect(rects.count <= DamageRegion.limit, "seed \(seed), round \(round)")
      for (index, rect) in rects.enumerated() {
        #expect(
          rects[..<index].allSatisfy { $0.intersection(rect).isEmpty }, "seed \(seed), round \(round)")
      }
      for rect in damage {
        let wanted = PixelRect(covering: rect, scale: .init(clamping: 1.5))
          .intersection(PixelRect(x: 0, y: 0, width: 300, height: 200))
        #expect(
          wanted.isEmpty || rects.contains { $0.union(wanted) == $0 }, "seed \(seed), round \(round)")
      }
    }
  }
}
