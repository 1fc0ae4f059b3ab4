/// What may go wrong while the demo runs.
enum DemoFailure: Error, Equatable, CustomStringConvertible {
  case screenshot(path: String, reason: String)

  /// The failure in one line.
  var description: String {
    switch self {
    case .screenshot(let path, let reason): "--screenshot: '\(path)' cannot be written: \(reason)"
    }
  }
}
