/// One thumb in hand.
struct Hold: Sendable, Hashable {
  let thumb: ThumbID
  /// Pointer minus thumb centre along the track at press, in points; kept through resizes.
  let grabOffset: Double
  /// Where the pointer was last, along the track, in points.
  var pointer: Double
  var source = ReportSource.pointer
  var contact: Contact?
}

/// Both thumbs in hand, by the range between them.
struct RangeHold: Sendable, Hashable {
  /// The places of the lower and the upper thumb at press, 0 … 1.
  let lowerStart: Double
  let upperStart: Double
  /// The place of the pointer at press; a place and not points, so that a resize keeps it.
  let pressStart: Double
  /// Where the pointer was last, along the track, in points.
  var pointer: Double
  var contact: Contact?
}
