internal import DetentCore

/// What a press on the bare track does, as scripts and the command line call it.
enum TrackPressChoice: String, CaseIterable {
  case move
  case ignore

  init(_ press: RangeBehavior.TrackPress) { self = press == .ignore ? .ignore : .move }

  var press: RangeBehavior.TrackPress { self == .ignore ? .ignore : .moveNearestThumb }
}
