internal import DetentCore

extension Rect {
  /// Whether the rectangle lies somewhere and has an extent that can be reckoned with.
  var isFinite: Bool { origin.isFinite && size.width.isFinite && size.height.isFinite }
}
