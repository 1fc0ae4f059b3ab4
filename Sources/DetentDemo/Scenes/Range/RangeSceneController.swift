internal import DetentControls
internal import DetentCore
internal import DetentLab
internal import DetentUI

/// The range scene: a segmented slider and the pair that it has chosen.
final class RangeSceneController: SliderSceneController<StopGrid>, Scene {
  let slider: SegmentedRangeSlider
  private let model: PriceRange
  /// The stops that the program started with.
  let startLabels: [String]
  private var sceneLog: RangeSceneLog?

  init(
    model: PriceRange, slider: SegmentedRangeSlider, texts: Texts,
    imageFolder: String? = ResourceFolder.images
  ) {
    self.model = model
    self.slider = slider
    startLabels = model.labels
    super.init(control: slider, name: "range", texts: texts, imageFolder: imageFolder)
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
    model.rename(labels, choosing: slider.range)
    showChoice()
  }

  /// Gives model and slider so many stops, which keep their names.
  ///
  /// - Throws: `RangeError` when they cannot keep the gap; nothing has changed then.
  func changeStopCount(to count: Int) throws(RangeError) {
    try slider.setStops(model.names.labels(count: count))
    model.changeCount(to: count, choosing: slider.range)
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
    return ScenePart(widget: "range", part: thumb.rawValue)
  }
}
