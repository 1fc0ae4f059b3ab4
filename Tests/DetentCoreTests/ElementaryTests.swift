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

  /// The bits were taken from one machine; another that differs would not replay its recordings.
  @Test(
    "The bits are the same on every machine",
    arguments: [
      (
        0.001,
        [
          0x3FEF_F7CF_E56F_1A9E, 0x3F50_6466_DFB8_CF3A, 0xC01B_A18A_998F_FFA0, 0x3F50_624D_A521_8A62,
          0x3FEF_FFFE_F390_876C,
        ]
      ),
      (
        0.3,
        [
          0x3FE7_B4C8_69C3_7C05, 0x3FD6_6416_3230_6A56, 0xBFF3_4378_FCBD_A721, 0x3FD2_E9CD_95BA_BA33,
          0x3FEE_921D_D42F_09BA,
        ]
      ),
      (
        1.0,
        [
          0x3FD7_8B56_362C_EF38, 0x3FFB_7E15_1628_AED4, 0x0000_0000_0000_0000, 0x3FEA_ED54_8F09_0CEE,
          0x3FE1_4A28_0FB5_068C,
        ]
      ),
      (
        2.5,
        [
          0x3FB5_0385_C094_F425, 0x4026_5D6F_D931_E0BB, 0x3FED_5240_F0E0_E078, 0x3FE3_26AF_0DCF_CAB0,
          0xBFE9_A2F7_EF85_8B7D,
        ]
      ),
      (
        17.3,
        [
          0x3E60_772C_096D_61B7, 0x417F_1864_EB89_32F7, 0x4006_CE3F_35D3_9FF8, 0xBFEF_FE26_F29A_BD25,
          0x3F95_BFA0_4A0C_1C68,
        ]
      ),
      (
        401.7,
        [
          0x1BB6_270E_B9E3_6887, 0x6427_1CC9_22EC_C268, 0x4017_FB9A_3BC2_704C, 0xBFDA_5270_2450_1843,
          0x3FED_2B13_8298_2D21,
        ]
      ),
    ] as [(Double, [UInt64])])
  func bits(x: Double, expected: [UInt64]) {
    let values = [
      Elementary.exp(-x), Elementary.expMinusOne(x), Elementary.log(x), Elementary.sin(x), Elementary.cos(x),
    ]

    #expect(values.map(\.bitPattern) == expected)
  }
}
