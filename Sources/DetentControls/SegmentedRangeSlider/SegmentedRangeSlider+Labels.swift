internal import DetentCore
internal import DetentGraphics
internal import DetentUI

extension SegmentedRangeSlider {
  /// The first and the last stop's label below the track's ends; one that a bubble would cover hides.
  func showEndLabels(_ geometry: SliderGeometry) {
    if bubbleState.areLabelsStale { placeEndLabels(geometry) }
    bubbleState.areLabelsStale = false
    let isShown = appearance.showsEndLabels
    for (index, view) in endLabels.enumerated() where isShown && model.scale.count > index {
      view.isHidden = isCovered(view.frame)
    }
  }

  private func placeEndLabels(_ geometry: SliderGeometry) {
    let count = model.scale.count
    let isShown = appearance.showsEndLabels && count > 0
    let indices = [0, count - 1]
    let room =
      axis == .horizontal
      ? bounds.width / 2 - theme.metrics.grid / 2 : bounds.width / 2 - appearance.partDistance(along: axis)
    for (view, index) in zip(endLabels, indices) {
      guard isShown, count > 1 || view === endLabels[0] else {
        view.isHidden = true
        continue
      }
      view.text = text(ofEndLabelAt: index)
      view.alignment = .center
      let size = view.sizeThatFits(Size(width: max(0, room), height: bounds.height))
      view.frame = endLabelFrame(index: index, size: size, geometry)
    }
  }

  private func endLabelFrame(index: Int, size: Size, _ geometry: SliderGeometry) -> Rect {
    let center = geometry.track.position(at: model.scale.fraction(of: index))
    let box = BubbleLayout.box(over: center, length: size[axis].rounded(.up), within: geometry.extent)
    let near = appearance.partDistance(along: axis)
    return geometry.rect(along: box.start...box.end, across: near...near + size[axis.crossing].rounded(.up))
  }

  private func isCovered(_ frame: Rect) -> Bool {
    bubbles.contains {
      !$0.isHidden && $0.alpha > 0 && $0.frame.intersects(frame)
    }
  }
}
