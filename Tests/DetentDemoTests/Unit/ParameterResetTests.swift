import DetentLab
import Testing

@testable import DetentDemo

@Suite("Bringing defaults back")
@MainActor
struct ParameterResetTests {
  private struct Refusal: Error {}

  private final class Store { var numbers = [5.0, 5, 5] }

  private let store = Store()

  /// A number that can be 0 only when the next one is.
  private func parameter(_ index: Int, isBlocked: Bool = false) -> Parameter {
    .number("\(index)", .init(limits: 0...9, step: 1), standard: 0) { [store] in
      store.numbers[index]
    } set: { [store] in
      if isBlocked || store.numbers.dropFirst(index + 1).first.map({ $0 > 0 }) == true { throw Refusal() }
      store.numbers[index] = $0
    }
  }

  @Test("What depends on what comes after it is tried again, and what was overcome is not told")
  func dependent() {
    var changed: [Int] = []

    let refusals = ParameterReset(parameters: (0..<3).map { parameter($0) }).run { changed.append($0) }

    #expect(store.numbers == [0, 0, 0] && changed == [2, 1, 0] && refusals.isEmpty)
  }

  @Test("What cannot be in the end is told once each")
  func blocked() {
    var changed: [Int] = []

    let refusals = ParameterReset(parameters: [parameter(0), parameter(1, isBlocked: true), parameter(2)])
      .run { changed.append($0) }

    #expect(refusals.map(\.index) == [0, 1] && changed == [2])
  }

  @Test("Parameters that push each other away come to an end")
  func quarrel() {
    let other: (Int) -> Parameter = { index in
      .number("\(index)", .init(limits: 0...9, step: 1), standard: 0) { [store] in
        store.numbers[index]
      } set: { [store] in
        store.numbers[index] = $0
        store.numbers[1 - index] = 7
      }
    }

    #expect(ParameterReset(parameters: [other(0), other(1)]).run { _ in }.isEmpty)
  }
}
