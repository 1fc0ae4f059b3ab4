internal import Dispatch
internal import Synchronization

extension Array where Element: Sendable {
  /// What `transform` makes of the elements, in their order; as many at a time as there are processors.
  ///
  /// - Throws: What is thrown for the first element for which anything is.
  func concurrentMap<Value: Sendable, Failure>(
    _ transform: @Sendable (Element) throws(Failure) -> Value
  ) throws(Failure) -> [Value] {
    let results = Mutex([Result<Value, Failure>?](repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let result = Result { () throws(Failure) in try transform(self[index]) }
      results.withLock { $0[index] = result }
    }
    var values: [Value] = []
    for result in results.withLock({ $0 }) {
      if let value = try result?.get() { values.append(value) }
    }
    return values
  }
}
