import DetentCore
import Testing

@Suite("Track") struct TrackTests {
  @Test(
    "Places become positions and positions places, in both directions",
    arguments: [(0.0, 20.0, 420.0), (0.25, 120, 320), (1, 420, 20), (1.5, 620, -180)])
  func both(fraction: Double, forward: Double, backward: Double) {
    for (isReversed, position) in [(false, forward), (true, backward)] {
      let track = Track(start: 20, length: 400, isReversed: isReversed)

      #expect(track.position(at: fraction) == position)
      #expect(track.fraction(at: position) == fraction)
    }
  }

  @Test(
    "A track without a legal length has one position and no places",
    arguments: [0, -5, Double.nan, .infinity])
  func flat(length: Double) {
    let track = Track(start: 20, length: length)

    #expect(track.length == 0)
    #expect(track.position(at: 0.7) == 20)
    #expect(track.fraction(at: 20) == nil)
  }

  @Test("A beginning that is no number is 0", arguments: [Double.nan, -.infinity])
  func start(start: Double) { #expect(Track(start: start, length: 1) == Track(start: 0, length: 1)) }

  @Test("No position that is not finite has a place", arguments: [Double.nan, .infinity])
  func illegal(position: Double) { #expect(Track(start: 0, length: 10).fraction(at: position) == nil) }
}
