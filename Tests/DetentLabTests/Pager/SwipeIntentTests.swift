import DetentCore
import DetentLab
import Testing

@Suite("What a swipe was about to do") struct SwipeIntentTests {
  private func intent(_ displacement: Double, _ velocity: Double) -> SwipeIntent? {
    SwipeIntent.of(
      displacement: displacement, velocity: velocity, pageLength: 640, threshold: 0.25, flingSpeed: 500
    ).value
  }

  @Test("The margins say what was missing")
  func margins() {
    let failed = intent(-150, -120)

    #expect(failed?.distanceMargin == 10)
    #expect(failed?.speedMargin == 380)
    #expect(failed?.isCommitted == false)
    #expect(intent(-170, -120)?.distanceMargin == -10)
  }

  @Test("Each threshold decides as in the pager")
  func verdicts() {
    #expect(intent(-150, 0)?.verdict == .belowBoth)
    #expect(intent(160, 0)?.verdict == .belowBoth)
    #expect(intent(161, 0)?.verdict == .distance)
    #expect(intent(-20, -500)?.verdict == .fling)
    #expect(intent(300, 700)?.verdict == .both)
    #expect(intent(300, -500)?.verdict == .flingBack)
    #expect(intent(300, -499)?.verdict == .distance)
    #expect(intent(0, -500)?.verdict == .fling)
  }

  /// The measure explains a decision that the core has made; this holds the two together.
  @Test(
    "It agrees with the pager of the core", arguments: [-330.0, -321, -161, -160, -20, 20, 160, 161, 330])
  func agreement(displacement: Double) {
    for velocity in [-900.0, -500, -499, -1, 0, 1, 499, 500, 900] {
      let turned = intent(displacement, velocity)?.isCommitted

      #expect((pageAfterSwipe(displacement, velocity) != 5) == turned, "\(velocity)")
    }
  }

  /// The page where the pages of the core's pager come to rest after a swipe from page 5.
  private func pageAfterSwipe(_ displacement: Double, _ velocity: Double) -> Int? {
    var model = PagerModel(count: 11, page: 5)
    var behavior = PagerBehavior()
    behavior.commitFraction = 0.25
    behavior.flingSpeed = 500
    let reading = PanReading(
      translation: Vector(dx: displacement), location: .zero, velocity: Vector(dx: velocity))
    _ = model.setMapped(true, at: 0)
    _ = model.setExtent(640, at: 0)
    _ = model.setBehavior(behavior, at: 0)
    _ = model.press(at: 0)
    _ = model.panBegan(
      PanReading(translation: .zero, location: .zero), movement: reading.translation, at: 0.1)
    _ = model.panChanged(reading, at: 0.2)
    _ = model.panEnded(reading, at: 0.3)
    return model.target
  }

  @Test("Pages have a length, thresholds are not negative")
  func refused() {
    let measure = { (length: Double, threshold: Double, fling: Double) in
      SwipeIntent.of(
        displacement: 9, velocity: 9, pageLength: length, threshold: threshold, flingSpeed: fling)
    }

    #expect(measure(0, 0.5, 300) == .undefined(.notPositive(0)))
    #expect(measure(10, -0.5, 300).value == nil)
    #expect(measure(10, 0.5, -300).value == nil)
    #expect(measure(10, 0.5, .infinity) == .undefined(.notFinite))
    for value in unusable {
      #expect(
        SwipeIntent.of(displacement: value, velocity: 0, pageLength: 9, threshold: 0.5, flingSpeed: 9)
          == .undefined(.notFinite))
    }
  }
}
