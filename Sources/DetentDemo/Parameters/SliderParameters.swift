internal import DetentControls
internal import DetentCore

/// The parameters that every slider has.
@MainActor
struct SliderParameters<Scale: SliderScale> {
  let slider: SliderControl<Scale>

  /// How a drag goes, whatever the thumbs stand on.
  var handling: [Parameter] {
    [
      .choice("track-press", standard: TrackPressChoice.move) {
        TrackPressChoice(slider.trackPress)
      } set: {
        slider.trackPress = $0.press
      },
      .number(
        "touch-target", .init(limits: 16...96, step: 4, unit: .points), standard: RangeBehavior().touchTarget
      ) {
        slider.touchTarget
      } set: {
        slider.touchTarget = $0
      },
    ]
  }

  /// What only a slider with two thumbs has.
  var pair: [Parameter] {
    [
      .toggle("range-drag", standard: false) {
        slider.allowsRangeDrag
      } set: {
        slider.allowsRangeDrag = $0
      },
      .number(
        "pile-threshold", .init(limits: 0...24, step: 1, unit: .points),
        standard: GestureMetrics.pileThreshold
      ) {
        slider.pileThreshold
      } set: {
        slider.pileThreshold = $0
      },
    ]
  }

  /// The spring by which thumbs settle.
  var motion: [Parameter] {
    Parameter.spring(standard: .thumb, damping: 0.2...2) {
      slider.settleSpring
    } set: {
      slider.settleSpring = $0
    }
  }

  /// What it looks like; `standard` is what it looks like when nobody changes it, and its pictures are in `imageFolder`.
  func looks(standard: SliderAppearance, imageFolder: String?) -> [Parameter] {
    [
      .choice("images", standard: ImageChoice.drawn, applies: { imageFolder != nil }) {
        ImageChoice(slider.appearance)
      } set: { choice in
        switch choice {
        case .drawn: slider.appearance.removeImages()
        case .pictures: if let imageFolder { try slider.appearance.loadImages(fromFolder: imageFolder) }
        }
      },
      .number(
        "thumb-size", .init(limits: 4...64, step: 2, unit: .points), standard: standard.thumbSize.width
      ) {
        slider.appearance.thumbSize.width
      } set: {
        slider.appearance.thumbSize = Size(width: $0, height: $0)
      },
      .number(
        "track-thickness", .init(limits: 1...24, step: 1, unit: .points), standard: standard.trackThickness
      ) {
        slider.appearance.trackThickness
      } set: {
        slider.appearance.trackThickness = $0
      },
    ]
  }
}

extension SliderParameters where Scale == StopGrid {
  /// When a thumb goes to its stop.
  func snapping(standard: SnapTiming) -> [Parameter] {
    let strength = { (timing: SnapTiming) in
      if case .magnetic(let strength) = timing { strength } else { SnapTiming.defaultStrength }
    }
    return [
      .choice("snap", standard: SnapChoice(standard)) {
        SnapChoice(slider.snapTiming)
      } set: {
        slider.snapTiming = $0.timing(strength: strength(slider.snapTiming))
      },
      .number(
        "magnet", .init(limits: 0...100, step: 5, unit: .percent),
        standard: (SnapTiming.defaultStrength * 100).rounded(),
        applies: { SnapChoice(slider.snapTiming) == .magnetic }
      ) {
        (strength(slider.snapTiming) * 100).rounded()
      } set: {
        slider.snapTiming = .magnetic($0 / 100)
      },
      .number(
        "hysteresis", .init(limits: 0...45, step: 1, unit: .percent),
        standard: (Hysteresis().fraction * 100).rounded()
      ) {
        (slider.hysteresis.fraction * 100).rounded()
      } set: {
        slider.hysteresis = Hysteresis(fraction: $0 / 100, limit: slider.hysteresis.limit)
      },
      .number(
        "hysteresis-limit", .init(limits: 0...24, step: 1, unit: .points), standard: Hysteresis().limit
      ) {
        slider.hysteresis.limit
      } set: {
        slider.hysteresis = Hysteresis(fraction: slider.hysteresis.fraction, limit: $0)
      },
    ]
  }
}
