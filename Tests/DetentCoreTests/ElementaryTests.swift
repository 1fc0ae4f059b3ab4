import DetentCore
import Foundation
import Testing

@Suite("Elementary functions") struct ElementaryTests {
  /// The largest relative difference over a grid, from the C library's answer.
  private func worst(
    from start: Double, through end: Double, steps: Int, of ours: (Double) -> Double,
    against theirs: (Double) -> Double
  ) -> Double {
    (0...steps).reduce(0.0) { worst, step in
      let x = start + (end - start) * Double(step) / Double(steps)
      let expected = theirs(x)
      guard expected != 0 else { return max(worst, abs(ours(x))) }
      return max(worst, abs((ours(x) - expected) / expected))
    }
  }

  @Test(
    "The exponential keeps to the C library's",
    arguments: [(-700.0, 700.0), (-1.0, 1.0), (-1e-6, 1e-6), (-40.0, 0.0)])
  func exponential(range: (Double, Double)) {
    let difference = worst(
      from: range.0, through: range.1, steps: 50_000, of: Elementary.exp, against: Foundation.exp)

    #expect(difference <= 4e-16)
  }

  @Test(
    "The exponential less one keeps its digits near zero",
    arguments: [1e-300, 1e-9, 0.3, 0.349, 0.351, 2, 50])
  func exponentialLessOne(scale: Double) {
    let difference = worst(
      from: -scale, through: scale, steps: 20_001, of: Elementary.expMinusOne, against: Foundation.expm1)

    #expect(difference <= 2e-15)
  }

  @Test(
    "The logarithm keeps to the C library's", arguments: [(1e-8, 1e-3), (0.4, 2.5), (0.999, 1.001), (1, 1e9)])
  func logarithm(range: (Double, Double)) {
    let difference = worst(
      from: range.0, through: range.1, steps: 50_000, of: Elementary.log, against: Foundation.log)

    #expect(difference <= 4e-16)
  }

  @Test("Sine and cosine keep to the C library's", arguments: [1e-9, 0.8, 7.0, 1000.0, 1_000_000.0])
  func circle(scale: Double) {
    let sine = worst(from: -scale, through: scale, steps: 50_001, of: Elementary.sin, against: Foundation.sin)
    let cosine = worst(
      from: -scale, through: scale, steps: 50_001, of: Elementary.cos, against: Foundation.cos)

    #expect(sine <= 4e-16)
    #expect(cosine <= 4e-16)
  }

  @Test("Sine and cosine stay exact beside their zeros", arguments: 1...2000)
  func zeros(quarters: Int) {
    let x = Double(quarters) * Double.pi / 2

    #expect(agrees(Elementary.sin(x), Foundation.sin(x), within: 4e-16))
    #expect(agrees(Elementary.cos(x), Foundation.cos(x), within: 4e-16))
  }

  @Test("The smallest and largest results are reached")
  func ends() {
    #expect(Elementary.exp(-745) == Foundation.exp(-745))
    #expect(Elementary.exp(-746) == 0)
    #expect(agrees(Elementary.exp(709.7), Foundation.exp(709.7), within: 4e-16))
    #expect(Elementary.exp(709.79) == .infinity)
    #expect(Elementary.exp(710) == .infinity)
    #expect(
      agrees(Elementary.log(.leastNonzeroMagnitude), Foundation.log(.leastNonzeroMagnitude), within: 4e-16))
    #expect(agrees(Elementary.log(.greatestFiniteMagnitude), 709.782712893384, within: 1e-15))
  }

  @Test("Exact values come out exactly")
  func exactValues() {
    #expect(Elementary.exp(0) == 1)
    #expect(Elementary.expMinusOne(0) == 0)
    #expect(Elementary.log(1) == 0)
    #expect(Elementary.sin(0) == 0)
    #expect(Elementary.cos(0) == 1)
  }

  @Test("Every number has an answer")
  func total() {
    #expect(Elementary.exp(.infinity) == .infinity)
    #expect(Elementary.exp(-.infinity) == 0)
    #expect(Elementary.exp(.nan).isNaN)
    #expect(Elementary.expMinusOne(-.infinity) == -1)
    #expect(Elementary.expMinusOne(.nan).isNaN)
    #expect(Elementary.log(0) == -.infinity)
    #expect(Elementary.log(-1).isNaN)
    #expect(Elementary.log(.infinity) == .infinity)
    #expect(Elementary.log(.nan).isNaN)
    for x in [Double.infinity, -.infinity, .nan] {
      #expect(Elementary.sin(x).isNaN)
      #expect(Elementary.cos(x).isNaN)
    }
  }

  @Test("A huge angle still lies on the circle", arguments: [1e7, -1e15, 1e300])
  func hugeAngles(x: Double) {
    let sine = Elementary.sin(x)
    let cosine = Elementary.cos(x)

    #expect(agrees(sine * sine + cosine * cosine, 1, within: 1e-15))
  }
}
