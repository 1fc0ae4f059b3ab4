internal import DetentCore

/// The direction in which texts and tracks run.
enum DirectionChoice: String, CaseIterable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"

  init(_ direction: LayoutDirection) { self = direction == .rightToLeft ? .rightToLeft : .leftToRight }

  var direction: LayoutDirection { self == .rightToLeft ? .rightToLeft : .leftToRight }
}
