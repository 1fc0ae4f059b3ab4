/// What stops are called: by names as far as there are some, and by numbers beyond.
///
/// The names stay while there are fewer stops, and come back with them.
struct StopLabels: Equatable {
  /// The names, from the first stop on.
  let names: [String]

  init(_ names: [String] = []) { self.names = names }

  /// The labels of so many stops.
  func labels(count: Int) -> [String] {
    names.prefix(count) + (names.count..<max(names.count, count)).map(number)
  }

  /// Numbers go on as the last name does, if that is one, and else count the stops from 1.
  private func number(of index: Int) -> String {
    let last = names.last.flatMap { Int($0) } ?? names.count
    return String(last + index - names.count + 1)
  }
}
