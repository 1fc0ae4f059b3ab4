package import DetentCore

/// The direction of a track or of pages, as scripts and the command line call it.
package enum AxisChoice: String, CaseIterable {
  case horizontal
  case vertical

  package init(_ axis: Axis) { self = axis == .vertical ? .vertical : .horizontal }

  package var axis: Axis { self == .vertical ? .vertical : .horizontal }
}
