import DetentLab
import Testing

@Suite("Time and frames") struct TimingTests {
  @Test("Server time wraps")
  func wrap() {
    #expect(ServerTime.elapsed(from: 7, to: 7) == 0)
    #expect(ServerTime.elapsed(from: .max, to: 0) == 1)
    #expect(ServerTime.elapsed(from: 10, to: 9) == .max)
  }

  @Test("Intervals need two times that run forwards")
  func intervals() throws {
    let why = { (times: [Double]) in reason { () throws(Undefined) in try SampleIntervals(times: times) } }

    #expect(why([]) == .tooFew(count: 0, needed: 2))
    #expect(why([5]) == .tooFew(count: 1, needed: 2))
    #expect(why([5, 4]) == .timeRunsBackwards(index: 1))
    #expect(why([5, .nan]) == .notFinite)
    #expect(
      reason { () throws(Undefined) in try SampleIntervals(intervals: [3, -1]) }
        == .outside(-1, lowest: 0, highest: .infinity))
    #expect(
      reason { () throws(Undefined) in try SampleIntervals(intervals: []) } == .tooFew(count: 0, needed: 1))
  }

  @Test("Times that stand still have no rate")
  func standing() throws {
    let still = try SampleIntervals(times: [5, 5, 5])

    #expect(still.rate == .undefined(.timeStandsStill))
    #expect(still.gaps() == .value([]))
    #expect(still.longest == 0)
    #expect(still.share(of: 0) == 1)
  }

  @Test("Gaps are named by their place")
  func gaps() throws {
    let sample = try SampleIntervals(times: [0, 8, 16, 24, 60, 68])

    #expect(sample.gaps() == .value([3]))
    #expect(sample.gaps(over: 5) == .value([]))
    #expect(sample.least == 8)
    #expect(sample.share(of: 9, tolerance: 1) == 0.8)
  }

  @Test("Short frames drop none, endless ones are refused")
  func drops() throws {
    let drops = try FrameDrops.of(intervals: [0, 3, 16, 17, 24, 26], period: 16.667).get()

    #expect(drops.dropped == [0, 0, 0, 0, 0, 1])
    #expect(drops.total == 1)
    #expect(FrameDrops.of(intervals: [], period: 16) == .undefined(.tooFew(count: 0, needed: 1)))
    #expect(FrameDrops.of(intervals: [16], period: 0) == .undefined(.notPositive(0)))
    #expect(FrameDrops.of(intervals: [1e300], period: 16) == .undefined(.overflow))
    #expect(FrameDrops.of(intervals: [0, 0], period: 16).value?.refreshRate == .undefined(.timeStandsStill))
  }

  @Test("A refresh is missed from the input on, not before")
  func missed() throws {
    let at = { (event: Double) in
      try MissedFrames.of(frames: [0, 100], events: [event], period: 10).get()
    }

    #expect(try at(1) == MissedFrames.of(frames: [0, 100], events: [1, 2, 3], period: 10).get())
    #expect(try at(1).missed == 9)
    #expect(try at(10).missed == 9)
    #expect(try at(10.5).missed == 8)
    #expect(try at(95).missed == 0)
    #expect(try at(0).missed == 0)
    #expect(try at(200).idle == 9)
    for event in stride(from: -5.0, through: 120, by: 2.5) {
      let report = try at(event)
      #expect(report.missed + report.idle == 9)
    }
  }

  @Test("Frames and events run forwards, a period is positive")
  func refused() {
    #expect(
      MissedFrames.of(frames: [2, 1], events: [], period: 9) == .undefined(.timeRunsBackwards(index: 1)))
    #expect(
      MissedFrames.of(frames: [1], events: [2, 1], period: 9) == .undefined(.timeRunsBackwards(index: 1)))
    #expect(MissedFrames.of(frames: [1], events: [], period: 0) == .undefined(.notPositive(0)))
    #expect(MissedFrames.of(frames: [0, 1e300], events: [], period: 1) == .undefined(.overflow))
    #expect(MissedFrames.of(frames: [], events: [], period: 1).value?.missed == 0)
  }

  @Test("A thumb that follows exactly has no lag")
  func lag() throws {
    let lag = try ThumbLag.of(pointer: [10, 20, 30], thumb: [7, 17, 27], grabOffset: 3).get()

    #expect(lag.largest == 0)
    #expect(lag.percentile95 == .value(0))
    #expect(ThumbLag.of(pointer: [], thumb: [], grabOffset: 0) == .undefined(.tooFew(count: 0, needed: 1)))
    #expect(ThumbLag.of(pointer: [1], thumb: [], grabOffset: 0) == .undefined(.unequalCounts(1, 0)))
    #expect(ThumbLag.of(pointer: [1], thumb: [.nan], grabOffset: 0) == .undefined(.notFinite))
    #expect(try ThumbLag.of(pointer: [0], thumb: [9], grabOffset: 0).get().lags == [-9])
  }

  @Test("A wall clock that goes to and fro is seen although it ends right")
  func clocks() throws {
    let clocks = try ClockComparison.of(monotonic: [0, 10, 20, 30], wall: [0, 510, 20, 30]).get()

    #expect(clocks.divergence == 0)
    #expect(clocks.largestJump == 500)
    #expect(clocks.flags == [.clockJump])
    #expect(try ClockComparison.of(monotonic: [0, 9], wall: [5, 15]).get().flags.isEmpty)
    #expect(ClockComparison.of(monotonic: [0], wall: [0]) == .undefined(.tooFew(count: 1, needed: 2)))
    #expect(ClockComparison.of(monotonic: [0, 1], wall: [0]) == .undefined(.unequalCounts(2, 1)))
    #expect(ClockComparison.of(monotonic: [1, 0], wall: [0, 1]) == .undefined(.timeRunsBackwards(index: 1)))
    #expect(ClockComparison.of(monotonic: [0, 1], wall: [0, .nan]) == .undefined(.notFinite))
  }

  @Test("A monitor of no size gives no millimetres, not those of 96 dots an inch")
  func size() {
    #expect(
      PhysicalLength.millimetres(pixels: 100, monitorMillimetres: 0, monitorPixels: 1920)
        == .undefined(.unknownSize))
    #expect(PhysicalLength.millimetres(pixels: 100, dotsPerInch: 0) == .undefined(.unknownSize))
    #expect(
      PhysicalLength.millimetres(pixels: 1, monitorMillimetres: 5, monitorPixels: 0)
        == .undefined(.notPositive(0)))
    #expect(
      PhysicalLength.millimetres(pixels: 96, monitorMillimetres: 508, monitorPixels: 1920) == .value(25.4))
  }
}
