import DetentLab
import Testing

@Suite("Index of difficulty") struct IndexOfDifficultyTests {
  @Test("A width is positive", arguments: [0.0, -3])
  func width(width: Double) {
    let reason = Measured<Double>.undefined(.notPositive(width))

    #expect(IndexOfDifficulty.shannon(amplitude: 100, width: width) == reason)
    #expect(IndexOfDifficulty.fitts(amplitude: 100, width: width) == reason)
    #expect(IndexOfDifficulty.welford(amplitude: 100, width: width) == reason)
    #expect(IndexOfDifficulty.crossing(distance: 100, width: width) == reason)
    #expect(IndexOfDifficulty.steering(length: 100, width: width) == reason)
    #expect(IndexOfDifficulty.steering(pieces: [TunnelPiece(length: 1, width: width)]) == reason)
  }

  @Test("An amplitude is not negative")
  func amplitude() {
    let reason = Measured<Double>.undefined(.outside(-1, lowest: 0, highest: .infinity))

    #expect(IndexOfDifficulty.shannon(amplitude: -1, width: 10) == reason)
    #expect(IndexOfDifficulty.steering(length: -1, width: 10) == reason)
    #expect(IndexOfDifficulty.fitts(amplitude: 0, width: 10) == .undefined(.zeroAmplitude))
    #expect(IndexOfDifficulty.shannon(amplitude: 0, width: 10) == .value(0))
    #expect(IndexOfDifficulty.welford(amplitude: 0, width: 10) == .value(-1))
  }

  @Test("What is no number is refused", arguments: unusable)
  func refused(value: Double) {
    #expect(IndexOfDifficulty.shannon(amplitude: value, width: 10) == .undefined(.notFinite))
    #expect(IndexOfDifficulty.shannon(amplitude: 10, width: value) == .undefined(.notFinite))
    #expect(IndexOfDifficulty.effective(amplitude: value, width: 10) == .undefined(.notFinite))
    #expect(IndexOfDifficulty.shannon(amplitude: 1e300, width: 1e-300) == .undefined(.overflow))
    #expect(IndexOfDifficulty.effective(amplitude: 1e300, width: 1e-300) == .undefined(.overflow))
  }

  @Test("The unit of length does not matter, and direction neither", arguments: 0..<30)
  func scale(stream: Int) {
    var dice = Dice(stream)
    let (a, w, k) = (
      dice.numbers(1, in: 1...900)[0], dice.numbers(1, in: 1...90)[0], dice.numbers(1, in: 0.1...9)[0]
    )

    #expect(
      isNear(
        IndexOfDifficulty.shannon(amplitude: a, width: w).value,
        IndexOfDifficulty.shannon(amplitude: a * k, width: w * k).value), "seed \(Dice.seed)")
    #expect(
      IndexOfDifficulty.slider(from: 2, to: 9, stepLength: k, captureWidth: w)
        == IndexOfDifficulty.slider(from: 9, to: 2, stepLength: k, captureWidth: w))
  }

  @Test("A slider has a step")
  func step() {
    #expect(
      IndexOfDifficulty.slider(from: 0, to: 3, stepLength: 0, captureWidth: 12) == .undefined(.notPositive(0))
    )
  }

  @Test("The pieces of a tunnel add up")
  func tunnel() {
    let pieces = [TunnelPiece(length: 100, width: 20), TunnelPiece(length: 60, width: 30)]

    #expect(isNear(IndexOfDifficulty.steering(pieces: pieces).value, 7))
    #expect(IndexOfDifficulty.steering(pieces: []) == .value(0))
  }

  @Test("An effective width needs spread")
  func effective() {
    #expect(IndexOfDifficulty.effective(amplitude: 100, width: 0) == .undefined(.zeroVariance))
    #expect(IndexOfDifficulty.effective(amplitude: 100, width: -1) == .undefined(.notPositive(-1)))
    #expect(
      IndexOfDifficulty.effective(amplitude: -20, width: 20) == .undefined(.invalidAmplitude(ratio: -1)))
    #expect(IndexOfDifficulty.effective(amplitude: 60, width: 20).value?.bits == 2)
    #expect(IndexOfDifficulty.effective(amplitude: 60, width: 20).value?.flags == [])
  }
}
