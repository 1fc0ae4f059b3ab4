internal import DetentCore

/// The direction of a track or of pages, as scripts and the command line call it.
enum AxisChoice: String, CaseIterable {
  case horizontal
  case vertical

  init(_ axis: Axis) { self = axis == .vertical ? .vertical : .horizontal }

  var axis: Axis { self == .vertical ? .vertical : .horizontal }
}
