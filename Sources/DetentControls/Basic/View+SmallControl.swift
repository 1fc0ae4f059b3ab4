internal import DetentCore
internal import DetentUI

extension View {
  /// The box in which a small control is drawn: as wide as the view, in the middle of its height.
  var smallControlBox: Rect {
    let size = Size(width: bounds.width, height: min(bounds.height, theme.metrics.controlHeight))
    return pixelGrid.snapped(Rect(center: bounds.center, size: size))
  }
}
