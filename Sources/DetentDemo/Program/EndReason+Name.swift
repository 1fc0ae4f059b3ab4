internal import DetentUI

extension EndReason {
  /// The reason as the event log calls it.
  var name: String {
    switch self {
    case .closed: "closed"
    case .finished: "finished"
    case .windowDestroyed: "window-destroyed"
    case .displayLost: "display-lost"
    case .signal(let number): "signal-\(number)"
    }
  }
}
