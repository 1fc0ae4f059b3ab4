import DetentCore
import Testing

@Suite("Spring") struct SpringTests {
  @Test("A response is the time of one undamped swing")
  func response() throws {
    let spring = try #require(Spring(response: 0.5, dampingRatio: 0.825))

    #expect(spring.mass == 1)
    #expect(agrees(spring.stiffness, 157.91367041742973, within: 1e-15))
    #expect(agrees(spring.frequency, 4 * .pi, within: 1e-15))
    #expect(agrees(spring.damping, 4 * .pi * 0.825 / 0.5, within: 1e-15))
  }

  @Test("The presets are critically damped, with the response that they name")
  func presets() {
    #expect(Spring.thumb == Spring(response: 0.2))
    #expect(Spring.page == Spring(response: 0.28))
  }

  @Test(
    "What no spring can be is refused",
    arguments: [
      (0, 100, 1), (-1, 100, 1), (1, 0, 1), (1, -100, 1), (1, 100, 0), (1, 100, -0.5), (.nan, 100, 1),
      (1, .nan, 1), (1, 100, .nan), (.infinity, 100, 1), (1, .infinity, 1), (1, 100, .infinity),
      (1e-300, 1e300, 1), (1e300, 1e-300, 1), (1, 100, 1000.1),
    ] as [(Double, Double, Double)])
  func illegal(mass: Double, stiffness: Double, ratio: Double) {
    #expect(Spring(mass: mass, stiffness: stiffness, dampingRatio: ratio) == nil)
  }

  @Test("A response that cannot be is refused", arguments: [0, -1, .nan, .infinity, 1e-300] as [Double])
  func illegalResponse(response: Double) {
    #expect(Spring(response: response) == nil)
  }
}
