import DetentCore
import Synchronization

/// Stops that count how often they are asked.
struct CountingScale: SliderScale {
  /// The number of questions so far.
  final class Questions: Sendable {
    private let number = Mutex(0)

    var count: Int { number.withLock { $0 } }
    func ask() { number.withLock { $0 += 1 } }
  }

  let grid: StopGrid
  let questions = Questions()

  static func == (left: CountingScale, right: CountingScale) -> Bool { left.grid == right.grid }
  func hash(into hasher: inout Hasher) { hasher.combine(grid) }

  var bounds: ClosedRange<Int> { asked(grid.bounds) }
  var isInert: Bool { asked(grid.isInert) }
  var isEmpty: Bool { asked(grid.isEmpty) }
  var pageSteps: Int { asked(grid.pageSteps) }
  func fraction(of value: Int) -> Double { asked(grid.fraction(of: value)) }
  func nearest(to fraction: Double) -> Int { asked(grid.nearest(to: fraction)) }
  func value(_ value: Int, movedBy steps: Int) -> Int { asked(grid.value(value, movedBy: steps)) }
  func value(_ value: Int, movedByFine steps: Int) -> Int { asked(grid.value(value, movedByFine: steps)) }
  func index(of value: Int) -> Int? { asked(grid.index(of: value)) }
  func stopsPassed(from start: Int, to end: Int) -> [Int] { asked(grid.stopsPassed(from: start, to: end)) }

  func value(at fraction: Double, keeping current: Int, trackLength: Double, hysteresis: Hysteresis) -> Int {
    asked(grid.value(at: fraction, keeping: current, trackLength: trackLength, hysteresis: hysteresis))
  }

  private func asked<Answer>(_ answer: Answer) -> Answer {
    questions.ask()
    return answer
  }
}
