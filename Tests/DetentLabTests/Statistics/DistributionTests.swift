import DetentLab
import Testing

@Suite("Normal and t distribution") struct DistributionTests {
  @Test("Quantile and tail undo each other", arguments: [1e-12, 1e-6, 0.01, 0.2, 0.5, 0.7, 0.975, 0.999_999])
  func inverse(probability: Double) throws {
    let z = try NormalDistribution.quantile(probability).get()

    #expect(isNear(NormalDistribution.upperTail(-z), probability, within: 1e-9, absolute: 1e-20))
    for freedom in [0.5, 1, 2, 7, 30, 1000, 1_000_000] {
      let t = try StudentDistribution.quantile(probability, degreesOfFreedom: freedom).get()
      let tail = try StudentDistribution.upperTail(-t, degreesOfFreedom: freedom).get()
      #expect(isNear(tail, probability, within: 1e-9, absolute: 1e-20))
    }
  }

  @Test("Both sides are alike", arguments: [0.0, 0.3, 1, 2.9999, 3, 8])
  func symmetry(z: Double) throws {
    #expect(isNear(NormalDistribution.upperTail(z) + NormalDistribution.upperTail(-z), 1))
    let above = try StudentDistribution.upperTail(z, degreesOfFreedom: 5).get()
    let below = try StudentDistribution.upperTail(-z, degreesOfFreedom: 5).get()
    #expect(isNear(above + below, 1))
    #expect(isNear(StudentDistribution.twoSided(-z, degreesOfFreedom: 5).value, min(2 * above, 1)))
  }

  @Test("The series and the fraction of the normal tail meet")
  func seam() {
    #expect(
      isNear(NormalDistribution.upperTail(3.0.nextDown), NormalDistribution.upperTail(3), within: 1e-12))
    #expect(NormalDistribution.upperTail(.infinity) == 0)
    #expect(NormalDistribution.upperTail(-.infinity) == 1)
    #expect(NormalDistribution.upperTail(.nan).isNaN)
  }

  @Test("One degree of freedom is Cauchy's distribution, two have a formula of their own")
  func closedForms() {
    #expect(isNear(StudentDistribution.upperTail(1, degreesOfFreedom: 1).value, 0.25, within: 1e-13))
    let two = 0.5 - 1.5 / (2 * (2 + 1.5 * 1.5).squareRoot())
    #expect(isNear(StudentDistribution.upperTail(1.5, degreesOfFreedom: 2).value, two, within: 1e-13))
  }

  @Test("With many degrees of freedom t is normal")
  func limit() {
    let z = NormalDistribution.quantile(0.975).value

    #expect(isNear(StudentDistribution.quantile(0.975, degreesOfFreedom: 1e6).value, z, within: 2e-6))
    #expect(isNear(StudentDistribution.quantile(0.975, degreesOfFreedom: 1e12).value, z, within: 1e-11))
    #expect(StudentDistribution.upperTail(200, degreesOfFreedom: 1e9) == .value(0))
  }

  @Test("Both ways of many degrees of freedom meet", arguments: [0.001, 0.5, 1.96, 4, 9])
  func seamOfMany(t: Double) {
    let below = StudentDistribution.upperTail(t, degreesOfFreedom: 1e6.nextDown).value

    #expect(
      isNear(below, StudentDistribution.upperTail(t, degreesOfFreedom: 1e6).value, within: 1e-10, absolute: 0)
    )
  }

  @Test("The quantiles of published tables", arguments: [(1.0, 12.706), (2, 4.303), (5, 2.571), (60, 2.000)])
  func table(freedom: Double, quantile: Double) {
    #expect(
      isNear(StudentDistribution.quantile(0.975, degreesOfFreedom: freedom).value, quantile, absolute: 5e-4))
  }

  @Test("What is no probability has no quantile", arguments: [0.0, 1, -0.1, 1.1, .infinity])
  func refused(probability: Double) {
    let reason = Undefined.outside(probability, lowest: 0, highest: 1)

    #expect(NormalDistribution.quantile(probability) == .undefined(reason))
    #expect(StudentDistribution.quantile(probability, degreesOfFreedom: 3) == .undefined(reason))
    #expect(NormalDistribution.quantile(.nan).value == nil)
  }

  @Test("Degrees of freedom are positive", arguments: [0.0, -1])
  func freedom(freedom: Double) {
    #expect(StudentDistribution.quantile(0.9, degreesOfFreedom: freedom) == .undefined(.notPositive(freedom)))
    #expect(StudentDistribution.upperTail(1, degreesOfFreedom: freedom) == .undefined(.notPositive(freedom)))
    #expect(StudentDistribution.quantile(0.9, degreesOfFreedom: .infinity) == .undefined(.notFinite))
    #expect(StudentDistribution.upperTail(.nan, degreesOfFreedom: 2) == .undefined(.notFinite))
  }

  @Test("The median of t is 0, and its far ends are infinite")
  func ends() {
    #expect(StudentDistribution.quantile(0.5, degreesOfFreedom: 3) == .value(0))
    #expect(StudentDistribution.quantile(1e-300, degreesOfFreedom: 0.1) == .undefined(.overflow))
    #expect(StudentDistribution.upperTail(1e300, degreesOfFreedom: 3) == .value(0))
    #expect(
      isNear(
        StudentDistribution.upperTail(1e200, degreesOfFreedom: 1).value, 1e-200 / .pi, within: 1e-12,
        absolute: 0))
    #expect(
      isNear(StudentDistribution.quantile(1e-200, degreesOfFreedom: 1).value, -1e200 / .pi, within: 1e-9))
  }
}
