internal import DetentControls
internal import DetentCore
internal import DetentUI

/// The range scene: a segmented slider and the pair that it has chosen.
final class RangeSceneController: SliderSceneController<StopGrid>, Scene {
  let slider: SegmentedRangeSlider
  private let model: PriceRange
  private var sceneLog: RangeSceneLog?

  init(model: PriceRange, slider: SegmentedRangeSlider, texts: Texts) {
    self.model = model
    self.slider = slider
    super.init(control: slider, name: "range", texts: texts)
  }

  override var choice: String {
    model.labels.isEmpty
      ? texts("range.empty") : texts("range.value", ["lower": model.lowerLabel, "upper": model.upperLabel])
  }

  override func choose() { model.choose(slider.range) }

  func startLogging(to log: EventLog) {
    let sceneLog = RangeSceneLog(log)
    self.sceneLog = sceneLog
    slider.delegate = sceneLog
    sceneLog.writeLayout(of: slider)
  }

  func part(of view: View) -> ScenePart? {
    guard view.isDescendant(of: slider), let thumb = slider.focusedThumb else { return nil }
    return ScenePart(widget: "range", part: "\(thumb)")
  }
}
