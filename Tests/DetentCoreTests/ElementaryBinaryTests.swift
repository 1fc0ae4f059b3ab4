import DetentCore
import Foundation
import Testing

@Suite("The logarithm to base 2") struct ElementaryBinaryTests {
  @Test("It keeps to the C library's", arguments: [(1e-8, 1e-3), (0.4, 2.5), (0.999, 1.001), (1, 1e9)])
  func library(range: (Double, Double)) {
    for step in 0...50_000 {
      let x = range.0 + (range.1 - range.0) * Double(step) / 50_000

      #expect(agrees(Elementary.log2(x), Foundation.log2(x), within: 1e-15))
    }
  }

  @Test("Powers of two come out exactly", arguments: -1074...1023)
  func powers(exponent: Int) {
    #expect(Elementary.log2(Double(sign: .plus, exponent: exponent, significand: 1)) == Double(exponent))
  }

  @Test("Every number has an answer")
  func total() {
    #expect(Elementary.log2(0) == -.infinity)
    #expect(Elementary.log2(-1).isNaN)
    #expect(Elementary.log2(.infinity) == .infinity)
    #expect(Elementary.log2(.nan).isNaN)
    #expect(agrees(Elementary.log2(.greatestFiniteMagnitude), 1024, within: 1e-15))
  }
}
