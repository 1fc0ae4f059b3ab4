package import DetentCore

/// The snap timings, as scripts and the command line call them.
package enum SnapChoice: String, CaseIterable {
  case release
  case live
  case magnetic

  package init(_ timing: SnapTiming) {
    switch timing {
    case .onRelease: self = .release
    case .whileDragging: self = .live
    case .magnetic: self = .magnetic
    }
  }

  /// The timing, with the strength of the pull where there is one.
  package func timing(strength: Double) -> SnapTiming {
    switch self {
    case .release: .onRelease
    case .live: .whileDragging
    case .magnetic: .magnetic(strength)
    }
  }
}
