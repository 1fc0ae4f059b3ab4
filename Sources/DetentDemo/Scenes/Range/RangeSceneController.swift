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

  override var ownGroups: [ParameterGroup] { rangeGroups }

  /// Gives model and slider other stops; the thumbs stay within them.
  ///
  /// - Throws: `RangeError` when they cannot keep the gap; nothing has changed then.
  func replaceStops(_ labels: [String]) throws(RangeError) {
    try slider.setStops(labels)
    model.replaceLabels(labels, choosing: slider.range)
    showChoice()
  }

  /// Changes what happens when the thumbs meet; it may move them apart.
  ///
  /// - Throws: `RangeError` when the stops cannot keep the gap; nothing has changed then.
  func changeCollision(_ rule: CollisionRule) throws(RangeError) {
    try slider.setCollision(rule)
    choose()
    showChoice()
  }

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
