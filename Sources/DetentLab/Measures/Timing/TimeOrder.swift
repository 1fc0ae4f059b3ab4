/// The order that times have to be in.
enum TimeOrder {
  /// Accepts finite times of which none lies before the one in front of it; equal ones may be.
  ///
  /// - Throws: ``Undefined/notFinite``, ``Undefined/timeRunsBackwards(index:)``.
  /// - Complexity: O(*n*)
  static func check(_ times: [Double]) throws(Undefined) {
    guard times.allSatisfy(\.isFinite) else { throw .notFinite }
    for index in times.indices.dropFirst() where times[index] < times[index - 1] {
      throw .timeRunsBackwards(index: index)
    }
    guard let first = times.first, let last = times.last, !(last - first).isFinite else { return }
    throw .overflow
  }
}
