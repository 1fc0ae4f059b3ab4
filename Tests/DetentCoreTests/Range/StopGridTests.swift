import DetentCore
import Testing

@Suite("Stop grid") struct StopGridTests {
  @Test(
    "Stops are spread evenly from 0 to 1; a single one stands in the middle",
    arguments: [(5, 0, 0.0), (5, 1, 0.25), (5, 4, 1), (2, 1, 1), (1, 0, 0.5), (0, 0, 0.5)])
  func fraction(count: Int, index: Int, place: Double) {
    #expect(StopGrid(count: count).fraction(of: index) == place)
  }

  @Test("A negative count is none", arguments: [-1, Int.min])
  func negative(count: Int) {
    let grid = StopGrid(count: count)

    #expect(grid.count == 0 && grid.segments == 0 && grid.isInert && grid.bounds == 0...0)
  }

  @Test(
    "The nearest stop is on the grid wherever it is asked for",
    arguments: [
      (-1.0, 0), (0.12, 0), (0.125, 1), (0.4, 2), (1, 4), (7, 4), (-.infinity, 0), (.infinity, 4), (.nan, 0),
    ])
  func nearest(fraction: Double, index: Int) {
    #expect(StopGrid(count: 5).nearest(to: fraction) == index)
    #expect(StopGrid(count: 1).nearest(to: fraction) == 0)
  }

  @Test("A thumb that is dragged to no number, or over a single stop, keeps its stop")
  func keeps() {
    let keep = { (grid: StopGrid, fraction: Double) in
      grid.value(at: fraction, keeping: 0, trackLength: 100, hysteresis: Hysteresis())
    }

    #expect(keep(StopGrid(count: 5), .nan) == 0)
    #expect(keep(StopGrid(count: 1), 1) == 0)
    #expect(keep(StopGrid(count: 5), 9) == 4)
  }

  @Test("Steps stay on the grid", arguments: [(2, 1, 3), (2, 9, 4), (2, -9, 0), (2, .max, 4), (-1, .min, 0)])
  func steps(index: Int, steps: Int, result: Int) {
    #expect(StopGrid(count: 5).value(index, movedBy: steps) == result)
  }
}

@Suite("Tick counter") struct TickCounterTests {
  @Test(
    "Every stop on the way ticks, the first one not, the last one too",
    arguments: [(0, 3, [1, 2, 3]), (3, 0, [2, 1, 0]), (2, 3, [3]), (2, 2, [])] as [(Int, Int, [Int])])
  func passed(start: Int, end: Int, stops: [Int]) {
    #expect(TickCounter.stopsPassed(from: start, to: end) == stops)
  }

  @Test(
    "Up to 1024 stops all tick, beyond that 8 of them, evenly", arguments: [1023, 1024, 1025, 999_999])
  func thinned(distance: Int) {
    let up = TickCounter.stopsPassed(from: 0, to: distance)
    let down = TickCounter.stopsPassed(from: distance, to: 0)
    let steps = zip([0] + up, up).map { $1 - $0 }

    #expect(up.count == (distance <= 1024 ? distance : 8))
    #expect(up.last == distance && down.last == 0)
    #expect((steps.max() ?? 0) - (steps.min() ?? 0) <= 1)
  }

  @Test("The furthest stops there can be do not trap, nor does what is no pair of stops")
  func extremes() {
    #expect(TickCounter.stopsPassed(from: 0, to: .max).last == .max)
    #expect(TickCounter.stopsPassed(from: .min, to: .max).isEmpty)
  }
}
