import Testing

@testable import DetentLabTool

@Suite("Work on several processors")
struct ConcurrentMapTests {
  private struct Fault: Error, Equatable {
    let number: Int
  }

  @Test("Results are in the order of what they come from", arguments: [0, 1, 2, 1_000])
  func order(count: Int) {
    let numbers = Array(0..<count)

    // The first ones have the most to do.
    let sums = numbers.concurrentMap { number in (number..<count).reduce(0, +) }

    #expect(sums == numbers.map { number in (number..<count).reduce(0, +) })
  }

  @Test("Of several that fail the first one in order is told")
  func faults() {
    for first in [0, 1, 57, 99] {
      #expect(throws: Fault(number: first)) {
        try Array(0..<100).concurrentMap { (number) throws(Fault) in
          if number >= first { throw Fault(number: number) }
          return number
        }
      }
    }
  }
}
