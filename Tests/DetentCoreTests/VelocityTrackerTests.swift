import DetentCore
import Testing

@Suite("Velocity tracker") struct VelocityTrackerTests {
  /// A tracker that saw `places` (x, y) at `times` in milliseconds.
  private func tracker(
    _ samples: [(time: Int64, x: Double, y: Double)],
    settings: VelocityTracker.Settings = VelocityTracker.Settings()
  ) -> VelocityTracker {
    var tracker = VelocityTracker(settings: settings)
    for sample in samples {
      tracker.add(Point(x: sample.x, y: sample.y), at: EventTime(milliseconds: sample.time))
    }
    return tracker
  }

  /// Samples at even times and even places along x.
  private func even(
    _ count: Int64, from time: Int64, every interval: Int64, x: Double, step: Double
  ) -> [(time: Int64, x: Double, y: Double)] {
    (0..<count).map { (time: time + $0 * interval, x: x + Double($0) * step, y: 0) }
  }

  @Test("No sample and one sample have no velocity")
  func tooFew() {
    #expect(VelocityTracker().velocity() == nil)
    #expect(tracker([(0, 5, 5)]).velocity() == nil)
    #expect(tracker([(0, 5, 5)]).velocity(at: EventTime(milliseconds: 1)) == nil)
    #expect(tracker([(0, 5, 5)], settings: .init(minimumSamples: 0)).velocity() == nil)
  }

  @Test("Two samples give the line through them, or nothing where three are asked for")
  func line() throws {
    let samples: [(Int64, Double, Double)] = [(0, 0, 0), (10, 5, -2)]

    let velocity = try #require(tracker(samples).velocity())

    #expect(agrees(velocity.dx, 500, within: 1e-12))
    #expect(agrees(velocity.dy, -200, within: 1e-12))
    #expect(tracker(samples, settings: .init(minimumSamples: 3)).velocity() == nil)
  }

  @Test("Standing still is a velocity, and it is zero")
  func standingStill() {
    #expect(tracker([(0, 7, 7), (10, 7, 7), (20, 7, 7)]).velocity() == .zero)
  }

  @Test(
    "A parabola gives its exact slope at the newest sample, whatever the spacing",
    arguments: [
      [0, 10, 20], [0, 1, 100], [0, 7, 9, 31, 64, 65, 99], [0, 5, 10, 15, 20, 25, 30, 35, 40],
    ] as [[Int64]])
  func parabola(times: [Int64]) throws {
    let (a, b, c) = (12.0, -340.0, 9000.0)
    let newest = Double(times.last ?? 0) / 1000
    let slope = b + 2 * c * newest
    let settings = VelocityTracker.Settings(rest: 1_000_000_000, isRestricted: false)

    let velocity = try #require(
      tracker(
        times.map {
          let t = Double($0) / 1000
          return ($0, a + b * t + c * t * t, -(a + b * t + c * t * t))
        }, settings: settings
      ).velocity())

    #expect(agrees(velocity.dx, slope, within: 1e-10))
    #expect(agrees(velocity.dy, -slope, within: 1e-10))
  }

  private static let curve: [(time: Int64, x: Double, y: Double)] = [
    (0, 0, 0), (8, 3, 1), (17, 9, 2), (25, 20, 2), (33, 34, 1.5), (41, 50, 0),
  ]

  @Test(
    "Adding to all times changes nothing at all", arguments: [1, 4_294_967_296, 9_000_000_000_000] as [Int64])
  func timeOffset(offset: Int64) {
    let plain = tracker(Self.curve).velocity()
    let later = tracker(Self.curve.map { ($0.time + offset, $0.x, $0.y) }).velocity()

    #expect(plain != nil)
    #expect(later == plain)
  }

  @Test("Adding to all places changes nothing", arguments: [1e3, -1e6])
  func placeOffset(offset: Double) throws {
    let plain = try #require(tracker(Self.curve).velocity())

    let moved = try #require(
      tracker(Self.curve.map { (4_294_967_290 + $0.time, $0.x + offset, $0.y - offset) }).velocity())

    #expect(agrees(moved.dx, plain.dx, within: 1e-9))
    #expect(agrees(moved.dy, plain.dy, within: 1e-9))
  }

  @Test("Half the time is twice the velocity")
  func timeScale() throws {
    let slow = try #require(tracker(Self.curve.map { ($0.time * 2, $0.x, $0.y) }).velocity())
    let fast = try #require(tracker(Self.curve).velocity())

    #expect(agrees(fast.dx, 2 * slow.dx, within: 1e-12))
    #expect(agrees(fast.dy, 2 * slow.dy, within: 1e-12))
  }

  @Test(
    "A question more than 40 ms after the newest sample finds no velocity",
    arguments: [(40, false), (41, true)])
  func restBeforeTheQuestion(wait: Int64, isAtRest: Bool) {
    let velocity = tracker(Self.curve).velocity(at: EventTime(milliseconds: 41 + wait))

    #expect((velocity == nil) == isAtRest)
  }

  @Test("A question before the newest sample is asked as of that")
  func earlyQuestion() {
    let tracker = tracker(Self.curve)

    #expect(tracker.velocity(at: .zero) == tracker.velocity())
  }

  @Test("What was before a rest of more than 40 ms does not count", arguments: [(40, 4), (41, 1)])
  func restBetweenSamples(gap: Int64, counted: Int) {
    let before: [(Int64, Double, Double)] = [(0, 0, 0), (10, 100, 0), (20, 200, 0)]

    let velocity = tracker(before + [(20 + gap, 600, 0)]).velocity()

    #expect((velocity == nil) == (counted == 1))
  }

  @Test("Samples older than 100 ms do not count")
  func horizon() throws {
    let old: [(Int64, Double, Double)] = [(0, 5000, 0), (30, -3000, 0)]
    let recent = even(7, from: 60, every: 15, x: 60, step: 15)

    let velocity = try #require(tracker(old + recent).velocity())

    #expect(agrees(velocity.dx, 1000, within: 1e-9))
  }

  @Test(
    "No more samples than the history count", arguments: [(20, 100), (2, 100), (0, nil)] as [(Int, Double?)])
  func history(length: Int, expected: Double?) {
    let old: [(Int64, Double, Double)] = [(0, -900, 0), (1, 400, 0)]
    let recent = even(20, from: 2, every: 1, x: 0, step: 0.1)

    let velocity = tracker(old + recent, settings: .init(history: length)).velocity()

    #expect((velocity == nil) == (expected == nil))
    #expect(agrees(velocity?.dx ?? 0, expected ?? 0, within: 1e-9))
  }

  @Test("A shorter history takes hold at once")
  func shortenedHistory() throws {
    var tracker = tracker([(0, -900, 0), (1, 400, 0), (2, 0, 0), (3, 1, 0)])

    tracker.settings.history = 2
    tracker.add(Point(x: 2), at: EventTime(milliseconds: 4))

    #expect(agrees(try #require(tracker.velocity()).dx, 1000, within: 1e-9))
  }

  @Test("The same time replaces the newest sample")
  func equalTimes() throws {
    let velocity = try #require(tracker([(0, 0, 0), (10, 99, 0), (10, 5, 0)]).velocity())

    #expect(agrees(velocity.dx, 500, within: 1e-12))
    #expect(tracker([(0, 0, 0), (0, 9, 0)]).velocity() == nil)
  }

  @Test("A time up to a second back counts as the newest")
  func reordered() throws {
    let velocity = try #require(tracker([(2000, 0, 0), (2010, 99, 0), (1010, 5, 0)]).velocity())

    #expect(agrees(velocity.dx, 500, within: 1e-12))
  }

  @Test("A time further back starts anew")
  func anotherClock() throws {
    var tracker = tracker([(2000, 0, 0), (2010, 99, 0), (1009, 5, 0)])
    let afterRestart = tracker.velocity()

    tracker.add(Point(x: 7), at: EventTime(milliseconds: 1019))

    #expect(afterRestart == nil)
    #expect(agrees(try #require(tracker.velocity()).dx, 200, within: 1e-12))
  }

  @Test("Restarting forgets all samples")
  func restart() {
    var tracker = tracker(Self.curve)

    tracker.restart()

    #expect(tracker.velocity() == nil)
  }

  @Test(
    "A place that cannot be is dropped",
    arguments: [
      Point(x: .nan), Point(y: .nan), Point(x: .infinity), Point(x: 1, y: -.infinity), Point(x: 2e9),
    ])
  func brokenPlaces(place: Point) {
    var tracker = tracker(Self.curve)
    let before = tracker

    tracker.add(place, at: EventTime(milliseconds: 45))

    #expect(tracker == before)
  }

  @Test("Extreme times and places still give finite numbers or nothing")
  func extremes() {
    for times: [Int64] in [[.min, .max], [.min, -1, .max], [.max, .max - 1, .min], [0, 1, 2]] {
      var tracker = VelocityTracker(settings: .init(horizon: .max, rest: .max))
      for (index, time) in times.enumerated() {
        tracker.add(Point(x: index.isMultiple(of: 2) ? 1e9 : -1e9), at: EventTime(nanoseconds: time))
      }
      let velocity = tracker.velocity()

      #expect(velocity == nil || velocity.map { $0.dx.isFinite && $0.dy.isFinite } == true)
    }
  }

  @Test("After a sudden stop the fit would run backwards; the answer is zero")
  func suddenStop() {
    let run = even(12, from: 0, every: 1, x: 0, step: 20) + even(8, from: 12, every: 1, x: 220, step: 0)

    #expect(tracker(run).velocity() == .zero)
    #expect((tracker(run, settings: .init(isRestricted: false)).velocity()?.dx ?? 0) < 0)
  }

  @Test("A real reversal survives, though the way as a whole goes the other way")
  func realReversal() throws {
    let there = even(8, from: 0, every: 8, x: 0, step: 20)
    let back = even(4, from: 64, every: 8, x: 128, step: -12)

    let velocity = try #require(tracker(there + back).velocity())

    #expect(velocity.dx < -1000)
  }
}
