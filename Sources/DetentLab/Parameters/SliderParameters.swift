package import DetentControls
package import DetentCore

/// The parameters that every slider has.
@MainActor
package struct SliderParameters<Scale: SliderScale> {
  private let slider: SliderControl<Scale>
  /// What they go back to.
  private let standard: SliderStandard

  package init(slider: SliderControl<Scale>, standard: SliderStandard) {
    self.slider = slider
    self.standard = standard
  }

  /// How a drag goes, whatever the thumbs stand on.
  package var handling: [Parameter] {
    [
      .choice("track-press", standard: TrackPressChoice(standard.behavior.trackPress)) {
        TrackPressChoice(slider.trackPress)
      } set: {
        slider.trackPress = $0.press
      },
      .number(
        "touch-target", .init(limits: 16...96, step: 4, unit: .points),
        standard: standard.behavior.touchTarget
      ) {
        slider.touchTarget
      } set: {
        slider.touchTarget = $0
      },
    ]
  }

  /// What only a slider with two thumbs has.
  package var pair: [Parameter] {
    [
      .toggle("range-drag", standard: standard.behavior.allowsRangeDrag) {
        slider.allowsRangeDrag
      } set: {
        slider.allowsRangeDrag = $0
      },
      .number(
        "pile-threshold", .init(limits: 0...24, step: 1, unit: .points),
        standard: standard.behavior.pileThreshold
      ) {
        slider.pileThreshold
      } set: {
        slider.pileThreshold = $0
      },
    ]
  }

  /// The spring by which thumbs settle.
  package var motion: [Parameter] {
    Parameter.spring(standard: standard.behavior.settleSpring, damping: 0.2...2) {
      slider.settleSpring
    } set: {
      slider.settleSpring = $0
    }
  }

  /// What it looks like; its pictures are in `imageFolder`.
  package func looks(imageFolder: String?) -> [Parameter] {
    [
      .choice("images", standard: ImageChoice(standard.appearance), applies: { imageFolder != nil }) {
        ImageChoice(slider.appearance)
      } set: { choice in
        switch choice {
        case .drawn: slider.appearance.removeImages()
        case .pictures: if let imageFolder { try slider.appearance.loadImages(fromFolder: imageFolder) }
        }
      }.explained(by: "inspector.no-pictures"),
      .number(
        "thumb-size", .init(limits: 4...64, step: 2, unit: .points),
        standard: standard.appearance.thumbSize.width
      ) {
        slider.appearance.thumbSize.width
      } set: {
        slider.appearance.thumbSize = Size(width: $0, height: $0)
      },
      .number(
        "track-thickness", .init(limits: 1...24, step: 1, unit: .points),
        standard: standard.appearance.trackThickness
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
  package var snapping: [Parameter] {
    let strength = { (timing: SnapTiming) in
      if case .magnetic(let strength) = timing { strength } else { SnapTiming.defaultStrength }
    }
    return [
      .choice("snap", standard: SnapChoice(standard.behavior.snapTiming)) {
        SnapChoice(slider.snapTiming)
      } set: {
        slider.snapTiming = $0.timing(strength: strength(slider.snapTiming))
      },
      .number(
        "magnet", .init(limits: 0...100, step: 5, unit: .percent),
        standard: (strength(standard.behavior.snapTiming) * 100).rounded(),
        applies: { SnapChoice(slider.snapTiming) == .magnetic }
      ) {
        (strength(slider.snapTiming) * 100).rounded()
      } set: {
        slider.snapTiming = .magnetic($0 / 100)
      },
      .number(
        "hysteresis", .init(limits: 0...45, step: 1, unit: .percent),
        standard: (standard.behavior.hysteresis.fraction * 100).rounded()
      ) {
        (slider.hysteresis.fraction * 100).rounded()
      } set: {
        slider.hysteresis = Hysteresis(fraction: $0 / 100, limit: slider.hysteresis.limit)
      },
      .number(
        "hysteresis-limit", .init(limits: 0...24, step: 1, unit: .points),
        standard: standard.behavior.hysteresis.limit
      ) {
        slider.hysteresis.limit
      } set: {
        slider.hysteresis = Hysteresis(fraction: slider.hysteresis.fraction, limit: $0)
      },
    ]
  }
}
