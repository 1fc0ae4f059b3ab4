import DetentCore
import Testing

@Suite("Nearest place") struct NearestTests {
  /// The answer by looking at every place.
  private func byLooking(_ places: [Double], _ position: Double) -> Int? {
    places.indices.min { (abs(places[$0] - position), -$0) < (abs(places[$1] - position), -$1) }
  }

  @Test("It agrees with looking at every place, over a small world")
  func smallWorld() {
    for code in 0..<625 {
      let places = [code % 5, code / 5 % 5, code / 25 % 5, code / 125].map(Double.init).sorted()
      for count in 0...4 {
        for position in stride(from: -1.0, through: 6, by: 0.25) {
          let list = Array(places.prefix(count))

          #expect(Nearest.index(in: list, to: position) == byLooking(list, position))
        }
      }
    }
  }

  @Test("Infinity is beyond the ends, and what is not a number is nowhere")
  func extremes() {
    #expect(Nearest.index(in: [1, 2, 3], to: .infinity) == 2)
    #expect(Nearest.index(in: [1, 2, 3], to: -.infinity) == 0)
    #expect(Nearest.index(in: [1, 2, 3], to: .nan) == nil)
    #expect(Nearest.index(in: [], to: 1) == nil)
  }
}
