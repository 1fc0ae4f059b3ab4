import DetentUI

extension InputReport {
  /// The time of a report by which something that was held is let go; nil for others.
  var endStamp: UInt32? {
    switch self {
    case .pointer(let report):
      switch report.action {
      case .release, .touchEnded: report.origin.stamp
      case .motion, .press, .touchBegan, .touchMoved: nil
      }
    case .swipe(let report): report.phase == .ended || report.phase == .cancelled ? report.origin.stamp : nil
    case .crossing, .deviceChanged, .hierarchyChanged: nil
    }
  }
}
