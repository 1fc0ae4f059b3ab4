internal import DetentControls
internal import DetentCore
internal import DetentUI

extension LabBench {
  /// Where the hand would have to go for something else to happen, along the widget that it holds, in points of the window.
  var thresholds: [Double] {
    guard hold != nil, let pan else { return [] }
    switch pan.widget {
    case .range:
      return borders(in: range, stop: range.focusedThumb == .upper ? range.upperIndex : range.lowerIndex)
    case .step: return borders(in: step, stop: step.value - 1)
    case .pager:
      let start = pan.reading.location.x - pan.reading.translation.dx
      let way = pages.pager.bounds.width * pages.pager.scroller.behavior.commitFraction
      return [start - way, start + way]
    }
  }

  /// The places where the thumb in the hand leaves its stop for another one.
  private func borders<Scale: SliderScale>(in slider: SliderControl<Scale>, stop: Int) -> [Double] {
    let segment = slider.trackRect.size[slider.axis] / Double(max(1, slider.stopCount - 1))
    let reach = segment / 2 + slider.hysteresis.share(ofSegment: segment) * segment
    let center = slider.center(ofStop: stop).x
    return [center - reach, center + reach].map {
      slider.convertToWindow(Rect(x: $0, y: 0, width: 0, height: 0)).minX
    }
  }
}
