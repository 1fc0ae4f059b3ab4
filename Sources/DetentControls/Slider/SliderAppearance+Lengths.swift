internal import DetentCore

extension SliderAppearance {
  /// The same looks, with every length that cannot be as it is in `old`.
  func withLegalLengths(orThoseOf old: SliderAppearance) -> SliderAppearance {
    var legal = self
    func check(_ length: WritableKeyPath<SliderAppearance, Double>) {
      if !self[keyPath: length].isFinite || self[keyPath: length] < 0 {
        legal[keyPath: length] = old[keyPath: length]
      }
    }
    func check(_ size: WritableKeyPath<SliderAppearance, Size>) {
      if !self[keyPath: size].isLegal { legal[keyPath: size] = old[keyPath: size] }
    }
    for size in [\Self.thumbSize, \.bubbleSize, \.mergedBubbleSize, \.bubblePointerSize] { check(size) }
    for length in [
      \Self.thumbBorderWidth, \.thumbCurvature, \.thumbGrowth, \.trackThickness, \.trackCurvature,
      \.stopMarkSize, \.dividerWidth, \.dividerOverhang, \.dividerRadius, \.bubblePadding, \.bubbleRadius,
      \.spacing,
    ] { check(length) }
    return legal
  }
}
