import DetentCore
import Testing

@Suite("Label thinning") struct LabelThinningTests {
  @Test(
    "All are shown where they fit, and what fits exactly fits",
    arguments: [(0, []), (1, [0]), (2, [0, 1]), (5, [0, 1, 2, 3, 4])] as [(Int, [Int])])
  func all(count: Int, shown: [Int]) {
    #expect(LabelThinning.shown(count: count, pitch: 100, extent: 100) == shown)
  }

  @Test(
    "Steps are strictly even where they can be", arguments: [(13, 3), (101, 5), (34, 11), (12, 11), (14, 13)])
  func even(count: Int, stride: Int) {
    let shown = LabelThinning.shown(count: count, pitch: 10, extent: Double(stride) * 10 - 5)

    #expect(shown == Array(Swift.stride(from: 0, through: count - 1, by: stride)))
  }

  @Test("No two overlap, both ends are shown, and steps differ by one at most, for every count and room")
  func promises() {
    for count in 2...400 {
      for extent in [0.5, 3, 7.3, 20, 49.9, 101, 300] {
        let pitch = 400 / Double(count - 1)
        let shown = LabelThinning.shown(count: count, pitch: pitch, extent: extent)
        let steps = zip(shown, shown.dropFirst()).map { $1 - $0 }

        #expect(shown.first == 0 && shown.last == count - 1)
        if shown.count > 2 {
          #expect(Double(steps.min() ?? 0) * pitch >= extent - 1e-6, "\(count) \(extent)")
        }
        #expect(
          (steps.max() ?? 0) - (steps.min() ?? 0) <= ((steps.max() ?? 0) > 8 ? 1 : 0), "\(count) \(extent)")
      }
    }
  }

  @Test("Dense stops that have no even steps are thinned to the nearest ones, not to the ends")
  func dense() {
    let shown = LabelThinning.shown(count: 1010, pitch: 0.4, extent: 8)

    #expect(shown.count == 51)
  }

  @Test("A million stops show no more than asked for", arguments: [2, 10, 512])
  func million(most: Int) {
    let shown = LabelThinning.shown(count: 1_000_000, pitch: 0.0004, extent: 0, most: most)

    #expect(shown.count <= most)
    #expect(shown.count > most / 2)
    #expect(shown.last == 999_999)
  }

  @Test(
    "Both ends are shown even where they overlap",
    arguments: [(0.0, 10.0), (.nan, 10), (1, .infinity), (-1, 5)])
  func noRoom(pitch: Double, extent: Double) {
    #expect(LabelThinning.shown(count: 9, pitch: pitch, extent: extent) == [0, 8])
  }

  @Test("What takes no room is all shown", arguments: [0.0, -3, .nan])
  func noExtent(extent: Double) {
    #expect(LabelThinning.shown(count: 9, pitch: 1, extent: extent).count == 9)
  }
}
