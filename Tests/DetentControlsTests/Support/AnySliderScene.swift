import DetentControls
import DetentCore
import DetentGraphics
import DetentTesting
import DetentUI

/// A slider of any kind on a track from x = 22 to 322 that fills a window.
@MainActor
final class AnySliderScene {
  let slider: any SliderUnderTest
  let stage: Stage
  let ear = SliderEar()
  /// The names of control events, as they were sent.
  var events: [String] = []

  init(
    _ slider: any SliderUnderTest, size: Size = Size(width: 344, height: 86), scale: Double = 1,
    theme: Theme = .light,
    direction: LayoutDirection = .leftToRight, desktop: DesktopSettings = DesktopSettings(),
    configure: (any SliderUnderTest) -> Void = { _ in }
  ) throws {
    self.slider = slider
    configure(slider)
    stage = try Stage(
      slider, size: size, scale: scale, theme: theme, direction: direction, desktop: desktop)
    slider.listen(with: ear)
    listenToActions(of: slider) { [weak self] in self?.events.append($0) }
    stage.settle()
    stage.forgetFrames()
  }

  /// A point on the track, by its place from 0 to 1.
  func place(_ fraction: Double) -> Point {
    let track = slider.trackRect
    let isReversed = slider.layoutDirection == .rightToLeft
    return slider.axis == .horizontal
      ? Point(x: track.minX + (isReversed ? 1 - fraction : fraction) * track.width, y: track.midY)
      : Point(x: track.midX, y: track.minY + (1 - fraction) * track.height)
  }

  /// Where the lower or only thumb is drawn, 0 … 1.
  var drawn: Double {
    let (track, center) = (slider.trackRect, slider.thumbCenters[0])
    if slider.axis == .vertical { return (track.maxY - center.y) / track.height }
    let share = (center.x - track.minX) / track.width
    return slider.layoutDirection == .rightToLeft ? 1 - share : share
  }

  /// Presses a place, moves over to another, and lets go there.
  func drag(_ from: Double, _ to: Double, over seconds: Double = 0.3, steps: Int = 12) {
    stage.drag(from: place(from), to: place(to), over: seconds, steps: steps)
  }

  func thumb(_ role: ThumbRole) -> View { slider.focusOrder[role == .lower ? 0 : 1] }

  /// Whether the value and the drawn thumb are at a place.
  func isAt(_ fraction: Double) -> Bool { (slider.fraction - fraction).magnitude < 1e-9 }
}

/// Calls `hear` with the name of every control event.
@MainActor
func listenToActions(of slider: Control, _ hear: @escaping @MainActor (String) -> Void) {
  let names: [(ControlEvents, String)] = [
    (.editingDidBegin, "begin"), (.valueChanged, "value"), (.editingDidEnd, "end"),
    (.editingDidCancel, "cancel"),
  ]
  for (event, name) in names { slider.addAction(for: event) { _ in hear(name) } }
}

extension SliderKind {
  /// A scene with a slider of this kind, its lower thumb at 0.2.
  @MainActor
  func scene(
    size: Size = Size(width: 344, height: 86), scale: Double = 1, direction: LayoutDirection = .leftToRight,
    desktop: DesktopSettings = DesktopSettings(), configure: (any SliderUnderTest) -> Void = { _ in }
  ) throws -> AnySliderScene {
    try AnySliderScene(
      try make(), size: size, scale: scale, direction: direction, desktop: desktop, configure: configure)
  }
}
