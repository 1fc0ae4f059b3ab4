package import DetentCore

/// What a press on the bare track does, as scripts and the command line call it.
package enum TrackPressChoice: String, CaseIterable {
  case move
  case ignore

  package init(_ press: RangeBehavior.TrackPress) { self = press == .ignore ? .ignore : .move }

  package var press: RangeBehavior.TrackPress { self == .ignore ? .ignore : .moveNearestThumb }
}
