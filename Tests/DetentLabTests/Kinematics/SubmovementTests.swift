import DetentLab
import Testing

@Suite("Sub-movements") struct SubmovementTests {
  /// The sum of movements, each from rest to rest, taken every 8 ms.
  private func trace(_ parts: [(amplitude: Double, start: Double, duration: Double)], until end: Double)
    throws -> ThumbTrace
  {
    let movements = try parts.map { try MinimumJerk(amplitude: $0.amplitude, duration: $0.duration) }
    let times = Array(stride(from: 0, through: end, by: 8))
    let positions = times.map { time in
      zip(movements, parts).reduce(0) { $0 + $1.0.position(at: time - $1.1.start) }
    }
    return try ThumbTrace(times: times, positions: positions)
  }

  @Test("One movement is one, at its middle")
  func one() throws {
    let peaks = try trace([(200, 100, 400)], until: 700).submovements().get()

    #expect(peaks.count == 1)
    #expect(abs((peaks.first?.time ?? 0) - 300) <= 10)
    #expect(abs((peaks.first?.speed ?? 0) - 937.5) < 50)
  }

  @Test("A correction is another one, also backwards")
  func correction() throws {
    for amplitude in [30.0, -30] {
      let peaks = try trace([(200, 100, 400), (amplitude, 560, 250)], until: 1000).submovements().get()
      #expect(peaks.count == 2)
    }
  }

  @Test("A tremor below the least part does not count")
  func tremor() throws {
    let trace = try trace([(200, 100, 400), (2, 600, 200)], until: 1000)
    var settings = SubmovementSettings()

    #expect(try trace.submovements().get().count == 1)
    settings.leastPart = 0.001
    #expect(try trace.submovements(settings).get().count == 2)
  }

  @Test("The count stays when the movement is mirrored, moved or stretched", arguments: [-1.0, 0.25, 7])
  func invariance(factor: Double) throws {
    let plain = try trace([(200, 100, 400), (-40, 560, 250)], until: 1000)
    let other = try ThumbTrace(times: plain.times, positions: plain.positions.map { 55 + factor * $0 })

    #expect(try other.submovements().get().count == plain.submovements().get().count)
  }

  @Test("No movement, short traces and endless ones have none")
  func undefined() throws {
    #expect(
      try ThumbTrace(times: [0, 100], positions: [4, 4]).submovements() == .undefined(.noMovement))
    #expect(
      try ThumbTrace(times: [0, 5], positions: [4, 9]).submovements()
        == .undefined(.tooFew(count: 2, needed: 2)))
    #expect(
      try ThumbTrace(times: [0, 1e12], positions: [4, 9]).submovements()
        == .undefined(.tooMany(count: 2, most: 1_000_000)))
  }

  @Test("Settings that make no sense are refused")
  func settings() throws {
    let trace = try trace([(200, 100, 400)], until: 700)
    var settings = SubmovementSettings()

    settings.sigma = 0
    #expect(trace.submovements(settings) == .undefined(.notPositive(0)))
    settings = SubmovementSettings()
    settings.half = -1
    #expect(trace.submovements(settings).value == nil)
    settings = SubmovementSettings()
    settings.interval = .nan
    #expect(trace.submovements(settings).value == nil)
  }

  @Test("Smoothing keeps what is even, and its weights make 1", arguments: [1e-200, 0.5, 3, 5, 1e200])
  func kernel(sigma: Double) throws {
    let kernel = try GaussianKernel(sigma: sigma, half: 9)
    let sum = kernel.weights.dropFirst().reduce(kernel.weights[0]) { $0 + 2 * $1 }

    #expect(isNear(sum, 1))
    #expect(kernel.smoothed([]) == [])
    #expect(kernel.smoothed([4, 4, 4]).allSatisfy { isNear($0, 4) })
  }

  @Test("A movement takes time, and rests before and after")
  func minimumJerk() throws {
    let movement = try MinimumJerk(amplitude: -80, duration: 300)

    #expect(movement.position(at: -5) == 0)
    #expect(movement.position(at: 150) == -40)
    #expect(movement.position(at: 999) == -80)
    #expect(movement.peakSpeed.time == 150)
    #expect(movement.peakSpeed.speed == 500)
    #expect(
      reason { () throws(Undefined) in try MinimumJerk(amplitude: 1, duration: 0) } == .notPositive(0))
    #expect(
      reason { () throws(Undefined) in try MinimumJerk(amplitude: .nan, duration: 1) } == .notFinite)
  }

  @Test("A spring that does not oscillate does not overshoot, and has no envelope")
  func spring() {
    #expect(SpringResponse.overshoot(dampingRatio: 1) == .value(0))
    #expect(SpringResponse.overshoot(dampingRatio: 0) == .undefined(.notPositive(0)))
    #expect(SpringResponse.settlingTime(dampingRatio: 1, naturalFrequency: 20) == .undefined(.overdamped(1)))
    #expect(SpringResponse.settlingTime(dampingRatio: 0, naturalFrequency: 20) == .undefined(.notPositive(0)))
    #expect(
      SpringResponse.settlingTime(dampingRatio: 0.5, naturalFrequency: 0) == .undefined(.notPositive(0)))
    #expect(
      SpringResponse.settlingTime(dampingRatio: 0.5, naturalFrequency: 9, tolerance: 1).value == nil)
  }
}
