import Foundation
import Testing

@testable import DetentLab

@Suite("Gamma and beta functions") struct SpecialFunctionTests {
  @Test("ln Γ keeps to the C library's", arguments: [1e-8, 0.5, 1, 1.5, 2, 9.99, 10, 33, 1e4, 1e9])
  func gamma(x: Double) {
    #expect(isNear(LogGamma.value(x), lgamma(x), within: 1e-14, absolute: 1e-14))
  }

  @Test("ln Β is that of ln Γ", arguments: [(0.5, 0.5), (0.5, 20), (3, 200), (15, 15), (40, 700)])
  func beta(a: Double, b: Double) {
    #expect(isNear(LogGamma.beta(a, b), lgamma(a) + lgamma(b) - lgamma(a + b), within: 1e-11))
    #expect(LogGamma.beta(a, b) == LogGamma.beta(b, a))
  }

  @Test("ln(1 + x) keeps its digits near 0", arguments: [1e-300, -1e-17, 3e-9, -0.4, 5])
  func logOnePlus(x: Double) {
    #expect(isNear(LogGamma.logOnePlus(x), log1p(x), within: 1e-15, absolute: 0))
  }

  @Test("The incomplete beta function has its ends, its mirror and its simple cases")
  func incompleteBeta() {
    #expect(IncompleteBeta.regularized(0, rest: 1, 2, 3) == 0)
    #expect(IncompleteBeta.regularized(1, rest: 0, 2, 3) == 1)
    for x in stride(from: 0.05, to: 1, by: 0.05) {
      let there = IncompleteBeta.regularized(x, rest: 1 - x, 2.5, 4)
      let back = IncompleteBeta.regularized(1 - x, rest: x, 4, 2.5)
      #expect(isNear(there + back, 1, within: 1e-14))
      #expect(isNear(IncompleteBeta.regularized(x, rest: 1 - x, 1, 1), x, within: 1e-14))
      #expect(isNear(IncompleteBeta.regularized(x, rest: 1 - x, 3, 1), x * x * x, within: 1e-13))
    }
  }

  @Test("Bisection ends where the condition does", arguments: [0.0, 1e-9, 0.3, 1, 7.25, 1e200])
  func bisection(end: Double) {
    #expect(isNear(Bisection.end { $0 <= end }, end, within: 1e-15, absolute: 1e-20))
    #expect(Bisection.end { _ in true } == .infinity)
  }

  @Test("Equal values share the mean of their ranks")
  func ranks() {
    #expect(Ranks.doubled([]) == [])
    #expect(Ranks.doubled([5]) == [2])
    #expect(Ranks.doubled([3, 1, 2]) == [6, 2, 4])
    #expect(Ranks.doubled([2, 1, 2, 2]) == [6, 2, 6, 6])
    #expect(Ranks.doubled([1, 1.01, 2], resolution: 0.1) == [3, 3, 6])
  }
}
