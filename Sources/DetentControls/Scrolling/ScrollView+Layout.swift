internal import DetentCore
internal import DetentUI

extension ScrollView {
  /// Brings content and indicator to where the model says.
  func showOffset() {
    var frame = bounds
    frame.size[axis] = contentLength
    let start = scrollAxis.place(of: -model.offset, length: contentLength, in: bounds.size[axis])
    var origin = Vector.zero
    origin[axis] = pixelScale.snapped(start)
    content.frame = frame.offset(by: origin)
    showIndicator()
  }

  private func showIndicator() {
    let metrics = theme.metrics
    let bar = ScrollIndicator(model, track: bounds.size[axis], minimum: metrics.indicatorLength)
    indicator.isHidden = bar == nil
    guard let bar else { return }
    var frame = bounds
    frame.size[axis.crossing] = metrics.indicatorTarget
    let isAtRight = axis == .vertical && layoutDirection == .leftToRight
    frame.origin.x = isAtRight ? bounds.width - metrics.indicatorTarget : 0
    frame.origin.y = axis == .horizontal ? bounds.height - metrics.indicatorTarget : 0
    indicator.axis = scrollAxis
    indicator.frame = frame
    indicator.bar = bar
  }
}
