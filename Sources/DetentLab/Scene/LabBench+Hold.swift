internal import DetentControls
internal import DetentCore
internal import DetentUI

extension LabBench {
  /// What the hand has hold of; nil while nothing is held.
  var hold: FrameMeter.Hold? {
    guard let pan, pan.phase == .began || pan.phase == .changed else { return nil }
    switch pan.widget {
    case .range: return FrameMeter.Hold(distance: distance(in: range))
    case .step: return FrameMeter.Hold(distance: distance(in: step))
    case .pager: return FrameMeter.Hold()
    }
  }

  /// How far the thumb in the hand is from where the hand would have it, in points.
  private func distance<Scale: SliderScale>(in slider: SliderControl<Scale>) -> Double? {
    let thumb = slider.focusedThumb == .upper ? 1 : 0
    guard slider.heldPlaces.indices.contains(thumb), slider.thumbCenters.indices.contains(thumb) else {
      return nil
    }
    let (axis, track) = (slider.axis, slider.trackRect)
    let place = slider.heldPlaces[thumb] * track.size[axis]
    let isMirrored = slider.layoutDirection == .rightToLeft
    let hand = isMirrored ? track.origin[axis] + track.size[axis] - place : track.origin[axis] + place
    return abs(hand - slider.thumbCenters[thumb][axis])
  }
}
